import { deflateSync } from 'node:zlib';

/** What PDF files are put together from; text stands for a byte each character. */
export type Content = string | Buffer;

export const bytesOf = (...parts: readonly Content[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

export const object = (number: number, content: Content) =>
  bytesOf(`${number} 0 obj\n`, content, '\nendobj\n');

export const stream = (entries: string, content: Content) =>
  bytesOf(`<<${entries}/Length ${content.length}>>stream\n`, content, '\nendstream');

export const flate = (content: Content, entries = '') =>
  stream(`/Filter/FlateDecode${entries}`, deflateSync(bytesOf(content)));

export const catalog = '<</Type/Catalog/Pages 2 0 R>>';
export const tree = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
export const page = (entries: string) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${entries}>>`;

/** A file of these objects, numbered from 1 (the catalog), with a right table of positions. */
export function pdf(contents: readonly Content[]): Buffer {
  const parts = [bytesOf('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')];
  let at = 15;
  const rows = contents.map((content, index) => {
    const row = `${String(at).padStart(10, '0')} 00000 n \n`;
    const part = object(index + 1, content);
    parts.push(part);
    at += part.length;
    return row;
  });
  const size = contents.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\n`;
  parts.push(bytesOf(table, `startxref\n${at}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** A file of one page: its entries, and the objects that they name, from number 4 on. */
export const onePage = (entries: string, ...contents: readonly Content[]) =>
  pdf([catalog, tree, page(entries), ...contents]);

/** A text again and again, until it fills `size` bytes. */
export const repeated = (size: number, text: string) => text.repeat(Math.ceil(size / text.length));

/** What `make` says of each number from 1, until it fills `size` bytes. */
export function counted(size: number, make: (index: number) => string): string {
  const parts: string[] = [];
  for (let length = 0; length < size; ) {
    const part = make(parts.length + 1);
    parts.push(part);
    length += part.length;
  }
  return parts.join('');
}

/** `count` things, made of the numbers from 0. */
export const list = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: Math.max(1, Math.ceil(count)) }, (_, index) => make(index));
