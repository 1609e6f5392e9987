import type { Channel } from '../domain/requests/index.ts';
import type { Content } from '../server/content.ts';
import type { Store } from '../server/store/store.ts';

/** What a command works with. Everything it says goes through here, so that tests can read it. */
export interface Context {
  store: Store;
  content: Content;
  /** Which outgoing rows an ordinary request has. */
  channels: readonly Channel[];
  now: Date;
  /** Absolute path of DATA_DIR. */
  dataDir: string;
  /** Absolute path of BACKUP_DIR, or null when it is not set. */
  backupDir: string | null;
  /** Where downloads go that nobody wants elsewhere; what lies there is deleted with its request. */
  downloads: string;
  /** A result, as one line or more, to standard output. */
  out(text: string): void;
  /** A piece of a result, as it is. */
  write(text: string): void;
  /** Progress and remarks: to standard error. */
  note(text: string): void;
  /** A line that replaces itself while long work goes on; shown only in a terminal. */
  progress(text: string): void;
  /** Width of the terminal in columns. */
  width: number;
  /** Asks a yes-or-no question; false when there is nobody to ask. */
  confirm(question: string): Promise<boolean>;
}

export interface Option {
  type: 'string' | 'boolean';
  /** What stands for the value in the help. */
  value?: string;
  help: string;
}

export interface Command {
  name: string;
  /** Positional arguments as the help shows them: `<id>` is required, `[id]` is not. */
  arguments?: string;
  summary: string;
  /** More, for the help of this command. */
  details?: string;
  options?: Readonly<Record<string, Option>>;
  examples: readonly string[];
  /** Makes the store when there is none yet. */
  createsStore?: true;
  run(context: Context, input: Input): Promise<void>;
}

/** What was typed behind the name of the command. */
export interface Input {
  positionals: readonly string[];
  values: Readonly<Record<string, string | boolean | undefined>>;
}

/** Ends the command with a sentence and exit code 1. */
export class CommandError extends Error {}

/** Ends the command with a sentence, a pointer to its help, and exit code 2. */
export class UsageError extends Error {}

/** The first positional argument, which must be there. */
export function required(input: Input, name: string): string {
  return input.positionals[0] ?? usage(`${name} is missing.`);
}

export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

export function usage(message: string): never {
  throw new UsageError(message);
}
