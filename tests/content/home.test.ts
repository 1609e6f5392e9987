import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partnerGroups } from '../../domain/content/company.ts';
import { languages } from '../../domain/languages.ts';
import { href, pageOf, pagesIn } from '../../domain/pages.ts';
import { content, pageWords } from '../support/content.ts';
import { attribute, documentOf, type Element, elementsIn, plain, sectionOf, tagged, textOf } from './dist.ts';

const { partners, grant, samples } = content.company;

for (const language of languages) {
  const words = pageWords(language, pageOf('home'));
  const home = documentOf(href(language, 'home'));

  test(`the twelve squares of the mosaic lead to products, to About and to Contact, and the rows say it to everybody (${language})`, () => {
    const links = tagged(
      tagged(home.elements, 'main').flatMap((main) => elementsIn(main)),
      'a',
    );
    const to = (link: Element) => attribute(link, 'href') as string;
    const squares = links.filter((link) => attribute(link, 'tabindex') === '-1').map(to);
    const rows = links.filter((link) => attribute(link, 'tabindex') !== '-1').map(to);
    const products = pagesIn('services').map(({ id }) => href(language, id));
    assert.deepEqual(
      squares.toSorted(),
      [...products, href(language, 'home', 'about'), href(language, 'home', 'contact')].toSorted(),
    );
    for (const product of products) assert(rows.includes(product), product);
  });

  test(`home shows the question, answer and chart of the analyst's own page (${language})`, () => {
    const { chat } = words.analyst;
    const { asked } = pageWords(language, pageOf('ai-retail-assistant')).solution;
    const series: { value: number }[] = asked.chart.series;
    assert.deepEqual(
      [chat.question, chat.answer, chat.chart.values],
      [asked.question, asked.answer, series.map(({ value }) => value)],
    );
  });

  test(`home names every partner of company.yaml, and no group that has none (${language})`, () => {
    const section = sectionOf(home, 'founders-title').map(textOf);
    for (const group of partnerGroups) {
      for (const partner of partners[group]) assert(section.includes(partner), partner);
      assert.equal(section.includes(words.about.partners[group].title), partners[group].length > 0, group);
    }
  });

  test(`the passport shows the badge of the grant programme, where there is one, marked while it is a sample (${language})`, () => {
    const { elements } = documentOf(href(language, 'xrp-passport'));
    const badges = tagged(elements, 'ul').find((list) => textOf(list).includes('XRP Ledger'));
    assert(badges);
    const badge = tagged(elementsIn(badges), 'li').slice(0, -1);
    assert.deepEqual(badge.map(textOf), grant[language] ? [plain(grant[language])] : []);
    const marked = badge
      .flatMap((item) => elementsIn(item))
      .filter((each) => attribute(each, 'class') === 'sample');
    assert.equal(marked.length, grant[language] && samples.includes('grant') ? 1 : 0);
  });
}

test('the live demo is an outside link that says it opens a new tab', () => {
  const demo = tagged(documentOf('/').elements, 'a').find(
    (link) => textOf(link) === 'Open live demo (opens in a new tab)',
  );
  assert.equal(attribute(demo, 'target'), '_blank');
  assert.match(attribute(demo, 'rel') ?? '', /noopener/);
});
