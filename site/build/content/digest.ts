import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** SHA-256 of all files in `content/` below `root`, to detect a build of other content. */
export function contentDigest(root: string): string {
  const hash = createHash('sha256');
  for (const file of globSync('content/**/*.*', { cwd: root, exclude: ['content/.schemas'] }).sort()) {
    hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** File in `dist/` with the digest of its content; never served. */
export const digestFile = '.content-digest';
