import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { defaultLanguage, type Language, languages, otherLanguages } from '../../domain/languages.ts';

const content = fileURLToPath(new URL('../../content', import.meta.url));
const filesOf = (language: Language) => globSync('**/*.{yaml,md}', { cwd: `${content}/${language}` }).sort();

// Missing files and {words}: checkContent.
for (const language of otherLanguages(defaultLanguage)) {
  for (const file of filesOf(defaultLanguage)) {
    test(`${language}/${file} has the keys of the default language, in the same order`, () => {
      assert.deepEqual(keysOf(yamlOf(language, file)), keysOf(yamlOf(defaultLanguage, file)));
    });
  }
}

for (const language of languages) {
  test(`content/${language} has the plural forms of its language`, () => {
    const found = filesOf(language).flatMap((file) => pluralsOf(yamlOf(language, file)));
    assert(found.length > 0);
    for (const forms of found) {
      assert.deepEqual(Object.keys(forms).sort(), formsOf(language), JSON.stringify(forms));
    }
  });
}

/** The plural forms of integers and decimals, always with `one` and `other`. */
function formsOf(language: Language): string[] {
  const rules = new Intl.PluralRules(language);
  const counts = Array.from({ length: 1000 }, (_, index) => [index, index / 10]).flat();
  return [...new Set(['one', 'other', ...counts.map((count) => rules.select(count))])].sort();
}

/** Whether it is one of `plurals` in `domain/content/shared.ts`. */
function isPlural(value: object): boolean {
  return 'one' in value && 'other' in value && String(value.other).includes('{count}');
}

function pluralsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return isPlural(value) ? [value] : Object.values(value).flatMap(pluralsOf);
}

/** YAML, or the front matter of Markdown. */
function yamlOf(language: Language, file: string): unknown {
  const text = readFileSync(`${content}/${language}/${file}`, 'utf8');
  return parse(text.startsWith('---') ? (text.split(/^---$/m)[1] as string) : text);
}

/** Every key by its full path; entries of a list by their number, plural forms left out. */
function keysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || isPlural(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}/${key}`));
}
