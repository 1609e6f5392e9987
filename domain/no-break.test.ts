import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitNoBreak } from './no-break.ts';

/** The text with brackets around what reads together. */
const marked = (text: string) =>
  splitNoBreak(text)
    .map((piece, index) => (index % 2 ? `[${piece}]` : piece))
    .join('');

function holds(texts: readonly string[]) {
  for (const text of texts) assert.equal(marked(text.replaceAll(/[[\]]/g, '')), text);
}

test('a compound up to 16 letters stays in one line, a longer one may break', () => {
  holds([
    'Eine [Prepaid-Karte], per [E-Mail] oder [REST-API]',
    '(„[DACH-Region]“)',
    'die Prepaid-Kartenlösung',
    'ein Point-of-Sale-System',
  ]);
});

test('the law keeps its number and its name', () => {
  holds([
    'under [§ 5 DDG] (formerly [§ 5 TMG]) and [§ 27a UStG]',
    '[§ 8 Abs. 2 EStG], [Art. 6 Abs. 1] [Buchst. f DSGVO], [§ 25 Abs. 2] [Nr. 2 TDDDG]',
    '([Art. 6 (1) (f) GDPR]), [§ 87 (1)] [no. 6]',
    '[Art. 77] und mehr',
    '[Artikel 4 bis 8] der Verordnung, [Articles 4 to 8] of Regulation',
  ]);
});

test('an amount keeps its unit, a range both its ends', () => {
  holds([
    'in [5-7 business days], [5–7 Werktage], [5 bis 7 Arbeitstagen]',
    'bis [50 €], [7 %] mehr, at most [10 MB], [24 months], [24 Monaten]',
    '50 and more, 2025 sank der Umsatz',
  ]);
});

test('a classification keeps the number of its class', () => {
  holds(['of official statistics, [WZ08 47.72]', 'by WZ08. The 47 classes']);
});

test('an abbreviation keeps its letters', () => {
  holds(['Karten, [z. B.] für Fans, [i. d. R.] sofort', 'Plan B. A new one']);
});

test('addresses, dates and numbers of telephones are left as they are', () => {
  holds(['hello@e-mail.example kogge.example/up-to 5-7 2026-11-20 +49 421 5550-100', '']);
});
