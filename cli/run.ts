import { parseArgs } from 'node:util';
import { backup, restore } from './backup-commands.ts';
import { type Command, CommandError, type Context, UsageError } from './command.ts';
import { download, exportRequests } from './export-commands.ts';
import { list, show, spam, stats } from './read-commands.ts';
import { closeJob, discard, erase, release, resend, retention } from './write-commands.ts';

const commands: readonly Command[] = [
  list,
  show,
  exportRequests,
  download,
  closeJob,
  erase,
  resend,
  spam,
  release,
  discard,
  stats,
  retention,
  backup,
  restore,
];

/** What a command is run with; the store is opened only when a command is going to use it. */
interface CliEnvironment extends Omit<Context, 'store'> {
  openStore(create: boolean): Promise<Context['store']>;
}

/** Runs one command line and returns its exit code: 0 done, 1 not possible, 2 typed wrongly. */
export async function run(args: readonly string[], environment: CliEnvironment): Promise<number> {
  const { out, note } = environment;
  const [name = 'help', ...rest] = args;
  if (/^(help|--help|-h)$/.test(name)) {
    const [asked] = rest;
    if (asked === undefined) return print(overview());
    const command = commands.find((candidate) => candidate.name === asked);
    return command ? print(helpOf(command)) : unknown(asked);
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) return unknown(name);
  if (rest.includes('--help') || rest.includes('-h')) return print(helpOf(command));
  let store: Context['store'] | undefined;
  try {
    const input = parse(command, rest);
    store = await environment.openStore(command.createsStore === true);
    await command.run({ ...environment, store }, input);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      note(`${error.message} See: npm run requests -- help ${command.name}`);
      return 2;
    }
    const { message, code } = error as NodeJS.ErrnoException;
    // When a database refuses on IPv4 and IPv6, the error has a code and an empty message.
    note(error instanceof CommandError ? message : `Not possible: ${message || code}`);
    return 1;
  } finally {
    await store?.close();
  }

  function print(text: string): number {
    out(text);
    return 0;
  }

  function unknown(wanted: string): number {
    note(`There is no command "${wanted}".\n\n${overview()}`);
    return 2;
  }
}

function parse(command: Command, args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: Object.fromEntries(
        Object.entries(command.options ?? {}).map(([name, { type }]) => [name, { type }]),
      ),
      allowPositionals: command.arguments !== undefined,
    });
    if (positionals.length > 1) {
      throw new UsageError('Too many words; put a title with spaces in quotes.');
    }
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    // The first sentence says what is wrong; the others explain positional arguments that begin with a dash.
    throw new UsageError(`${(error as Error).message.split(/\.\s/, 1)[0]}.`);
  }
}

function overview(): string {
  const lines = commands.map((command) => `  ${usageOf(command).padEnd(22)}${command.summary}`);
  return `npm run requests -- <command>

${lines.join('\n')}
  ${'help [command]'.padEnd(22)}Its options, with examples

It reads the same variables as the server (.env), also while the server runs.`;
}

function helpOf(command: Command): string {
  const options = Object.entries(command.options ?? {}).map(([name, { value, help }]) => {
    const shown = `--${name}${value ? ` <${value}>` : ''}`;
    return `  ${shown.padEnd(22)}${help}`;
  });
  return [
    `npm run requests -- ${usageOf(command)}${options.length > 0 ? ' [options]' : ''}`,
    `${command.summary}.${command.details ? ` ${command.details}` : ''}`,
    ...(options.length > 0 ? [options.join('\n')] : []),
    `Examples:\n${command.examples.map((example) => `  npm run requests -- ${example}`).join('\n')}`,
  ].join('\n\n');
}

function usageOf({ name, arguments: positionals }: Command): string {
  return positionals ? `${name} ${positionals}` : name;
}
