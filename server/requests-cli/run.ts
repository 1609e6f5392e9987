import { parseArgs } from 'node:util';
import { backup, closeJob, erase, release, resend, retention } from './changing.ts';
import { type Command, CommandError, type Context, UsageError } from './command.ts';
import { list, show, spam, stats } from './reading.ts';
import { download, exportRequests } from './taking.ts';

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
  stats,
  retention,
  backup,
];

/** What a run needs from outside; the store is opened only when a command is going to use it. */
export interface Surroundings extends Omit<Context, 'store'> {
  openStore(): Promise<Context['store']>;
}

/** Runs one command line and returns its exit code: 0 done, 1 not possible, 2 typed wrongly. */
export async function run(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { out, note } = surroundings;
  const [name = 'help', ...rest] = args;
  if (/^(help|--help|-h)$/.test(name)) {
    const asked = commands.find((command) => command.name === rest[0]);
    out(asked ? helpOf(asked) : overview());
    return 0;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    note(`There is no command "${name}".\n\n${overview()}`);
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    out(helpOf(command));
    return 0;
  }
  let store: Context['store'] | undefined;
  try {
    const input = parse(command, rest);
    store = await surroundings.openStore();
    await command.run({ ...surroundings, store }, input);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      note(`${error.message} See: npm run requests -- help ${command.name}`);
      return 2;
    }
    note(error instanceof CommandError ? error.message : `Not possible: ${(error as Error).message}`);
    return 1;
  } finally {
    await store?.close();
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
    // parseArgs explains in further sentences how to write what nobody here wants to write.
    throw new UsageError(`${(error as Error).message.split(/\.\s/, 1)[0]}.`);
  }
}

function overview(): string {
  const lines = commands.map((command) => `  ${usageOf(command).padEnd(22)}${command.summary}`);
  return `npm run requests -- <command>

${lines.join('\n')}
  ${'help [command]'.padEnd(22)}Its options, with examples

It reads the same variables as the server (.env) and may be used while the server runs.`;
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
