import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from '../server/env.ts';
import { immutable, readFiles, type ServedFile } from '../server/http/files.ts';

/** What `npm run desk` has built: its files, and the addresses of script and styles. */
export interface Built {
  /** By path. */
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
    // Names of assets change with what is in them; the fonts have not changed since they were cut.
    const files = readFiles(folder, () => ({ 'Cache-Control': `private, ${immutable}` }));
    return { files, script: `/${entry.file}`, styles: (entry.css ?? []).map((file) => `/${file}`) };
  } catch {
    throw new SetupError(['The pages of the desk are not built. Start it with: npm run desk']);
  }
}
