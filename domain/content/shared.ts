import { z } from 'zod';
import { languages } from '../languages.ts';
import { countNames, countsIn } from '../numerals.ts';

export const words = z.string().trim().min(1, 'This text is empty.');

export const date = z.iso.date('A day of the calendar: 2026-11-02');

/** An object without unknown keys, so that all languages have the same ones. */
export const strict = z.strictObject;

const countMessage =
  'A number that changes is counted, not typed. Write one of ' +
  `${countNames.map((name) => `{${name}}`).join(', ')}; with a capital where a sentence begins.`;

export const countedText = words.refine((text) => countsIn(text).length > 0, countMessage);

/**
 * A text in singular and plural. `other` has the count as a placeholder, `one` spells it out. `site/content/entries.ts`
 * selects the form, hence the type of a plain text.
 */
export function countedForms(text: z.ZodString = words) {
  return strict({
    none: text.optional().describe('When there is none'),
    one: text.describe('When there is one'),
    other: text.describe('When there are more; the number stands in braces'),
  }).refine(
    ({ one, other }) => countsIn(other).filter((name) => !countsIn(one).includes(name)).length === 1,
    { path: ['other'], message: countMessage },
  ) as unknown as z.ZodType<string>;
}

/** Singular and plural of a text whose number is known only at run time. */
export const plurals = strict({
  one: words,
  two: words.optional(),
  few: words.optional(),
  many: words.optional(),
  other: words,
}).describe(
  'Singular and plural, {count} is the number; a language with more forms has `two`, `few`, `many`',
);

const title = words.max(60);
const description = words.min(70).max(160);
const metaHints = {
  title: 'Title in the browser tab and in search results, at most 60 characters, unique',
  description: 'Summary in search results, 70 to 160 characters, unique',
};

/** Title and description for search engines and shared links. Lengths: docs/quality.md, "Found and shared". */
export const meta = strict({
  title: title.describe(metaHints.title),
  description: description.describe(metaHints.description),
});

export const countedMeta = strict({
  title: countedForms(title).describe(metaHints.title),
  description: countedForms(description).describe(metaHints.description),
});

export const inEachLanguage = strict(each(languages, words));

/** For facts that the owner may leave open. */
export const inEachLanguageOrEmpty = strict(each(languages, z.string().trim()));

/** A record with the same value for each key. */
export function each<Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) {
  return Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>;
}

export const titled = strict({ title: words, text: words });
export const labelled = strict({ label: words, value: words });
