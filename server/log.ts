import { type Level, type LoggerOptions, pino } from 'pino';
import type { LogLevel } from './env.ts';

/** The events of the log, explained in docs/operate.md. */
type LogEvent =
  | 'alerted'
  | 'alerts_not_kept'
  | 'ceiling'
  | 'checkpoint'
  | 'crash'
  | 'deed'
  | 'delivered'
  | 'failure'
  | 'fails'
  | 'keeps_failing'
  | 'link'
  | 'link_not_sent'
  | 'modes'
  | 'no_terminal'
  | 'not_alerted'
  | 'not_delivered'
  | 'not_found'
  | 'not_inspected'
  | 'not_started'
  | 'outbox_away'
  | 'purge'
  | 'refused'
  | 'request'
  | 'restore'
  | 'resumed'
  | 'retention'
  | 'retention_failed'
  | 'sign_in'
  | 'sign_out'
  | 'started'
  | 'stopped'
  | 'stopping'
  | 'store_away'
  | 'upload_left'
  | 'withheld'
  | 'works';

type Write = (facts: { event: LogEvent } & Record<string, unknown>, message: string) => void;

export type Log = Readonly<Record<Exclude<Level, 'trace' | 'debug'>, Write>>;

/**
 * Logs JSON lines to standard output. Never log a name, an address or a message of a visitor. `sync` writes each line
 * immediately, for the last lines of a process.
 */
export function createLog(level: LogLevel, { sync = false } = {}): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  };
  return sync ? pino(options, pino.destination({ sync })) : pino(options);
}

/** The loggable facts of an error: name, code and stack, without the message, which may quote a visitor. */
export function errorFacts(error: unknown): { name: string; code?: string; at?: string[] } {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code } = error as { code?: unknown };
  return {
    name: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    // The stack begins with the message, whose lines could look like stack frames.
    at: error.stack
      ?.replace(error.message, '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 5)
      .map((line) => line.trim()),
  };
}

/** A path for the log: no query, no segment with a mail address, at most 200 characters. */
export function loggablePath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const parts = path.split('/').map((part) => (/@|%40/.test(part) ? '…' : part));
  return parts.join('/').slice(0, 200);
}
