import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The SQLite database. */
export function databaseFile(dataDir: string): string {
  return path.join(dataDir, 'kogge.sqlite');
}

/** The deletion records. */
export function journalFile(dataDir: string): string {
  return path.join(dataDir, 'deletions.jsonl');
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
 * restored backup has left open to others, and all that lies in `within`. The folder itself may serve other purposes
 * and stays as it is. Returns the paths for which that was not possible.
 */
export function restrictPermissions(dataDir: string, within: readonly string[]): string[] {
  const folders = within.filter(existsSync);
  const files = [
    ...storeFiles(dataDir),
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

/** Gives what root has made in DATA_DIR to the owner of the folder, whose server could not write it. */
export function giveToOwner(dataDir: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dataDir);
  for (const file of storeFiles(dataDir).filter(existsSync)) chownSync(file, uid, gid);
}

function storeFiles(dataDir: string): string[] {
  const database = databaseFile(dataDir);
  return [database, `${database}-wal`, `${database}-shm`, journalFile(dataDir)];
}

/** None where this user may not look: then nothing in it is this user's. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
