import { truncate } from '../../domain/printable.ts';
import { type FileField, type FileProblem, problemOfFile } from '../../domain/requests/index.ts';
import type { InspectPdf } from './pdf-pool.ts';
import type { ReceivedFile } from './receive.ts';

// The end of a PDF file stands in its last kilobyte (ISO 32000-1, annex H.3); some writers append a little.
const tailBytes = 2048;
// File systems count 255 bytes; number, field and ending are put around it.
const maxStemBytes = 200;

/**
 * The problem of one uploaded file by name, size and content, or null. `undefined` stands for no file; `sender`
 * is the network it comes from. Throws a `Refusal` (503) when too many files wait to be looked into.
 */
export async function problemOfPdf(
  look: InspectPdf,
  field: FileField,
  file: ReceivedFile | undefined,
  sender: string,
): Promise<FileProblem | null> {
  const problem = problemOfFile(field, file ?? null);
  if (problem || !file) return problem;
  // Some programs write a byte order mark or empty lines first, and viewers do not mind.
  if (!/^(?:\xef\xbb\xbf)?\s*%PDF-/.test(file.bytes.subarray(0, tailBytes).toString('latin1')))
    return 'wrongType';
  // Half a PDF file begins like a whole one; only its end shows a broken download.
  if (!withoutPadding(file.bytes).subarray(-tailBytes).includes('%%EOF')) return 'damaged';
  return look(file.bytes, sender);
}

/** Without the zeros and line breaks that fill some files up to the size of a block. */
function withoutPadding(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] as number) <= 0x20) end -= 1;
  return bytes.subarray(0, end);
}

/**
 * A name under which the file can be stored and downloaded anywhere: letters, digits, spaces and `-_.()`, at most 100
 * characters and 204 bytes of UTF-8, ending in `.pdf`; `resume.pdf` when nothing is left of it.
 */
export function safeFileName({ name, field }: Pick<ReceivedFile, 'name' | 'field'>): string {
  const start = Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1;
  const letters = name
    .slice(start)
    .normalize('NFC')
    .replace(/\.pdf$/i, '')
    .replace(/[^\p{L}\p{M}\p{N} ._()-]+/gu, '_')
    .replace(/\.{2,}/g, '.');
  // From the first letter or digit to the last one.
  const [within = ''] = /[^ ._-](?:.*[^ ._-])?/s.exec(letters) ?? [];
  const bytes = Buffer.from(truncate(within, 96)).subarray(0, maxStemBytes);
  // A character that was cut in half at the end is left out.
  const stem = new TextDecoder().decode(bytes, { stream: true }).trim();
  // Names that Windows keeps for devices.
  const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(stem);
  return `${stem && !reserved ? stem : field}.pdf`;
}
