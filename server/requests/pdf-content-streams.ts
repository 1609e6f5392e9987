import { constants, inflateSync } from 'node:zlib';

// More than a CV has; what lies beyond these bounds is not checked.
const maxContentStreams = 1000;
const maxInflated = 32 * 2 ** 20;
const dictionaryLength = 4096;

/**
 * False when the content stream of a page was damaged on the way (sent as text, lost, filled with zeros): PDFium
 * shows such a page empty, without an error. Scans the file once.
 */
export function contentStreamsInflate(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let remaining = maxInflated;
  let before = 0;
  for (let streams = 0; streams < maxContentStreams && remaining > 0; ) {
    const at = file.indexOf('stream', before, 'latin1');
    if (at < 0) return true;
    const dictionary = file.toString('latin1', Math.max(before, at - dictionaryLength), at);
    before = at + 'stream'.length;
    if (!isContentStream(dictionary.slice(dictionary.lastIndexOf('obj') + 1))) continue;
    streams += 1;
    const start =
      before + (/^[ \t]*(?:\r\n|\n|\r)/.exec(file.toString('latin1', before, before + 9))?.[0].length ?? 0);
    const end = file.indexOf('endstream', start, 'latin1');
    const inflated = inflatedLength(file.subarray(start, end < 0 ? file.length : end), remaining);
    if (inflated === 'broken') return false;
    remaining -= inflated;
    before = end < 0 ? file.length : end + 'endstream'.length;
  }
  return true;
}

/**
 * Streams of pictures, fonts and tables have a type, the content stream of a page has none. The word `stream` inside
 * `endstream` follows no dictionary.
 */
function isContentStream(dictionary: string): boolean {
  return (
    dictionary.trimEnd().endsWith('>>') &&
    /\/Filter\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/.test(dictionary) &&
    !/\/(?:Type|Subtype|Length1|DecodeParms)\b/.test(dictionary)
  );
}

function inflatedLength(packed: Buffer, limit: number): number | 'broken' {
  try {
    return inflateSync(packed, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: limit }).length;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // A wrong sum at the end does not keep anybody from reading what comes before it.
    const broken = code === 'Z_NEED_DICT' || (code === 'Z_DATA_ERROR' && message !== 'incorrect data check');
    return broken ? 'broken' : limit;
  }
}
