import { parseArgs } from 'node:util';
import { requestDefinitions } from '../domain/requests/index.ts';
import { backup, restore } from './backup-commands.ts';
import { type Command, CommandError, type Context, type Input, UsageError } from './command.ts';
import { exportRequests } from './export-commands.ts';
import { list, show } from './read-commands.ts';
import { closeJob, erase, resend } from './write-commands.ts';

const commands: ReadonlyMap<string, Command> = new Map([
  ['list', list],
  ['show', show],
  ['export', exportRequests],
  ['erase', erase],
  ['resend', resend],
  ['close-job', closeJob],
  ['backup', backup],
  ['restore', restore],
]);

const help = `npm run requests -- <command>

  list                 Requests, the newest first: number, received, kind, name, address,
                       what it is about, its mails; separated by tabs
    --kind <kind>      only this kind
    --waiting          instead, each mail that is not delivered: number, which mail,
                       next attempt, failed attempts, why
    --spam             instead, suspected spam, with the reason in place of the mails
  show <number>        One request with all its words, files and mails
  export               Requests without suspected spam, the newest first
    --csv              as CSV; what a spreadsheet would run as a formula gets a '
    --semicolon        CSV with semicolons, as Excel expects it in German
    --json             as JSON
    --kind <kind>      only this kind
    --since <date>     only what was received on that day or later: 2026-11-20
    --email <address>  only from this sender
    --out <file>       write to this file; it must not exist
  erase <address>      Delete everything of a sender: requests, files, mails that wait.
                       With the number of a request: everything of who sent it
    --yes              do not ask
  resend <number>      Send now what was not delivered
    --all              also what was delivered already
    --waiting          in place of a number: of all requests, but not what was withheld
  close-job [title]    End recruitment for a job: its applications go a year later.
                       Without a title: the jobs that have open applications
  backup               Copy everything into BACKUP_DIR, and delete backups that are old
  restore [backup]     Fill an empty database from a backup; stop the server before.
                       Without a name: the backups in BACKUP_DIR
    --yes              do not ask

Kinds: ${requestDefinitions.map(({ kind }) => kind).join(', ')}.
It reads the same variables as the server (.env), also while the server runs.`;

interface CliEnvironment extends Omit<Context, 'store'> {
  /** Opens the store for a command; `create`: also when there is no SQLite file. */
  openStore(create: boolean): Promise<Context['store']>;
}

/** Runs a command line and returns its exit code: 0 done, 1 not possible, 2 wrong usage. */
export async function run(args: readonly string[], environment: CliEnvironment): Promise<number> {
  const { out, note } = environment;
  const [name = 'help', ...rest] = args;
  if (/^(help|--help|-h)$/.test(name)) {
    out(help);
    return 0;
  }
  const command = commands.get(name);
  if (!command) {
    note(`There is no command "${name}".\n\n${help}`);
    return 2;
  }
  let store: Context['store'] | undefined;
  try {
    const input = parse(command, rest);
    store = await environment.openStore(command.createsStore === true);
    await command.run({ ...environment, store }, input);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      note(`${error.message} See: npm run requests -- help`);
      return 2;
    }
    const { message, code } = error as NodeJS.ErrnoException;
    // An error of several attempts to connect (IPv4 and IPv6) has a code but no message.
    note(error instanceof CommandError ? message : `Not possible: ${message || code}`);
    return 1;
  } finally {
    await store?.close();
  }
}

function parse({ options = {}, argument }: Command, args: string[]): Input {
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args, options, allowPositionals: argument === true });
  } catch (error) {
    // Only Node's first sentence is about the mistake.
    throw new UsageError(`${(error as Error).message.split(/\.\s/, 1)[0]}.`);
  }
  const { values, positionals } = parsed;
  if (positionals.length > 1) throw new UsageError('Too many words; put a title with spaces in quotes.');
  return { values: values as Input['values'], argument: positionals[0] };
}
