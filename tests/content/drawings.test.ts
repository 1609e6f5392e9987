import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { defaultLanguage } from '../../domain/languages.ts';
import { documents, read, textOf } from './dist.ts';

const { founders, staff } = parse(
  readFileSync(new URL(`../../content/${defaultLanguage}/team.yaml`, import.meta.url), 'utf8'),
);
const firstNames: string[] = [...founders.people, ...staff.people].map(
  ({ name }: { name: string }) => name.split(' ')[0] as string,
);

// "No name stands in the ledger" is what the pages promise.
test('no ledger account in a drawing is named after a person', () => {
  const accounts = documents.flatMap(({ path, elements }) =>
    elements
      .filter(({ tagName }) => tagName === 'text')
      .flatMap((element) => [...textOf(element).matchAll(/(?<!\w)r(\w+)…/g)])
      .map(([account, name = '']) => ({ path, account, name })),
  );
  assert(accounts.length > 0);
  assert.deepEqual(
    accounts.filter(({ name }) => firstNames.some((first) => name.startsWith(first.slice(0, 3)))),
    [],
  );
});

test('every letter of the International Code has its flag in the file of symbols', () => {
  const ids = [...read('code-flags.svg').matchAll(/<symbol id="(\w)"/g)].map(([, id]) => id);
  assert.equal(ids.toSorted().join(''), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
});
