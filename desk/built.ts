import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from '../server/env.ts';

/** What `npm run desk` has built: the addresses of script and styles. */
export interface Built {
  /** The folder that is served. */
  folder: string;
  script: string;
  styles: readonly string[];
}

type Manifest = Record<string, { file: string; css?: string[]; isEntry?: boolean }>;

/** Reads the manifest of a build (https://vite.dev/guide/backend-integration). Throws {@link SetupError} without one. */
export function readBuilt(folder: string): Built {
  try {
    const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));
    const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
    if (!entry) throw new Error('no entry');
    return { folder, script: `/${entry.file}`, styles: (entry.css ?? []).map((file) => `/${file}`) };
  } catch {
    throw new SetupError(['The pages of the desk are not built. Start it with: npm run desk']);
  }
}
