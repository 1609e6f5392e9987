import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '../../domain/languages.ts';
import { content } from '../support/content.ts';
import { documents, wordsOf } from './dist.ts';

// Frequent words of the other language that do not exist in this one. A quotation has `lang` on its element.
const foreign: Partial<Record<Language, RegExp>> = {
  de: wholeWords(
    'the and with your you our for from this that these are not of to by we be been has have which who how what when',
    'more about read please send request requests search page pages close open required',
    'sample here there their its as or every each one two three year years day days month months',
  ),
  en: wholeWords(
    'und oder der das den dem des ein eine einen einem einer eines nicht mit für wir Sie Ihr Ihre Ihren Ihnen auf',
    'ist sind wird werden von zu zum bei nach aus auch nur noch schon wenn dass wie sich kein keine mehr über',
    'Seite Seiten Anfrage Bitte Jahr Jahre Tage Datenschutz Impressum Kontakt Leistungen Karriere',
  ),
};

for (const page of documents) {
  const strangers = foreign[page.language];
  if (!strangers) continue;
  test(`${page.path} speaks ${page.language} only`, () => {
    const found = wordsOf(page).flatMap(({ where, words }) => {
      // Titles of jobs are the same in every language (docs/product.md, "Language").
      const rest = content.offeredJobs.reduce(
        (text, title) => text.replaceAll(title, ''),
        words.replaceAll('\u00ad', ''),
      );
      const strange = rest.match(strangers);
      return strange ? [`${strange.join(', ')} in ${where}: ${words.trim()}`] : [];
    });
    assert.deepEqual(found, []);
  });
}

// Parts of mail and ledger addresses are no words.
function wholeWords(...lists: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}@…-])(?:${lists.join(' ').split(' ').join('|')})(?![\\p{L}-])`, 'giu');
}
