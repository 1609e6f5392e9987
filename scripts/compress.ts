import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { answersOnly } from '../server/http/pages.ts';

const compressible = /\.(css|html|ico|js|json|svg|txt|vtt|webmanifest|xml)$/;

/** Writes a .br and a .gz beside every text file of a build, so that the server does not compress. */
export async function compressSite(folder: string): Promise<void> {
  const started = performance.now();
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !answersOnly.test(relative(folder, file)));
  const sizes = await Promise.all(files.map(compress));
  const total = (key: 'before' | 'after') =>
    Math.round(sizes.reduce((sum, size) => sum + size[key], 0) / 1024);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Compressed ${files.length} files, ${total('before')} KB to ${total('after')} KB brotli, in ${seconds} s`,
  );
}

async function compress(file: string) {
  const bytes = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  // Only when compression makes the file smaller.
  if (br.length < bytes.length) await writeFile(`${file}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
  return { before: bytes.length, after: Math.min(br.length, bytes.length) };
}
