import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Files in DATA_DIR that belong to a request; their names begin with its number. */
export interface RequestFiles {
  /** The numbers of all requests that have files there. */
  ids(): string[];
  /** Deletes the files of these requests. */
  remove(requestIds: readonly string[]): void;
}

/** Mails as files, where there is no mail server. */
export function mailsFolder(dataDir: string): string {
  return path.join(dataDir, 'mails');
}

/** Files of applications that staff have looked at. */
export function downloadsFolder(dataDir: string): string {
  return path.join(dataDir, 'downloads');
}

/** File name of a mail in `mails/`: `KG-7Q2M9F0X-confirmation.eml`. */
export function mailFileName(requestId: string, channel: string): string {
  return `${requestId}-${channel}.eml`;
}

/** What lies in `mails/` and `downloads/`. A file whose name begins with no number is nobody's, and stays. */
export function requestFiles(dataDir: string): RequestFiles {
  const folders = [mailsFolder(dataDir), downloadsFolder(dataDir)];
  const files = () =>
    folders.filter(existsSync).flatMap((folder) =>
      readdirSync(folder).flatMap((name) => {
        const id = /^(KG-[^-]+)-/.exec(name)?.[1];
        return id ? [{ id, file: path.join(folder, name) }] : [];
      }),
    );
  return {
    ids: () => [...new Set(files().map(({ id }) => id))],
    remove(requestIds) {
      const gone = new Set(requestIds);
      for (const { id, file } of files()) if (gone.has(id)) rmSync(file, { force: true });
    },
  };
}

/** Not by `recursive`: where no folder can be made, as in /proc, Node tries for ever. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have been first.
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Takes from everybody but the owner what the site keeps in DATA_DIR: files that an earlier version, a copy or a
 * restored backup has left open to others. The folder itself may serve other purposes and stays as it is. Returns the
 * paths for which that was not possible.
 */
export function tighten(dataDir: string): string[] {
  const folders = [mailsFolder(dataDir), downloadsFolder(dataDir)].filter(existsSync);
  const files = [
    ...['kogge.sqlite', 'kogge.sqlite-wal', 'kogge.sqlite-shm', 'deletions.jsonl'].map((name) =>
      path.join(dataDir, name),
    ),
    ...folders.flatMap((folder) => namesIn(folder).map((name) => path.join(folder, name))),
  ];
  const modes = [
    ...folders.map((each) => [each, 0o700] as const),
    ...files.map((each) => [each, 0o600] as const),
  ];
  return modes.flatMap(([file, mode]) => {
    try {
      const stats = statSync(file, { throwIfNoEntry: false });
      if (stats && stats.mode & 0o077) chmodSync(file, mode);
      return [];
    } catch {
      return [file];
    }
  });
}

/** None where this user may not look: then nothing in it is this user's. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
