import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '../../domain/languages.ts';

/** Words that docs/words.md has another name for; a word that ends in "…" stands for every ending. */
const never: Partial<Record<Language, RegExp>> = {
  en: anyOf(
    'enquiry, enquiries, inquiry, inquiries, name the number, case number, ticket number, booking…',
    'books the points, books points, points are booked, block chain, bonus points, perk card…, perks card…',
    'lunch voucher…, meal voucher…, payment terminal…, cash register…, checkout counter, card publisher',
    'issuing party, fan shop…, fanshop…, web shop…, webshop…, manpower, vacancy, vacancies, this job, open job…',
    'resume, résumé, web site, homepage, e-mail, cookie preferences',
  ),
  de: anyOf(
    'nennen Sie die Nummer, Ticketnummer, Vorführung…, Consulting, Hauptbuch, Block-Chain, Referenznummer',
    'Bonuspunkte, Prämienpunkte, Vorteilskarte…, Benefitkarte…, Mittagszuschuss, Essensgeld, Bezahlterminal…',
    'Zahlungsterminal…, EC-Gerät, Kassenterminal…, Überwachung, Echtzeitüberwachung, Betrugsüberwachung',
    'Kartenherausgeber, Kartenaussteller, ausstellende Stelle, ausstellenden Stelle, Vereinsshop, Fan-Shop',
    'Webshop…, Online-Shop…, Rückmeldung, Rückmeldungen, Online-Bestellung…, Online-Speisekarte…, Mitarbeiter…',
    'Vakanz…, Jobangebot…, CV, im eigenen Haus, eigenes Haus, Webseite…, Internetseite…, Homepage, Email, eMail',
    'Cookie-Präferenzen',
    // Readers are "Sie"; people are named without stars, colons or capitals inside a word.
    'du, dich, dir, dein…, euch, eure…',
  ),
};

const folder = fileURLToPath(new URL('../../content/', import.meta.url));

for (const language of languages) {
  test(`content/${language} uses no word that docs/words.md rules out`, () => {
    assert.deepEqual(linesWith(language, never[language]), []);
  });
}

test('German names everybody: no stars, colons or capitals inside a word', () => {
  assert.deepEqual(linesWith('de', /\p{L}(?:[*:_/]-?in(?:nen)?|In(?:nen)?)(?!\p{L})/u), []);
  assert.deepEqual(linesWith('de', /Kann jeder|jeder kann/i), []);
});

/** Lines of a language with such words, without keys and comments. */
function linesWith(language: Language, words: RegExp = /$^/): string[] {
  return globSync(`${language}/**/*.{yaml,md}`, { cwd: folder }).flatMap((file) =>
    readFileSync(folder + file, 'utf8')
      .replaceAll('\u00ad', '')
      .split('\n')
      .map((line) => line.replace(/^\s*(?:#.*|(?:- )?[\w-]+:(?= |$))/, ''))
      .filter((line) => words.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

function anyOf(...terms: string[]): RegExp {
  const words = terms
    .join(', ')
    .split(', ')
    .map((term) => (term.endsWith('…') ? term.slice(0, -1) : `${term}(?!\\p{L})`));
  return new RegExp(`(?<![\\p{L}-])(?:${words.join('|')})`, 'iu');
}
