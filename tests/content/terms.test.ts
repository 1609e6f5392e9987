import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Language } from '../../domain/languages.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Columns of the table in `docs/words.md`: what a thing is called, and what it is not called. */
const columns: Partial<Record<Language, { name: number; never: number }>> = {
  en: { name: 1, never: 3 },
  de: { name: 2, never: 4 },
};

const rows = readFileSync(`${root}docs/words.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

for (const [language, { name, never }] of Object.entries(columns)) {
  const lines = linesOf(language as Language);

  test(`content/${language} calls each thing of docs/words.md by its name`, () => {
    const names = rows.map((row) => row[name] ?? '').filter(Boolean);
    assert.ok(names.length > 20);
    assert.deepEqual(
      names.filter((term) => !lines.some(({ text }) => startOfWord(term, '').test(text))),
      [],
    );
  });

  test(`content/${language} uses no word that docs/words.md rules out`, () => {
    const ruledOut = rows.flatMap((row) => row[never]?.split(', ').filter(Boolean) ?? []);
    const patterns = ruledOut.map((term) =>
      term.endsWith('…') ? startOfWord(term.slice(0, -1), '') : startOfWord(term, '(?!\\p{L})'),
    );
    assert.deepEqual(found(patterns), []);
  });

  function found(patterns: readonly RegExp[]): string[] {
    return lines.flatMap(({ where, text }) =>
      patterns.flatMap((pattern) => {
        const [word] = pattern.exec(text) ?? [];
        return word ? [`${where}  ${word}: ${text}`] : [];
      }),
    );
  }

  if (language === 'de') {
    test('German says Sie, and names people without stars, colons or capitals inside a word', () => {
      assert.deepEqual(
        found([
          /(?<!\p{L})(?:du|dich|dir|dein(?:e|er|es|em|en)?|euch|eure[mnrs]?)(?!\p{L})/iu,
          /\p{L}(?:[*:_/]-?in(?:nen)?|In(?:nen)?)(?!\p{L})/u,
          /(?:Kann jeder|jeder kann)(?!\p{L})/iu,
        ]),
        [],
      );
    });
  }
}

function startOfWord(term: string, end: string): RegExp {
  return new RegExp(`(?<![\\p{L}-])${term}${end}`, 'iu');
}

/** Every text of a language, with its file and key; comments and the names of keys left out. */
function linesOf(language: Language): { where: string; text: string }[] {
  const folder = `${root}content/${language}`;
  return globSync('**/*.{yaml,md}', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const source = readFileSync(`${folder}/${file}`, 'utf8');
      const [, front = source, body = ''] = file.endsWith('.md') ? source.split(/^---$/m) : [];
      return [
        ...textsIn(parse(front), ''),
        ...body.split('\n').map((text, line): [string, string] => [`, line ${line}`, text]),
      ].map(([key, text]) => ({ where: `${language}/${file}${key}`, text: text.replaceAll('\u00ad', '') }));
    });
}

function textsIn(value: unknown, key: string): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${key || ' '}.${name}`));
}
