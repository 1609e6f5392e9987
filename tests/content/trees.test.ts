import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const content = fileURLToPath(new URL('../../content', import.meta.url));
const filesOf = (language: string) => globSync('**/*.{yaml,md}', { cwd: `${content}/${language}` }).sort();

test('English and German have the same files', () => {
  assert.deepEqual(filesOf('de'), filesOf('en'));
});

for (const file of filesOf('en')) {
  const english = readFileSync(`${content}/en/${file}`, 'utf8');
  const german = readFileSync(`${content}/de/${file}`, 'utf8');

  test(`${file} has the same keys in both languages, in the same order`, () => {
    assert.deepEqual(keysOf(yamlOf(german)), keysOf(yamlOf(english)));
  });

  test(`${file} fills the same {words} in both languages`, () => {
    const used = (text: string) => [...new Set(text.match(/\{#?[\w-]+\}/g))].sort();
    assert.deepEqual(used(withoutComments(german)), used(withoutComments(english)));
  });
}

/** YAML, or the front matter of Markdown. */
function yamlOf(text: string): unknown {
  return parse(text.startsWith('---') ? (text.split(/^---$/m)[1] as string) : text);
}

function withoutComments(text: string): string {
  return text.replace(/^\s*#(?!#).*$/gm, '');
}

/** Every key by its full path; entries of a list by their number. */
function keysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}/${key}`));
}
