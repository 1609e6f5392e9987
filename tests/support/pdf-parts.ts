import { deflateSync } from 'node:zlib';

// Parts of PDF files as text of one byte a character.

export const bytesOf = (text: string) => Buffer.from(text, 'latin1');

export const object = (number: number, content: string) => `${number} 0 obj\n${content}\nendobj\n`;

export const stream = (entries: string, content: string) =>
  `<<${entries}/Length ${content.length}>>stream\n${content}\nendstream`;

export const deflated = (content: string) => deflateSync(bytesOf(content)).toString('latin1');

export const catalog = '<</Type/Catalog/Pages 2 0 R>>';
export const tree = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
export const page = (entries: string) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${entries}>>`;

/** A file of these objects, numbered from 1 (the catalog), with a valid cross-reference table. */
export function pdf(contents: readonly string[]): Buffer {
  const parts = ['%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'];
  let at = 15;
  const rows = contents.map((content, index) => {
    const row = `${String(at).padStart(10, '0')} 00000 n \n`;
    const part = object(index + 1, content);
    parts.push(part);
    at += part.length;
    return row;
  });
  const size = contents.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`;
  const end = `trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`;
  return bytesOf(parts.join('') + table + end);
}

/** A file of one page with these entries; further objects are numbered from 4. */
export const onePage = (entries: string, contents: readonly string[]) =>
  pdf([catalog, tree, page(entries)].concat(contents));

export const repeated = (size: number, text: string) => text.repeat(Math.ceil(size / text.length));

export const list = (count: number, make: (index: number) => string) =>
  Array.from({ length: Math.ceil(count) }, (_, index) => make(index));
