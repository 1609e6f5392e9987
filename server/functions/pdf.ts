import { fileTypeFromBuffer } from 'file-type';
import { type FileField, type FileProblem, problemOfFile } from '../../domain/requests/index.ts';
import type { ReceivedFile } from './receive.ts';

// The end of a PDF file stands in its last kilobyte (ISO 32000, 7.5.5); some writers append a little.
const tailBytes = 2048;

/** The problem of one uploaded file by name, size and content, or null. `undefined` stands for no file. */
export async function problemOfPdf(
  field: FileField,
  file: ReceivedFile | undefined,
): Promise<FileProblem | null> {
  const problem = problemOfFile(field, file ?? null);
  if (problem || !file) return problem;
  const { bytes } = file;
  const type = await fileTypeFromBuffer(bytes);
  if (!startsWith(bytes, '%PDF-') || type?.mime !== 'application/pdf') return 'wrongType';
  const trailer = trailerOf(bytes);
  if (trailer === null) return 'damaged';
  return /\/Encrypt\b/.test(trailer) ? 'encrypted' : null;
}

/**
 * The dictionary that says where the document begins, and whether it is encrypted (ISO 32000, 7.5.5 and 7.5.8); null
 * when the file has no end or no root, as after a broken download.
 */
function trailerOf(bytes: Buffer): string | null {
  if (!bytes.subarray(-tailBytes).includes('%%EOF')) return null;
  const end = bytes.lastIndexOf('%%EOF');
  const classic = bytes.subarray(0, end).lastIndexOf('trailer');
  if (classic >= 0) {
    const trailer = bytes.subarray(classic, end).toString('latin1');
    if (/\/Root\b/.test(trailer)) return trailer;
  }
  // Since PDF 1.5 the trailer may be the dictionary of a cross-reference stream, which is never compressed itself.
  const type = Math.max(bytes.lastIndexOf('/Type/XRef'), bytes.lastIndexOf('/Type /XRef'));
  if (type < 0) return null;
  const start = bytes.subarray(0, type).lastIndexOf(' obj');
  const dictionary = bytes.subarray(start, bytes.indexOf('stream', type)).toString('latin1');
  return start >= 0 && /\/Root\b/.test(dictionary) ? dictionary : null;
}

/**
 * A name under which the file can be stored and downloaded anywhere: letters, digits, spaces and `-_.()`, at most 100
 * characters, ending in `.pdf`; `resume.pdf` when nothing is left of it.
 */
export function safeFileName({ name, field }: Pick<ReceivedFile, 'name' | 'field'>): string {
  const stem = name
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/\.pdf$/i, '')
    .replace(/[^\p{L}\p{M}\p{N} ._()-]+/gu, '_')
    .replace(/\.{2,}/g, '.')
    .replace(/^[ ._-]+|[ ._-]+$/g, '')
    .slice(0, 96)
    .toWellFormed()
    .trim();
  // Names that Windows keeps for devices.
  const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(stem);
  return `${stem && !reserved ? stem : field}.pdf`;
}

function startsWith(bytes: Buffer, text: string): boolean {
  return bytes.subarray(0, text.length).toString('latin1') === text;
}
