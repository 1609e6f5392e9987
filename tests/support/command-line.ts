import path from 'node:path';
import { run } from '../../cli/run.ts';
import { content } from './content.ts';
import { openTestStore } from './store.ts';

type Environment = Parameters<typeof run>[1];

/** Runs `npm run requests -- …` on the store of a folder, and returns its exit code and what it printed. */
export async function runCommand(
  args: readonly string[],
  { dataDir, ...changes }: Partial<Environment> & Pick<Environment, 'dataDir'>,
): Promise<{ code: number; out: string; notes: string }> {
  const printed = { out: '', notes: '', code: 0 };
  printed.code = await run(args, {
    openStore: () => openTestStore(dataDir),
    content,
    now: new Date('2026-11-20T12:00:00Z'),
    dataDir,
    backupDir: path.join(dataDir, 'backups'),
    out: (text) => {
      printed.out += `${text}\n`;
    },
    write: (text) => {
      printed.out += text;
    },
    note: (text) => {
      printed.notes += `${text}\n`;
    },
    confirm: async () => false,
    ...changes,
  });
  return printed;
}
