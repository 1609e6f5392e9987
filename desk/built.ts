import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from '../server/env.ts';
import { immutable, readFiles, type ServedFile } from '../server/http/files.ts';

/** The built pages of the desk: files by path, and the paths of script and styles. */
export interface Built {
  files: ReadonlyMap<string, ServedFile>;
  script: string;
  styles: readonly string[];
}

type Manifest = Record<string, { file: string; css?: string[]; isEntry?: boolean }>;

/** Reads a build and its manifest (https://vite.dev/guide/backend-integration). Throws {@link SetupError} without one. */
export function readBuilt(folder: string): Built {
  try {
    const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));
    const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
    if (!entry) throw new Error('no entry');
    // Names of assets contain a hash of their content; the fonts do not change.
    const files = readFiles(folder, () => ({ 'Cache-Control': `private, ${immutable}` }));
    return { files, script: `/${entry.file}`, styles: (entry.css ?? []).map((file) => `/${file}`) };
  } catch {
    throw new SetupError(['The pages of the desk are not built. Start it with: npm run desk']);
  }
}
