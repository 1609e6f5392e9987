import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { defaultLanguage, type Language, languages, otherLanguages } from '../../domain/languages.ts';

const content = fileURLToPath(new URL('../../content', import.meta.url));
const textOf = (language: string, file: string) => readFileSync(`${content}/${language}/${file}`, 'utf8');
const filesOf = (language: string) => globSync('**/*.{yaml,md}', { cwd: `${content}/${language}` }).sort();

for (const language of otherLanguages(defaultLanguage)) {
  test(`content/${language} has the files of content/${defaultLanguage}`, () => {
    assert.deepEqual(filesOf(language), filesOf(defaultLanguage));
  });

  for (const file of filesOf(defaultLanguage)) {
    const own = textOf(language, file);
    const model = textOf(defaultLanguage, file);

    test(`${language}/${file} has the keys of the default language, in the same order`, () => {
      assert.deepEqual(keysOf(yamlOf(own)), keysOf(yamlOf(model)));
    });

    test(`${language}/${file} fills the {words} of the default language`, () => {
      // The name of the company may stand in a text of one language alone.
      const used = (text: string) => [...new Set(text.match(/\{(?!company)#?[\w-]+\}/g))].sort();
      assert.deepEqual(used(withoutComments(own)), used(withoutComments(model)));
    });
  }
}

for (const language of languages) {
  test(`content/${language} has the plural forms of its language`, () => {
    const found = filesOf(language).flatMap((file) => pluralsOf(yamlOf(textOf(language, file))));
    assert(found.length > 0);
    for (const forms of found) {
      assert.deepEqual(Object.keys(forms).sort(), formsOf(language), JSON.stringify(forms));
    }
  });
}

/** The forms that numbers as they stand on pages choose, `one` and `other` always among them. */
function formsOf(language: Language): string[] {
  const rules = new Intl.PluralRules(language);
  const counts = Array.from({ length: 1000 }, (_, index) => [index, index / 10]).flat();
  return [...new Set(['one', 'other', ...counts.map((count) => rules.select(count))])].sort();
}

/** What `plurals` in `domain/content/shared.ts` describes. */
function isPlural(value: object): boolean {
  return 'one' in value && 'other' in value && String(value.other).includes('{count}');
}

function pluralsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return isPlural(value) ? [value] : Object.values(value).flatMap(pluralsOf);
}

/** YAML, or the front matter of Markdown. */
function yamlOf(text: string): unknown {
  return parse(text.startsWith('---') ? (text.split(/^---$/m)[1] as string) : text);
}

function withoutComments(text: string): string {
  return text.replace(/^\s*#(?!#).*$/gm, '');
}

/** Every key by its full path; entries of a list by their number, plural forms left out. */
function keysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || isPlural(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}/${key}`));
}
