/**
 * Lines of a log as the server writes them (docs/operate.md, "Log"), for what is said beside it. Plain JavaScript without
 * packages, as prepare.mjs.
 */
import { createInterface } from 'node:readline';

/** One line of a log. */
export function jsonLine(level, event, msg) {
  return JSON.stringify({ level, time: new Date().toISOString(), event, msg });
}

/** Hands on what a program says, line by line; what is no JSON, such as a warning of Node itself, becomes some. */
export function handOnAsJson(stream, write) {
  createInterface({ input: stream }).on('line', (line) => {
    if (line.trim() !== '') write(line.startsWith('{') ? line : jsonLine('warn', 'stderr', line));
  });
}
