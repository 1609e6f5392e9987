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

  test(`home names every partner of company.yaml, and no group that has none (${language})`, () => {
    const section = sectionOf(documentOf(href(language, 'home')), 'about-title').map(textOf);
    const words = pageWords(language, pageOf('home')).about.partners;
    for (const group of partnerGroups) {
      for (const partner of partners[group]) assert(section.includes(partner), partner);
      assert.equal(section.includes(words[group].title), partners[group].length > 0, group);
    }
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
