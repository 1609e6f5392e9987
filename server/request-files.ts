import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { RequestFiles } from './store/store.ts';

/**
 * The files of a folder by request: their names begin with its number. A file whose name begins with none is never
 * deleted.
 */
export function filesByRequest(folder: string): RequestFiles {
  const files = () =>
    (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) => {
      const id = /^(KG-[^-]+)-/.exec(name)?.[1];
      return id ? [{ id, file: path.join(folder, name) }] : [];
    });
  return {
    ids: () => [...new Set(files().map(({ id }) => id))],
    remove(requestIds) {
      const gone = new Set(requestIds);
      for (const { id, file } of files()) if (gone.has(id)) rmSync(file, { force: true });
    },
  };
}
