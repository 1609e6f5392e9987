import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dayMs } from '../../domain/periods.ts';
import { recordDeletions, recordedDeletions, uniqueDeletions } from './deletions.ts';
import { databaseFile, makeFolder } from './folder.ts';
import type { Deletion, RowCounts, Store } from './store.ts';

/** A folder of BACKUP_DIR, named by its time: `2026-11-20T02-15-00Z`. */
export interface Backup {
  folder: string;
  at: Date;
}

// Ends the name of a folder until its backup is complete.
const partial = '.partial';

/** The complete backups in a folder, newest first. */
export function backupsIn(backupDir: string): Backup[] {
  return foldersEndingIn('', backupDir).sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** Makes a backup with the deletion records of all machines. Its folder is renamed to its name once it is checked. */
export async function makeBackup(
  store: Pick<Store, 'backup' | 'erasure'>,
  backupDir: string,
  now: Date,
): Promise<{ folder: string; counts: RowCounts }> {
  const folder = path.join(backupDir, folderName(now));
  if (existsSync(folder)) throw new Error(`${folder} exists already`);
  makeFolder(`${folder}${partial}`);
  const counts = await store.backup(databaseFile(`${folder}${partial}`));
  recordDeletions(`${folder}${partial}`, await store.erasure.deletions());
  renameSync(`${folder}${partial}`, folder);
  return { folder, counts };
}

/** Deletes backups older than `days`, and incomplete ones older than a day. Returns the number of the former. */
export function removeOldBackups(backupDir: string, days: number, now: Date): number {
  const old = foldersEndingIn('', backupDir).filter(({ at }) => now.getTime() - at.getTime() > days * dayMs);
  const incomplete = foldersEndingIn(partial, backupDir).filter(
    ({ at }) => now.getTime() - at.getTime() > dayMs,
  );
  for (const { folder } of [...old, ...incomplete]) rmSync(folder, { recursive: true });
  return old.length;
}

/** Deletion records of a backup and of all backups beside it, because newer ones have more. */
export function deletionsBeside(folder: string): Deletion[] {
  const folders = [folder, ...backupsIn(path.dirname(folder)).map((backup) => backup.folder)];
  return uniqueDeletions(folders.flatMap(recordedDeletions));
}

function folderName(at: Date): string {
  return at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
}

function foldersEndingIn(ending: string, backupDir: string): Backup[] {
  const names = existsSync(backupDir) ? readdirSync(backupDir) : [];
  return names.flatMap((name) => {
    if (!name.endsWith(ending)) return [];
    const time = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/.exec(name.slice(0, name.length - ending.length));
    if (!time) return [];
    const [, day, hour, minute, second] = time;
    return [{ folder: path.join(backupDir, name), at: new Date(`${day}T${hour}:${minute}:${second}Z`) }];
  });
}
