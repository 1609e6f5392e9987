import { readFileSync } from 'node:fs';

/** Strings that have broken software: Big List of Naughty Strings, © Max Woolf and contributors, MIT licence. */
export const naughtyStrings: readonly string[] = JSON.parse(
  readFileSync(new URL('naughty-strings.json', import.meta.url), 'utf8'),
);
