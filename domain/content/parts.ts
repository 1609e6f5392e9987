import { z } from 'zod';

/** A text that must not be empty. */
export const words = z.string().trim().min(1, 'This text is empty.');

/** Object that refuses keys it does not know, so that both language trees stay equal. */
export const strict = z.strictObject;

/** What search engines and shared links show. Lengths: quality.md, "Found and shared". */
export const meta = strict({
  title: words
    .max(60)
    .describe('Title in the browser tab and in search results, at most 60 characters, unique'),
  description: words.min(70).max(160).describe('Summary in search results, 70 to 160 characters, unique'),
});

/** The same schema for each key, to be spread or made strict. */
export function each<Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) {
  return Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>;
}

export const titled = strict({ title: words, text: words });
export const labelled = strict({ label: words, value: words });
