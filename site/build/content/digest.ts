import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A digest of all files of `content/` below `root`, which tells whether a build was made from them. */
export function contentDigest(root: string): string {
  const hash = createHash('sha256');
  for (const file of globSync('content/**/*.*', { cwd: root, exclude: ['content/.schemas'] }).sort()) {
    hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** The file of a build that holds the digest of its content; no address leads to it. */
export const digestFile = '.content-digest';
