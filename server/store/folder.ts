import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

export function databaseFile(dataDir: string): string {
  return path.join(dataDir, 'kogge.sqlite');
}

export function deletionsFile(dataDir: string): string {
  return path.join(dataDir, 'deletions.jsonl');
}

/** Like `mkdir -p`. Not by Node's `recursive`, which never returns where no folder can be made, as in /proc. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it.
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Makes the files of the store in `dataDir`, the folders `within` and their files accessible to their owner alone: a
 * copy or a restored backup may have left them open. Not `dataDir` itself, which may serve other purposes. Returns the
 * paths for which that failed.
 */
export function restrictPermissions(dataDir: string, within: readonly string[]): string[] {
  const folders = within.filter(existsSync);
  const files = folders.flatMap((folder) => namesIn(folder).map((name) => path.join(folder, name)));
  return [...storeFiles(dataDir), ...folders, ...files].flatMap((file) => {
    try {
      const stats = statSync(file, { throwIfNoEntry: false });
      if (stats && stats.mode & 0o077) chmodSync(file, stats.isDirectory() ? 0o700 : 0o600);
      return [];
    } catch {
      return [file];
    }
  });
}

/** Gives the store's files that root made to the owner of `dataDir`, whose server could not write them. */
export function giveToOwner(dataDir: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dataDir);
  for (const file of storeFiles(dataDir).filter(existsSync)) chownSync(file, uid, gid);
}

function storeFiles(dataDir: string): string[] {
  const database = databaseFile(dataDir);
  return [database, `${database}-wal`, `${database}-shm`, deletionsFile(dataDir)];
}

/** Empty where this user may not look: then no file in it belongs to this user. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
