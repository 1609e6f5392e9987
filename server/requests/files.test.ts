import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { pdfBytes } from '../../domain/requests/index.ts';
import { catalog, deflated, object, page as pageOf, stream, tree } from '../../tests/support/pdf-parts.ts';
import { smallPdf } from '../../tests/support/requests.ts';
import { problemOfPdf, safeFileName } from './files.ts';
import { createPdfInspector, type InspectPdf } from './inspect-pdf.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kogge-files-'));
after(() => rmSync(folder, { recursive: true }));

const inspect = createPdfInspector({ warn: () => undefined }, { waitMs: 60_000, deadlineMs: 60_000 });
const busy: InspectPdf = async () => 'not inspected';
const field = { control: 'pdf', required: true } as const;
const file = (bytes: Buffer | string, name = 'cv.pdf') => {
  const content = Buffer.from(bytes as string, 'latin1');
  const target = path.join(folder, 'upload');
  writeFileSync(target, content);
  return { field: 'resume', name, size: content.length, path: target, digest: '' };
};
const problemOf = (content: Buffer | string) => problemOfPdf(inspect, field, file(content));

const drawing = Array.from(
  { length: 400 },
  (_, step) => `${(step * 7919) % 595} ${(step * 104_729) % 842} l`,
).join('\n');
const page = pageOf('/Contents 4 0 R');
const contents = stream('/Filter/FlateDecode', deflated(drawing));
const end = (trailer: string) => `trailer\n<<${trailer}>>\nstartxref\n0\n%%EOF\n`;
const crossReferences = (entries: string) => object(6, stream(`/Type/XRef/Size 7 ${entries}`, '\x01\x02'));

const body = object(1, catalog) + object(2, tree) + object(3, page) + object(4, contents);
const classic = `%PDF-1.4\n%\xe2\xe3\xcf\xd3\n${body}${end('/Size 5/Root 1 0 R')}`;
/** Catalog and pages lie compressed in an object stream, as most programs write them today. */
const compressed = (entries: string, damage = (packed: string) => packed) => {
  const heads = [1, 0, 2, catalog.length, 3, catalog.length + tree.length].join(' ');
  const packed = damage(deflated(`${heads} ${catalog}${tree}${page}`));
  const objects = stream(`/Type /ObjStm/N 3/First ${heads.length + 1}/Filter/FlateDecode`, packed);
  return `%PDF-1.7\n${object(4, contents)}${object(5, objects)}${crossReferences(entries)}startxref\n9\n%%EOF\n`;
};

const readable: Record<string, string | Buffer> = {
  'as small as PDF files get': smallPdf,
  'with a classic trailer': classic,
  'with object streams and a cross-reference stream': compressed('/Root 1 0 R'),
  // Only the trailer at its start names the document (ISO 32000-2, F.3.4).
  'linearized for the web': `%PDF-1.4\n${end('/Size 5/Root 1 0 R/Prev 900')}${body}${end('/Size 2')}`,
  'with a later revision': `${classic}${object(2, `${tree} `)}${end('/Size 5/Root 1 0 R/Prev 700')}`,
  'whose table of positions is wrong': classic.replace('startxref\n0', 'startxref\n99999'),
  'with line ends of old Macs': classic.replace(contents, '<<>>').replaceAll('\n', '\r'),
  'with a byte order mark before it': `\xef\xbb\xbf${classic}`,
  'with empty lines before it': `\r\n\r\n${classic}`,
  'with a remark of a web server behind it': `${classic}<!-- served in 3 ms -->`,
  'filled up with zeros to the size of a block': `${classic}${'\0'.repeat(4096)}`,
  'whose pages are compressed in a way that is not looked into': compressed('/Root 1 0 R').replace(
    '/FlateDecode>>',
    '/LZWDecode>>',
  ),
};
for (const [what, content] of Object.entries(readable)) {
  test(`a PDF file ${what} passes`, async () => assert.equal(await problemOf(content), null));
}

