/** The name of the company comes from `company.yaml` everywhere. */
import assert from 'node:assert/strict';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { readContentFile } from '../domain/content/read.ts';
import { loadContent } from '../server/content.ts';
import { namesIn } from '../site/build/content/names.ts';

const root = mkdtempSync(path.join(tmpdir(), 'kogge-name-'));
after(() => rmSync(root, { recursive: true }));
cpSync('content', path.join(root, 'content'), { recursive: true });
const { name, shortName } = loadContent().company;
const facts = path.join(root, 'content/company.yaml');
writeFileSync(
  facts,
  readFileSync(facts, 'utf8')
    .replace(`name: ${name}`, 'name: Renamed AG')
    .replace(`shortName: ${shortName}`, 'shortName: Renamed'),
);

const aboutTheWord = [
  // The origin of the word.
  'home.yaml about.history',
  // Drawings of the word in flags.
  'interface.yaml footer.flags',
  'team.yaml founders.text',
];

test('a new name stands in consents, mails and their signature', () => {
  const { forms, mail } = loadContent(pathToFileURL(`${root}/content/`));
  assert.match(forms.de.consent.request, /dass die Renamed AG meine Angaben nutzt/);
  assert.equal(mail.en.signature[0], 'Renamed AG');
  assert.equal(mail.en.confirmation.shared.sender, 'The Renamed team');
});

test('no text keeps the old name but those about the word and its drawing', () => {
  const old = globSync('content/*/**/*.{yaml,md}', { cwd: root }).flatMap((file) => {
    const content = readContentFile(file, readFileSync(path.join(root, file)), namesIn(root));
    assert.ok('values' in content, file);
    return textsIn({ ...(content.values as object), body: content.body })
      .filter(([, text]) => text.includes(shortName))
      .map(([key]) => `${path.basename(file)} ${key}`);
  });
  assert.deepEqual(
    old.filter((text) => !aboutTheWord.includes(text)),
    [],
  );
});

/** Every text with the path of its key. */
function textsIn(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, key ? `${key}.${name}` : name));
}
