/** A language is one entry in `domain/languages.ts` and one tree in `content/` (docs/add-a-language.md). */
import assert from 'node:assert/strict';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { isLanguage, type Language, languages, locales } from '../domain/languages.ts';

/** A language that the site does not have yet. */
const added = ['fr', 'nl', 'es'].find((code) => !isLanguage(code)) as Language;
// Before anything is made from the list of languages.
Object.assign(locales, { [added]: added });
languages.push(added);
const { counterpart, languageOf, otherLanguages } = await import('../domain/languages.ts');
const { href, pages } = await import('../domain/pages.ts');
const { checkContent, reportOf } = await import('../site/build/content/check.ts');
const { loadContent } = await import('../server/content.ts');

const root = mkdtempSync(path.join(tmpdir(), 'kogge-language-'));
after(() => rmSync(root, { recursive: true }));
const tree = path.join(root, 'content');
cpSync('content', tree, { recursive: true });

test('without its tree every file that is missing is named', async () => {
  const report = reportOf(await checkContent(root));
  for (const file of globSync('**/*.{yaml,md}', { cwd: `${tree}/en` })) {
    assert.ok(report.includes(`content/${added}/${file}  This file is missing`), file);
  }
});

test('with it and the facts of the company nothing is wrong', async () => {
  cpSync(`${tree}/en`, `${tree}/${added}`, { recursive: true });
  for (const file of ['company.yaml', ...languages.map((language) => `${language}/desk.yaml`)]) {
    const text = readFileSync(`${tree}/${file}`, 'utf8');
    writeFileSync(`${tree}/${file}`, text.replace(/^( +)en: (.+)$/gm, `$1en: $2\n$1${added}: $2`));
  }
  assert.equal(reportOf(await checkContent(root)), '');
});

test('the server has its words, and every page its address', () => {
  const { forms, mail } = loadContent(pathToFileURL(`${tree}/`));
  assert.deepEqual(forms[added], forms.en);
  assert.deepEqual(mail[added], mail.en);
  for (const { id, path: english } of pages) {
    const address = href(added, id);
    assert.equal(languageOf(address), added);
    assert.equal(counterpart('en', address), english);
  }
  assert.deepEqual(otherLanguages(added), languages.slice(0, -1));
});
