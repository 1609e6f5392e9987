import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallPdf } from '../../tests/support/requests.ts';
import { problemOfPdf, safeFileName } from './pdf.ts';

const field = { control: 'pdf', required: true, maxBytes: 1000 } as const;
const file = (bytes: Buffer | string, name = 'cv.pdf') => {
  const content = Buffer.from(bytes);
  return { field: 'resume', name, size: content.length, bytes: content };
};
const modern = (dictionary: string) =>
  `%PDF-1.7\n5 0 obj\n<</Type/XRef/Size 6 ${dictionary}>>stream\n\x01\x02\nendstream endobj\nstartxref\n9\n%%EOF\n`;

test('a PDF file passes, with a classic trailer or a cross-reference stream', async () => {
  assert.equal(await problemOfPdf(field, file(smallPdf)), null);
  assert.equal(await problemOfPdf(field, file(smallPdf, 'CV.PDF')), null);
  assert.equal(await problemOfPdf(field, file(modern('/Root 1 0 R'))), null);
});

test('each problem of a file is told apart', async () => {
  const text = smallPdf.toString();
  assert.equal(await problemOfPdf(field, undefined), 'missing');
  assert.equal(await problemOfPdf({ ...field, required: false }, undefined), null);
  assert.equal(await problemOfPdf(field, file(smallPdf, 'cv.docx')), 'wrongType');
  assert.equal(await problemOfPdf(field, file('PK\x03\x04 a zip file')), 'wrongType');
  assert.equal(await problemOfPdf(field, file(`<html>${text}`)), 'wrongType');
  assert.equal(await problemOfPdf(field, file('')), 'empty');
  assert.equal(await problemOfPdf(field, file(Buffer.alloc(1001))), 'tooLarge');
  assert.equal(await problemOfPdf(field, file(text.slice(0, -20))), 'damaged');
  assert.equal(await problemOfPdf(field, file('%PDF-1.4\n%%EOF\n')), 'damaged');
  assert.equal(
    await problemOfPdf(field, file(text.replace('/Root 1 0 R', '/Root 1 0 R/Encrypt 3 0 R'))),
    'encrypted',
  );
  assert.equal(await problemOfPdf(field, file(modern('/Root 1 0 R /Encrypt 4 0 R'))), 'encrypted');
});

test('a stored name can be saved anywhere and hides nothing', () => {
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
  ] as const) {
    assert.equal(safeFileName({ name, field: 'resume' }), safe, name);
  }
});
