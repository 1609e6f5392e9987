import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { RequestFiles } from './store.ts';

/** Mails as files, where there is no mail server. */
export function mailsFolder(dataDir: string): string {
  return path.join(dataDir, 'mails');
}

/** Files of applications that the command line of version 1.0 has saved. */
export function downloadsFolder(dataDir: string): string {
  return path.join(dataDir, 'downloads');
}

/** What lies outside of the store and is deleted with its request. */
export function requestFilesIn(dataDir: string): RequestFiles[] {
  return [filesByRequest(mailsFolder(dataDir)), filesByRequest(downloadsFolder(dataDir))];
}

/**
 * The files of a folder by request, partly written ones too: their names begin with its number. A file whose name
 * begins with none is never deleted.
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
