/**
 * Writes a .br and a .gz beside every text file of the build, so that the server never compresses while a visitor
 * waits. `npm run build` calls it.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url).pathname;
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
// The server fills these in before it sends them.
const filledIn = /^(?:answers\/|(?:de\/)?(?:404|500)\.html$)/;

const started = performance.now();
let before = 0;
let after = 0;
const files = (await readdir(dist, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !filledIn.test(relative(dist, file)));
await Promise.all(files.map(compress));
console.log(
  `Compressed ${files.length} files, ${kilobytes(before)} to ${kilobytes(after)} brotli, in ` +
    `${((performance.now() - started) / 1000).toFixed(1)} s`,
);

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  before += bytes.length;
  after += Math.min(br.length, bytes.length);
  // A file that does not become smaller stays alone.
  if (br.length < bytes.length) await writeFile(`${file}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} KB`;
}
