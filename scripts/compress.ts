import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { answersOnly } from '../server/http/pages.ts';

const compressible = new Set([
  '.css',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.vtt',
  '.webmanifest',
  '.xml',
]);

/**
 * Writes a .br and a .gz beside every text file of a built site, so that the server never compresses while a visitor
 * waits.
 */
export async function compressSite(folder: string): Promise<void> {
  const started = performance.now();
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !answersOnly.test(relative(folder, file)));
  const sizes = await Promise.all(files.map(compress));
  const total = (sum: (size: Sizes) => number) => sizes.reduce((all, size) => all + sum(size), 0);
  console.log(
    `Compressed ${files.length} files, ${kilobytes(total((size) => size.before))} to ` +
      `${kilobytes(total((size) => size.after))} brotli, in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}

interface Sizes {
  before: number;
  after: number;
}

async function compress(file: string): Promise<Sizes> {
  const bytes = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  // A file that does not become smaller stays alone.
  if (br.length < bytes.length) await writeFile(`${file}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
  return { before: bytes.length, after: Math.min(br.length, bytes.length) };
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} KB`;
}
