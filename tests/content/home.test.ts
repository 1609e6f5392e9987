import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../domain/languages.ts';
import { href, pagesIn } from '../../domain/pages.ts';
import { attribute, documents, type Element, elementsIn, textOf } from './dist.ts';

for (const language of languages) {
  const home = href(language, 'home');
  const elements = documents.find(({ path }) => path === home)?.elements ?? [];
  const main = elements.find(({ tagName }) => tagName === 'main') as Element;

  test(`the twelve squares of the mosaic lead to products, to About and to Contact, each to another place (${language})`, () => {
    const [hero] = elementsIn(main);
    const mosaic = elementsIn(hero as Element).find(({ tagName }) => tagName === 'ul') as Element;
    const links = elementsIn(mosaic)
      .filter(({ tagName }) => tagName === 'a')
      .map((link) => attribute(link, 'href') as string);
    assert.equal(links.length, 12);
    assert.equal(new Set(links).size, links.length);
    const products = pagesIn('services').map(({ id }) => href(language, id));
    assert.deepEqual(
      links.filter((link) => !products.includes(link)).toSorted(),
      [href(language, 'home', 'about'), href(language, 'home', 'contact')].toSorted(),
    );
  });
}

test('the live demo is an outside link that says it opens a new tab', () => {
  const { elements } = documents.find(({ path }) => path === '/') ?? assert.fail('no home page');
  const demo = elements.find(
    (element) => element.tagName === 'a' && textOf(element) === 'Open live demo (opens in a new tab)',
  );
  assert.equal(attribute(demo, 'target'), '_blank');
  assert.match(attribute(demo, 'rel') ?? '', /noopener/);
});
