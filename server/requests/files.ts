import { open } from 'node:fs/promises';
import { truncate } from '../../domain/printable.ts';
import { type FileField, type FileProblem, problemOfFile } from '../../domain/requests/index.ts';
import { orUnavailable } from '../http/refusal.ts';
import type { InspectPdf } from './inspect-pdf.ts';
import type { ReceivedFile } from './receive.ts';

// `%%EOF` is in the last kilobyte of a PDF file (ISO 32000-1, annex H.3); some writers append a little.
const endBytes = 2048;
// Some files are padded with zeros or line breaks to the size of a block.
const paddingBytes = 4096;
// File systems allow 255 bytes; number, field and `.pdf` are added.
const maxStemBytes = 200;

/**
 * The problem of an uploaded file by name, size and content, or null; `file` is undefined when none was sent.
 * `not inspected`: name, size, start and end are right, and PDFium could not check the rest.
 */
export async function problemOfPdf(
  inspect: InspectPdf,
  field: FileField,
  file: ReceivedFile | undefined,
): Promise<FileProblem | null | 'not inspected'> {
  const problem = problemOfFile(field, file ?? null);
  if (problem || !file) return problem;
  const { start, end } = await orUnavailable(() => endsOf(file));
  // Some programs write a byte order mark or empty lines first; viewers accept that.
  if (!/^(?:\xef\xbb\xbf)?\s*%PDF-/.test(start.toString('latin1'))) return 'wrongType';
  // A truncated file has no end marker.
  if (!withoutPadding(end).subarray(-endBytes).includes('%%EOF')) return 'damaged';
  return inspect(file.path);
}

async function endsOf({ path, size }: ReceivedFile): Promise<{ start: Buffer; end: Buffer }> {
  await using file = await open(path);
  const part = async (position: number, length: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  };
  const fromEnd = endBytes + paddingBytes;
  return { start: await part(0, endBytes), end: await part(Math.max(0, size - fromEnd), fromEnd) };
}

function withoutPadding(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] as number) <= 0x20) end -= 1;
  return bytes.subarray(0, end);
}

/**
 * A file name that is safe on every system: letters, digits, spaces and `-_.()`, at most 100 characters and 204 bytes of
 * UTF-8, ending in `.pdf`. The name of the field when nothing is left.
 */
export function safeFileName({ name, field }: Pick<ReceivedFile, 'name' | 'field'>): string {
  const start = Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1;
  const letters = name
    .slice(start)
    .normalize('NFC')
    .replace(/\.pdf$/i, '')
    .replace(/[^\p{L}\p{M}\p{N} ._()-]+/gu, '_')
    .replace(/\.{2,}/g, '.');
  // Trimmed to the first and last character that is not a separator.
  const [within = ''] = /[^ ._-](?:.*[^ ._-])?/s.exec(letters) ?? [];
  const bytes = Buffer.from(truncate(within, 96)).subarray(0, maxStemBytes);
  // `stream` drops a character that was cut in half at the end.
  const stem = new TextDecoder().decode(bytes, { stream: true }).trim();
  // Device names of Windows.
  const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(stem);
  return `${stem && !reserved ? stem : field}.pdf`;
}
