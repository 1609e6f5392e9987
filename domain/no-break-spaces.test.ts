import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withNoBreakSpaces } from './no-break-spaces.ts';

/** The text with `_` for each no-break space that it gets. */
const marked = (text: string) => withNoBreakSpaces(text).replaceAll('\u00a0', '_');

function becomes(expected: readonly string[]) {
  for (const text of expected) assert.equal(marked(text.replaceAll('_', ' ')), text);
}

test('an amount keeps its unit', () => {
  becomes([
    'bis 50_€, 7_% mehr, at most 10_MB',
    '5-7_business days',
    '5 bis 7_Arbeitstagen, 24_Monate',
    '9_Uhr',
  ]);
  becomes(['50 and more', '2025 sank der Umsatz', '3 dayside', '+49 421 5550-100']);
});

test('the law keeps its number', () => {
  becomes(['§_5 DDG, §§_195 ff. BGB', 'Art._6 Abs._1 Buchst._f DSGVO', 'Articles_4 to 8, §_87 (1) no._10']);
  becomes(['Start. 6 more', 'Art. des Hauses', 'no one']);
});

test('an abbreviation keeps its letters', () => {
  becomes(['Karten, z._B. für Fans, i._d._R. sofort', 'Plan B. A new one']);
});

test('texts are found in lists and objects; what machines compare stays as written', () => {
  const content = { meta: { description: '50 €' }, name: '24 points', rows: [['5 €', 5, null]] };
  assert.deepEqual(withNoBreakSpaces(content), { ...content, rows: [['5\u00a0€', 5, null]] });
});
