import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dayMs } from '../../domain/periods.ts';
import { journal } from './deletions.ts';
import { databaseFile, makeFolder } from './folder.ts';
import type { Deletion, RowCounts, Store } from './store.ts';

/** A folder of BACKUP_DIR, named by when it was made: `2026-11-20T02-15-00Z`. */
export interface Backup {
  folder: string;
  at: Date;
}

// What a backup is called until it is whole.
const partial = '.partial';

/** The backups in a folder, the newest first; those that are being made or were broken off are none. */
export function backupsIn(backupDir: string): Backup[] {
  return named(backupDir, '').sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** The SQLite file of a backup, whichever engine it was made from. */
export function databaseOf({ folder }: Pick<Backup, 'folder'>): string {
  return databaseFile(folder);
}

/** Makes a backup with the deletion records of all machines, which appears under its name when it is whole and checked. */
export async function makeBackup(
  store: Pick<Store, 'backup' | 'erasure'>,
  backupDir: string,
  now: Date,
): Promise<{ folder: string; counts: RowCounts }> {
  const folder = path.join(backupDir, nameOf(now));
  if (existsSync(folder)) throw new Error(`${folder} exists already`);
  makeFolder(`${folder}${partial}`);
  const counts = await store.backup(databaseFile(`${folder}${partial}`));
  journal(`${folder}${partial}`).add(await store.erasure.deletions());
  renameSync(`${folder}${partial}`, folder);
  return { folder, counts };
}

/** Deletes backups that are older than so many days, and what was broken off a day ago. Returns how many of the former. */
export function removeOldBackups(backupDir: string, days: number, now: Date): number {
  const old = named(backupDir, '').filter(({ at }) => now.getTime() - at.getTime() > days * dayMs);
  const broken = named(backupDir, partial).filter(({ at }) => now.getTime() - at.getTime() > dayMs);
  for (const { folder } of [...old, ...broken]) rmSync(folder, { recursive: true });
  return old.length;
}

/** What is known of deletions in a backup and in all that lie beside it, of which a newer one knows more. */
export function deletionsBeside({ folder }: Pick<Backup, 'folder'>): Deletion[] {
  const folders = [folder, ...backupsIn(path.dirname(folder)).map((backup) => backup.folder)];
  const records = folders.flatMap((each) => journal(each).records());
  return [...new Map(records.map((record) => [record.requestId, record])).values()];
}

function nameOf(at: Date): string {
  return at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
}

/** Folders that are named by a time and end so. */
function named(backupDir: string, ending: string): Backup[] {
  const names = existsSync(backupDir) ? readdirSync(backupDir) : [];
  return names.flatMap((name) => {
    if (!name.endsWith(ending)) return [];
    const found = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/.exec(
      name.slice(0, name.length - ending.length),
    );
    if (!found) return [];
    const [, day, hour, minute, second] = found;
    return [{ folder: path.join(backupDir, name), at: new Date(`${day}T${hour}:${minute}:${second}Z`) }];
  });
}
