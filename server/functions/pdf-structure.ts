import { constants, inflateSync } from 'node:zlib';

// A CV has a few pages. What lies beyond these bounds is believed: no file may cost the server more than a moment.
const maxTrailers = 1000;
const maxObjects = 100_000;
const maxObjectStreams = 1000;
const maxLooks = 1000;
const maxInflated = 16 * 2 ** 20;
// Longer than any dictionary of a trailer or stream, and than any node of a tree of pages.
const dictionaryLength = 4096;
const objectLength = 50_000;

export interface PdfStructure {
  /** What ends each revision of the file and says where the document begins (ISO 32000-2, 7.5.5 and 7.5.8). */
  trailers: readonly string[];
  /** The document with all its pages is there, and can be read. */
  whole: boolean;
}

interface PdfObject {
  text: string;
  /** Where it begins in the file; null when it lies in an object stream. */
  at: number | null;
}

/**
 * What is left of a PDF file, found as viewers find it when they repair one: not by its table of positions, which many
 * programs write wrongly, but by the objects themselves. So it refuses only what nobody could read.
 */
export function structureOf(bytes: Buffer): PdfStructure {
  // A character for each byte.
  const file = bytes.toString('latin1');
  const trailers = trailersIn(file);
  const objects = objectsIn(file);
  let looks = maxLooks;
  let budget = maxInflated;
  let packed: ReadonlyMap<number, string> | null = null;
  // True when some objects cannot be looked at: compressed in a rare way, or too many of them.
  let hidden = objects.size >= maxObjects;
  return { trailers, whole: references('/Root', trailers.join('\n')).reverse().some(isDocument) };

  function isDocument(root: number): boolean {
    const catalog = object(root);
    if (!catalog) return hidden;
    // A set is walked in the order in which it grows.
    const nodes = new Set(references('/Pages', catalog.text));
    for (const number of nodes) {
      const node = object(number);
      if (!node) return hidden;
      if (nodes.size < maxLooks) for (const kid of references('/Kids', node.text)) nodes.add(kid);
      if (!references('/Contents', node.text).every(isReadable)) return false;
    }
    return nodes.size > 0;
  }

  /** False for a stream that is broken; what is not there at all draws an empty page and is allowed. */
  function isReadable(number: number): boolean {
    const stream = object(number);
    return !stream || stream.at === null || inflatedAt(stream.at) !== 'broken';
  }

  function object(number: number): PdfObject | null {
    if (looks-- <= 0) {
      hidden = true;
      return null;
    }
    const at = objects.get(number);
    if (at !== undefined) return { text: upTo('endobj', file, at, objectLength), at };
    packed ??= objectStreams();
    const text = packed.get(number);
    return text === undefined ? null : { text, at: null };
  }

  /** The objects that lie compressed in object streams (ISO 32000-2, 7.5.7). */
  function objectStreams(): Map<number, string> {
    const found = new Map<number, string>();
    for (const { index } of file.matchAll(/\/Type\s{0,9}\/ObjStm\b/g).take(maxObjectStreams)) {
      const at = beginningOfObject(file, index);
      const inflated = inflatedAt(at);
      if (inflated === 'broken') continue;
      if (inflated === null) {
        hidden = true;
        continue;
      }
      const first = Number(/\/First\s{1,9}(\d{1,10})/.exec(upTo('stream', file, at))?.[1]);
      const numbers = inflated.slice(0, first).split(/\s+/).filter(Boolean).map(Number);
      for (let pair = 0; pair + 1 < numbers.length; pair += 2) {
        const start = first + (numbers[pair + 1] ?? 0);
        const end = first + (numbers[pair + 3] ?? inflated.length);
        found.set(numbers[pair] ?? 0, inflated.slice(start, Math.min(end, start + objectLength)));
      }
    }
    return found;
  }

  /** The content of the stream of an object; null when it cannot be told: no stream, another filter, too much. */
  function inflatedAt(at: number): string | 'broken' | null {
    const dictionary = upTo('stream', file, at);
    if (!/\/Filter\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/.test(dictionary)) return null;
    if (/\/Predictor\s+(?:[2-9]|1\d)/.test(dictionary)) return null;
    const end = at + dictionary.length;
    const keyword = /^stream[ \t]*(?:\r\n|\n|\r)/.exec(file.slice(end, end + 20))?.[0];
    if (!keyword) return null;
    try {
      const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: Math.max(1, budget) };
      const content = inflateSync(bytes.subarray(end + keyword.length), options).toString('latin1');
      budget -= content.length;
      return content;
    } catch (error) {
      // How far it came is not known.
      budget = Math.floor(budget / 2);
      // A wrong sum at the end does not keep anybody from reading what comes before it.
      const { code, message } = error as NodeJS.ErrnoException;
      const broken =
        code === 'Z_NEED_DICT' || (code === 'Z_DATA_ERROR' && message !== 'incorrect data check');
      return broken ? 'broken' : null;
    }
  }
}

/** Where each object begins, by its number; the newest where there are several. */
function objectsIn(file: string): Map<number, number> {
  const objects = file.matchAll(/(?<!\d)(\d{1,10})\s{1,9}\d{1,5}\s{1,9}obj/g).take(maxObjects);
  return new Map(objects.map(({ 0: { length }, 1: number, index }) => [Number(number), index + length]));
}

/** Dictionaries behind `trailer`, then those of cross-reference streams, each kind in the order of the file. */
function trailersIn(file: string): string[] {
  return [
    ...placesOf('trailer', file).map((place) => upTo('startxref', file, place)),
    ...placesOf('/XRef', file).map((place) => upTo('stream', file, beginningOfObject(file, place))),
  ];
}

/** The last places where a word stands, in the order of the file. */
function placesOf(word: string, file: string): number[] {
  const places: number[] = [];
  for (let place = file.lastIndexOf(word); place >= 0 && places.length < maxTrailers; ) {
    places.unshift(place);
    place = place === 0 ? -1 : file.lastIndexOf(word, place - 1);
  }
  return places;
}

/** Where the object begins that holds this place: behind its `obj`. */
function beginningOfObject(file: string, place: number): number {
  const before = file.slice(Math.max(0, place - dictionaryLength), place);
  return place - before.length + before.lastIndexOf('obj') + 'obj'.length;
}

function upTo(end: string, file: string, start: number, length = dictionaryLength): string {
  const text = file.slice(start, start + length);
  const index = text.indexOf(end);
  return index < 0 ? text : text.slice(0, index);
}

/** The numbers of the objects that an entry of a dictionary names, one or a list: `/Kids [3 0 R 9 0 R]`. */
function references(entry: string, text: string): number[] {
  const values = text.matchAll(
    new RegExp(`${entry}\\s{0,9}(?:\\[([^\\]]*)\\]|(\\d{1,10}\\s{1,9}\\d{1,5}\\s{1,9}R))`, 'g'),
  );
  return [...values].flatMap(([, list, one]) =>
    [...(list ?? one ?? '').matchAll(/(\d{1,10})\s{1,9}\d{1,5}\s{1,9}R/g)].map(([, number]) =>
      Number(number),
    ),
  );
}
