import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partnerGroups } from '../../domain/content/company.ts';
import { languages } from '../../domain/languages.ts';
import { href, pageOf } from '../../domain/pages.ts';
import { content, pageWords } from '../support/content.ts';
import { documents, type Element, elementsIn, plain, sectionOf, textOf } from './dist.ts';

const { partners, grant, samples } = content.company;

for (const language of languages) {
  const mark = content.interfaceWords[language].productPage.decide.sample;
  const documentOf = (address: string) =>
    documents.find(({ path }) => path === address) ?? assert.fail(`${address} is not built`);

  test(`who the products work with stands before the founders; what company.yaml leaves empty is left out (${language})`, () => {
    const home = documentOf(href(language, 'home'));
    const words = pageWords(language, pageOf('home')).about;
    const named = partnerGroups.filter((group) => partners[group].length > 0);
    const headings = sectionOf(home, 'about-title')
      .filter(({ tagName }) => /^h[34]$/.test(tagName))
      .map(textOf);
    const expected = [
      ...(named.length > 0 ? [words.partners.title] : []),
      ...named.map((group) => words.partners[group].title),
      words.founders.title,
    ];
    const start = words.values.length;
    assert.deepEqual(headings.slice(start, start + expected.length), expected);
    const items = sectionOf(home, 'about-title')
      .filter(({ tagName }) => tagName === 'li')
      .map(textOf);
    assert.deepEqual(
      items.slice(start, start + named.flatMap((group) => partners[group]).length),
      named.flatMap((group) => partners[group]),
    );
  });

  test(`the passport wears the badge of the grant programme, where there is one, marked while it is a sample (${language})`, () => {
    const { elements } = documentOf(href(language, 'xrp-passport'));
    const standing = elements.find(
      (element) => element.tagName === 'ul' && textOf(element).includes('XRP Ledger'),
    );
    const badge = samples.includes('grant') ? grant[language] + mark : grant[language];
    assert.deepEqual(
      elementsIn(standing as Element)
        .filter(({ tagName }) => tagName === 'li')
        .map(textOf)
        .slice(0, -1),
      grant[language] ? [plain(badge)] : [],
    );
  });
}
