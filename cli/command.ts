import type { ParseArgsOptionsConfig } from 'node:util';
import type { Content } from '../server/content.ts';
import type { Store } from '../server/store/store.ts';

/** What a command works with. Everything it says goes through here, so that tests can read it. */
export interface Context {
  store: Store;
  content: Content;
  now: Date;
  /** Absolute path of DATA_DIR. */
  dataDir: string;
  /** Absolute path of BACKUP_DIR, or null when it is not set. */
  backupDir: string | null;
  /** A line of the result, to standard output. */
  out(text: string): void;
  /** A piece of the result without a line end. */
  write(text: string): void;
  /** A remark, to standard error. */
  note(text: string): void;
  /** Asks a yes-or-no question; false when there is nobody to ask. */
  confirm(question: string): Promise<boolean>;
}

export interface Command {
  options?: ParseArgsOptionsConfig;
  /** Takes one word that is no option, such as the number of a request. */
  argument?: true;
  /** Makes the store when there is none yet. */
  createsStore?: true;
  run(context: Context, input: Input): Promise<void>;
}

/** What was typed behind the name of the command. */
export interface Input {
  argument: string | undefined;
  values: Readonly<Record<string, string | boolean | undefined>>;
}

/** Ends the command with a sentence and exit code 1. */
export class CommandError extends Error {}

/** Ends the command with a sentence, a pointer to the help, and exit code 2. */
export class UsageError extends Error {}

/** The argument, which must be there. */
export function required({ argument }: Input, name: string): string {
  return argument ?? usage(`${name} is missing.`);
}

export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

export function usage(message: string): never {
  throw new UsageError(message);
}
