import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Mails written as files where there is no mail server. */
export function mailsFolder(dataDir: string): string {
  return path.join(dataDir, 'mails');
}

/** Files of applications saved by the command line of version 1.0. */
export function downloadsFolder(dataDir: string): string {
  return path.join(dataDir, 'downloads');
}

/** Numbers of the requests that have mails or downloads in `dataDir`. */
export function requestsWithFiles(dataDir: string): string[] {
  return [...new Set(requestFilesIn(dataDir).map(({ id }) => id))];
}

/** Deletes mails and downloads of these requests, half-written ones too. */
export function removeRequestFiles(dataDir: string, requestIds: readonly string[]): void {
  for (const { id, file } of requestFilesIn(dataDir)) {
    if (requestIds.includes(id)) rmSync(file, { force: true });
  }
}

/** Files whose names begin with the number of a request; others are never deleted. */
function requestFilesIn(dataDir: string): { id: string; file: string }[] {
  const folders = [mailsFolder(dataDir), downloadsFolder(dataDir)].filter(existsSync);
  return folders.flatMap((folder) =>
    readdirSync(folder).flatMap((name) => {
      const id = /^(KG-[^-]+)-/.exec(name)?.[1];
      return id ? [{ id, file: path.join(folder, name) }] : [];
    }),
  );
}