const zeros = (text: string, from: string, to: string) => {
  const [start, stop] = [text.indexOf(from), text.indexOf(to)];
  return text.slice(0, start) + '\0'.repeat(stop - start) + text.slice(stop);
};
const damaged: Record<string, string> = {
  'that ends too early': classic.slice(0, -20),
  'with nothing inside': '%PDF-1.4\n%%EOF\n',
  'with noise between its first line and its end': `%PDF-1.7\n${'\x9c\x01'.repeat(900)}${end('/Root 1 0 R')}`,
  'that lost its pages': zeros(classic, '2 0 obj', 'trailer'),
  'that lost one page': classic.replace('[3 0 R]/Count 1', '[3 0 R 7 0 R]/Count 2'),
  'that lost a piece': classic.slice(0, 20) + classic.slice(classic.indexOf('3 0 obj')),
  'whose compressed pages are zeros': compressed('/Root 1 0 R', (packed) => '\0'.repeat(packed.length)),
};
for (const [what, content] of Object.entries(damaged)) {
  test(`a PDF file ${what} is damaged`, async () => assert.equal(await problemOf(content), 'damaged'));
}

test('a file with a password is encrypted, whichever trailer says so', async () => {
  const keys = `/Encrypt<</Filter/Standard/V 1/R 2/P -4/O(${'o'.repeat(32)})/U(${'u'.repeat(32)})>>`;
  const root = `/Root 1 0 R${keys}/ID[(a)(a)]`;
  assert.equal(await problemOf(classic.replace('/Root 1 0 R', root)), 'encrypted');
  assert.equal(await problemOf(compressed(root)), 'encrypted');
  const linearized = `%PDF-1.4\n${end(`/Size 5${root}`)}${body}${end('/Size 2')}`;
  assert.equal(await problemOf(linearized), 'encrypted');
});

test('every other problem has its own code', async () => {
  assert.equal(await problemOfPdf(inspect, field, undefined), 'missing');
  assert.equal(await problemOfPdf(inspect, { ...field, required: false }, undefined), null);
  assert.equal(await problemOfPdf(inspect, field, file(smallPdf, 'CV.PDF')), null);
  assert.equal(await problemOfPdf(inspect, field, file(smallPdf, 'cv.docx')), 'wrongType');
  assert.equal(await problemOfPdf(inspect, field, file('PK\x03\x04 a zip file')), 'wrongType');
  assert.equal(await problemOfPdf(inspect, field, file(`<html>${smallPdf}`)), 'wrongType');
  assert.equal(await problemOfPdf(inspect, field, file('')), 'empty');
  assert.equal(await problemOfPdf(inspect, field, { ...file(''), size: pdfBytes + 1 }), 'tooLarge');
});

test('without inspection, name, size, start and end are still checked', async () => {
  assert.equal(await problemOfPdf(busy, field, file('PK\x03\x04 a zip file')), 'wrongType');
  assert.equal(await problemOfPdf(busy, field, file(classic.slice(0, -20))), 'damaged');
  assert.equal(await problemOfPdf(busy, field, file(smallPdf)), 'not inspected');
});

test('a stored name is safe on every system', () => {
  for (const [name, safe] of [
    ['Lebenslauf Jörg Müller.pdf', 'Lebenslauf Jörg Müller.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\x\\cv.PDF', 'cv.pdf'],
    ['a\r\nContent-Type: text-html.pdf', 'a_Content-Type_ text-html.pdf'],
    ['cv%0d%0a.pdf', 'cv_0d_0a.pdf'],
    ['cv\u202efdp.exe.pdf', 'cv_fdp.exe.pdf'],
    ['.htaccess.pdf', 'htaccess.pdf'],
    ['con.pdf', 'resume.pdf'],
    ['', 'resume.pdf'],
    ['"<>|:*?.pdf', 'resume.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(96)}.pdf`],
    [`${'漢'.repeat(96)}.pdf`, `${'漢'.repeat(66)}.pdf`],
    [`${'𠮷'.repeat(96)}.pdf`, `${'𠮷'.repeat(48)}.pdf`],
    [`x${'𠮷'.repeat(96)}.pdf`, `x${'𠮷'.repeat(47)}.pdf`],
    [`${'_'.repeat(15_000)}cv.pdf`, 'cv.pdf'],
    [`${'/a'.repeat(15_000)}/cv.pdf`, 'cv.pdf'],
  ] as const) {
    assert.equal(safeFileName({ name, field: 'resume' }), safe, name);
  }
});
