import type { ParseArgsOptionsConfig } from 'node:util';
import type { Content } from '../server/content.ts';
import type { Store } from '../server/store/store.ts';

export interface Context {
  store: Store;
  content: Content;
  now: Date;
  /** Absolute path of DATA_DIR. */
  dataDir: string;
  /** Absolute path of BACKUP_DIR, or null when it is not set. */
  backupDir: string | null;
  /** Writes a line to standard output. */
  out(text: string): void;
  /** Writes to standard output without a line end. */
  write(text: string): void;
  /** Writes a line to standard error. */
  note(text: string): void;
  /** Asks a yes-or-no question; false without a terminal. */
  confirm(question: string): Promise<boolean>;
}

export interface Command {
  options?: ParseArgsOptionsConfig;
  /** Takes one positional argument, such as the number of a request. */
  argument?: true;
  /** Creates the SQLite file when there is none. */
  createsStore?: true;
  run(context: Context, input: Input): Promise<void>;
}

export interface Input {
  argument: string | undefined;
  values: Readonly<Record<string, string | boolean | undefined>>;
}

/** Message with exit code 1. */
export class CommandError extends Error {}

/** Message with a reference to the help and exit code 2. */
export class UsageError extends Error {}

export function required({ argument }: Input, name: string): string {
  return argument ?? usage(`${name} is missing.`);
}

export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

export function usage(message: string): never {
  throw new UsageError(message);
}
