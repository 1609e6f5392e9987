import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkBackup } from '../server/store/backup.ts';
import { backupsIn, deletionsBeside, makeBackup, removeOldBackups } from '../server/store/backups.ts';
import { databaseFile, giveToOwner } from '../server/store/folder.ts';
import type { RowCounts } from '../server/store/store.ts';
import { type Command, CommandError, type Context, counted } from './command.ts';

export const backup: Command = {
  async run(context) {
    const { store, content, now } = context;
    const backupDir = backupDirOf(context);
    const { folder, counts } = await makeBackup(store, backupDir, now);
    context.out(folder);
    context.note(`${inWords(counts)}, checked.`);
    const removed = removeOldBackups(backupDir, content.company.backupDays, now);
    if (removed > 0) context.note(`${counted(removed, 'older backup')} deleted.`);
  },
};

export const restore: Command = {
  argument: true,
  options: { yes: { type: 'boolean' } },
  createsStore: true,
  async run(context, { argument: name, values }) {
    const { store, dataDir } = context;
    if (name === undefined) return list(context);
    const places = context.backupDir ? [context.backupDir, '.'] : ['.'];
    const folders = places.map((place) => path.resolve(place, name));
    const folder = folders.find((each) => existsSync(databaseFile(each)));
    if (!folder) {
      const unreadable = folders.find((each) => existsSync(each));
      throw new CommandError(
        unreadable
          ? `There is no backup in ${unreadable} that this user can read. Copied by root: \`chown -R\` it to this user.`
          : `There is no backup ${name}. \`restore\` alone lists those in BACKUP_DIR.`,
      );
    }
    const file = databaseFile(folder);
    const holds = await checkBackup(file);
    const states = await store.statistics.countByState();
    const present = Object.values(states).reduce((sum, count) => sum + count);
    if (present > 0) {
      throw new CommandError(
        `The database holds ${counted(present, 'request')} already, and a backup is only put into an empty database. ${
          store.engine === 'sqlite'
            ? `Move kogge.sqlite, kogge.sqlite-wal and kogge.sqlite-shm out of ${dataDir}; delete them when all is well.`
            : 'Make a new one and name it in DATABASE_URL.'
        }`,
      );
    }
    context.note(`${folder} holds ${inWords(holds)}.`);
    if (!values.yes && !(await context.confirm('Is the server stopped, and shall this be restored?'))) {
      throw new CommandError('Nothing was restored. Where nobody can be asked, use --yes.');
    }
    const counts = await store.restore(file);
    const again = await store.erasure.repeatDeletions(deletionsBeside(folder));
    giveToOwner(dataDir);
    context.out(`Restored ${inWords(counts)}.`);
    context.out(`Deleted again what was erased after the backup: ${counted(again, 'request')}.`);
    const unsent = (await store.outbox.backlog(1)).reduce((sum, row) => sum + row.waiting + row.givenUp, 0);
    if (unsent > 0) {
      context.note(
        `${counted(unsent, 'mail')} in it had not been sent then, and may have been since: see docs/operate.md, "Restore".`,
      );
    }
  },
};

function list(context: Context): void {
  const backupDir = backupDirOf(context);
  const backups = backupsIn(backupDir);
  if (backups.length === 0) context.note(`There is no backup in ${backupDir}.`);
  for (const { folder } of backups) context.out(path.basename(folder));
}

function backupDirOf({ backupDir }: Context): string {
  if (!backupDir) throw new CommandError('BACKUP_DIR is not set: name a folder for backups in .env.');
  return backupDir;
}

function inWords({ requests, files, outbox, deletions }: RowCounts): string {
  return [
    counted(requests, 'request'),
    counted(files, 'file'),
    counted(outbox, 'mail'),
    counted(deletions, 'deletion record'),
  ].join(', ');
}
