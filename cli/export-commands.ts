import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exportedRequests } from '../server/store/export.ts';
import { type Command, CommandError, type Context, counted, usage } from './command.ts';
import { filterOf, filterOptions, requestOf } from './read-commands.ts';

export const exportRequests: Command = {
  name: 'export',
  summary: 'Requests as CSV or JSON',
  details: 'Without suspected spam, the newest first.',
  options: {
    csv: {
      type: 'boolean',
      help: "as CSV (UTF-8); what a spreadsheet would run as a formula gets a ' before it",
    },
    semicolon: { type: 'boolean', help: 'CSV with semicolons, as Excel expects it in German' },
    json: { type: 'boolean', help: 'as JSON' },
    out: { type: 'string', value: 'file', help: 'write to this file; it must not exist' },
    ...filterOptions,
  },
  examples: [
    'export --csv --out requests.csv',
    'export --csv --semicolon --out anfragen.csv',
    'export --json --kind demo --since 2026-01-01',
  ],
  async run(context, { values }) {
    if (Boolean(values.csv) === Boolean(values.json)) usage('Choose --csv or --json.');
    if (values.semicolon && !values.csv) usage('--semicolon belongs to --csv.');
    const format = values.json ? 'json' : values.semicolon ? 'csv-semicolon' : 'csv';
    // Parsed before the file is made, so that a mistyped option leaves none behind.
    const filter = { ...filterOf(values), spam: false };
    const { write, close } = await openOutput(context, values.out);
    // The head and the foot are no requests.
    let count = -2;
    for await (const piece of exportedRequests(context.store, filter, format)) {
      await write(piece);
      count += 1;
      if (count > 0 && count % 500 === 0) context.progress(`${count} requests`);
    }
    await close();
    context.note(`${counted(count, 'request')} exported.`);
  },
};

export const download: Command = {
  name: 'download',
  arguments: '<number>',
  summary: 'The files of an application',
  details:
    'They lie in the folder downloads of DATA_DIR until the request is deleted. What you put elsewhere is deleted by you.',
  options: {
    out: { type: 'string', value: 'folder', help: 'folder to put them in, that in DATA_DIR unless told' },
  },
  examples: ['download KG-7Q2M9F0X', 'download KG-7Q2M9F0X --out applications'],
  async run(context, input) {
    const request = await requestOf(context.store, input);
    const files = await context.store.requests.files(request.id);
    if (files.length === 0) {
      throw new CommandError(
        request.files.length > 0
          ? `The files of ${request.id} were deleted while it was suspected of spam.`
          : `Request ${request.id} has no files.`,
      );
    }
    const { out } = input.values;
    const folder = out === undefined ? context.downloads : String(out);
    await mkdir(folder, { recursive: true });
    for (const { field, name, bytes } of files) {
      const file = path.join(folder, `${request.id}-${field}-${path.basename(name)}`);
      if (out === undefined) await writeFile(file, bytes);
      else await writeNew(file, bytes);
      context.out(file);
    }
    context.note('The files come from outside, so open them with care.');
  },
};

/** Where an export goes: standard output, or a new file. */
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

/** Readable only by whoever asked for it, and never over another file. */
async function writeNew(file: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(file, bytes, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new CommandError(`${file} exists already. Move it away or choose another folder.`);
  }
}
