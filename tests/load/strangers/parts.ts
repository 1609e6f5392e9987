import { pdfBytes } from '../../../domain/requests/index.ts';
import { hostilePdfs } from '../../support/hostile-pdfs.ts';
import { exampleFields, smallPdf } from '../../support/requests.ts';
import {
  asPage,
  bytesOf,
  type Dimension,
  dimension,
  filled,
  headBytes,
  post,
  uploadBytes,
} from './dimension.ts';

const boundary = 'boundary-of-a-form';

/** An application with `more` parts before the others. */
function application(
  more: (string | Buffer)[],
  { name = 'cv.pdf', bytes = smallPdf }: { name?: string; bytes?: Buffer } = {},
): Buffer {
  const fields = Object.entries({
    ...exampleFields('application'),
    form: 'application',
    consent: 'v1',
    leaveEmpty: '',
    filesConsent: 'v1',
  });
  return multipart([
    ...more,
    ...fields.map(([field, value]) => part(`form-data; name="${field}"`, value)),
    part(`form-data; name="resume"; filename="${name}"\r\nContent-Type: application/pdf`, bytes),
  ]);
}

function multipart(parts: (string | Buffer)[], own = boundary, end = `--${own}--\r\n`): Buffer {
  const body = Buffer.concat([...parts, end].map(bytesOf));
  return post('application', `multipart/form-data; boundary=${own}`, body, asPage);
}

function part(disposition: string, content: string | Buffer, own = boundary): Buffer {
  return Buffer.concat([
    Buffer.from(`--${own}\r\nContent-Disposition: ${disposition}\r\n\r\n`),
    bytesOf(content),
    Buffer.from('\r\n'),
  ]);
}

const fileNames = ['_', '.', '/', '\\\\', '%', '%2F', ' ', '-', '\\"', 'a.pdf', '\u0301', '\u202e'];

const names: Dimension[] = [
  ...fileNames.map((piece) =>
    dimension(`file name: ${JSON.stringify(piece)} repeated`, 15_000, (size) =>
      application([], { name: `a${filled(piece, size)}a.pdf` }),
    ),
  ),
  dimension('file name with a character set', 15_000, (size) =>
    application([part(`form-data; name="coverLetter"; filename*=utf-8''${filled('%C3%A4', size)}`, 'x')]),
  ),
  dimension('name of a field', 15_000, (size) =>
    application([part(`form-data; name="${filled('a', size)}"`, 'x')]),
  ),
  dimension('parameters of a part', 15_000, (size) =>
    application([part(`form-data; name="a"${filled('; a=b', size)}`, 'x')]),
  ),
  dimension('header of a part', 2 ** 20, (size) =>
    application([part(`form-data; name="a"\r\nX-Long: ${filled('a', size)}`, 'x')]),
  ),
  dimension('header of a part, folded', 2 ** 20, (size) =>
    application([part(`form-data; name="a"\r\nX-Long: a${'\r\n a'.repeat(size / 4)}`, 'x')]),
  ),
  dimension('headers of a part, each 8 bytes', 2 ** 20, (size) =>
    application([part(`form-data; name="a"${'\r\nX: abc'.repeat(size / 8)}`, 'x')]),
  ),
];

const wholes: Dimension[] = [
  dimension('number of fields', 300_000, (size) =>
    application(Array.from({ length: size }, () => part('form-data; name="a"', ''))),
  ),
  dimension('number of files', 100_000, (size) =>
    application(Array.from({ length: size }, () => part('form-data; name="a"; filename="a.pdf"', ''))),
  ),
  dimension('number of parts without a head', 100_000, (size) =>
    application(Array.from({ length: size }, () => `--${boundary}\r\n\r\n`)),
  ),
  dimension('field of letters', uploadBytes, (size) =>
    application([part('form-data; name="name"', Buffer.alloc(size, 'a'))]),
  ),
  dimension('text before the first part', uploadBytes, (size) =>
    application([Buffer.alloc(size, 'a'), '\r\n']),
  ),
  dimension('line breaks before the first part', uploadBytes, (size) =>
    application([Buffer.alloc(size, '\r\n')]),
  ),
  dimension('text behind the last part', uploadBytes, (size) =>
    multipart([], boundary, `--${boundary}--\r\n${filled('a', size)}`),
  ),
  dimension('part without an end', uploadBytes, (size) =>
    multipart([part('form-data; name="resume"; filename="cv.pdf"', Buffer.alloc(size, 'a'))], boundary, ''),
  ),
  ...Object.entries({
    'line breaks': '\r\n',
    hyphens: '\r\n--',
    'almost the boundary': `\r\n--${boundary.slice(0, -1)}`,
    'the boundary without a line': `--${boundary}`,
  }).map(([what, piece]) =>
    dimension(`file of ${what}`, pdfBytes - 100, (size) =>
      application([], { bytes: Buffer.alloc(size, piece) }),
    ),
  ),
  dimension('boundary of hyphens, in a file of hyphens', headBytes - 500, (size) => {
    const own = `${'-'.repeat(size)}x`;
    return multipart(
      [part('form-data; name="resume"; filename="cv.pdf"', Buffer.alloc(2 ** 20, '-'), own)],
      own,
    );
  }),
  dimension('file of hyphens, within a boundary of 70', pdfBytes, (size) => {
    const own = `${'-'.repeat(69)}x`;
    return multipart(
      [part('form-data; name="resume"; filename="cv.pdf"', Buffer.alloc(size, '-'), own)],
      own,
    );
  }),
  dimension('file that is too large, answered with a page', uploadBytes, (size) =>
    application([], { bytes: Buffer.alloc(size, '%PDF-1.4 ') }),
  ),
  dimension('file beyond every limit, answered with a page', 2 * uploadBytes, (size) =>
    application([], { bytes: Buffer.alloc(size, '%PDF-1.4 ') }),
  ),
];

// Cached: some take a second to make, and each is sent several times.
let made: { name: string; size: number; bytes: Buffer } | undefined;

const files: Dimension[] = hostilePdfs.map(({ name, make }) => ({
  name: `PDF: ${name}`,
  limit: pdfBytes,
  request(size) {
    if (made?.name !== name || made.size !== size) made = { name, size, bytes: make(size) };
    return application([], { bytes: made.bytes });
  },
}));

export const parts: readonly Dimension[] = [...names, ...wholes, ...files];
