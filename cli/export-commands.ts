import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { startOfDay } from '../domain/time-zone.ts';
import { exportedRequests } from '../server/store/export.ts';
import type { RequestFilter } from '../server/store/store.ts';
import { type Command, CommandError, type Context, counted, type Input, usage } from './command.ts';
import { kindOf } from './read-commands.ts';

export const exportRequests: Command = {
  options: {
    csv: { type: 'boolean' },
    semicolon: { type: 'boolean' },
    json: { type: 'boolean' },
    kind: { type: 'string' },
    since: { type: 'string' },
    email: { type: 'string' },
    out: { type: 'string' },
  },
  async run(context, { values }) {
    if (Boolean(values.csv) === Boolean(values.json)) usage('Choose --csv or --json.');
    if (values.semicolon && !values.csv) usage('--semicolon belongs to --csv.');
    const format = values.json ? 'json' : values.semicolon ? 'csv-semicolon' : 'csv';
    // Parsed first: a mistyped option must not leave a file behind.
    const filter = filterOf(values);
    const { write, close } = await openOutput(context, values.out);
    // Head and foot of the file are not requests.
    let count = -2;
    for await (const piece of exportedRequests(context.store, filter, format)) {
      await write(piece);
      count += 1;
    }
    await close();
    context.note(`${counted(count, 'request')} exported.`);
  },
};

function filterOf({ kind, since, email }: Input['values']): RequestFilter {
  const at = since === undefined ? undefined : startOfDay(String(since));
  if (at === null) usage(`"${since}" is not a date. Write it as 2026-11-20.`);
  return {
    kind: kindOf(kind),
    since: at,
    email: email === undefined ? undefined : String(email),
    spam: false,
  };
}

/** Standard output, or a new file that only this user can read. */
async function openOutput(context: Context, out: string | boolean | undefined) {
  if (out === undefined) return { write: context.write, close: async () => {} };
  const file = String(out);
  if (existsSync(file)) throw new CommandError(`${file} exists already. Choose another name.`);
  const stream = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await once(stream, 'open');
  return {
    async write(text: string) {
      if (!stream.write(text)) await once(stream, 'drain');
    },
    async close() {
      stream.end();
      await once(stream, 'close');
    },
  };
}
