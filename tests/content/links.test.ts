import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counterpart, languageOf, languages, otherLanguages, pathIn } from '../../domain/languages.ts';
import { homeAnchors, href, pages as planned } from '../../domain/pages.ts';
import { addresses, attribute, type Built, documents, elementsIn, pages, read, tagged } from './dist.ts';

const byPath = new Map(documents.map((document) => [document.path, document]));

for (const document of documents) {
  test(`no link on ${document.path} is broken`, () => {
    const broken = addressesOn(document).filter(({ address }) => !leadsSomewhere(document, address));
    assert.deepEqual(broken, []);
  });

  test(`${document.path} links to its own language, except for the switches`, () => {
    const foreign = document.elements.flatMap((element) => {
      const address = attribute(element, 'href');
      if (element.tagName !== 'a' || !address?.startsWith('/')) return [];
      if (attribute(element, 'hreflang') || addresses.has(address.replace(/#.*/, '')) === false) return [];
      return languageOf(address) === document.language ? [] : [address];
    });
    assert.deepEqual(foreign, []);
  });

  test(`every id that an attribute on ${document.path} refers to exists`, () => {
    const ids = new Set(document.elements.map((element) => attribute(element, 'id')));
    const lost = document.elements.flatMap((element) =>
      ['commandfor', 'popovertarget', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap(
        (name) => (attribute(element, name) ?? '').split(' ').filter((id) => id && !ids.has(id)),
      ),
    );
    assert.deepEqual(lost, []);
  });
}

test('every page of domain/pages.ts is built in every language, and nothing else may be found', () => {
  const expected = planned.flatMap(({ path }) => languages.map((language) => pathIn(language, path)));
  assert.deepEqual(pages.map(({ path }) => path).sort(), expected.sort());
});

test('the sitemap lists the indexable pages with the alternates of their heads', () => {
  const sitemap = read('sitemap.xml');
  const listed = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, address, links]) => ({
    address,
    alternates: [...(links as string).matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language, url]) => `${language} ${url}`,
    ),
  }));
  const heads = pages.map((page) => ({ address: canonical(page), alternates: alternates(page) }));
  const sorted = (entries: typeof heads) =>
    entries.sort((a, b) => `${a.address}`.localeCompare(`${b.address}`));
  assert.deepEqual(sorted(listed as typeof heads), sorted(heads));
});

for (const page of pages) {
  test(`the main menu of ${page.path} has every link, before any script`, () => {
    const [header] = tagged(page.elements, 'header');
    assert(header);
    const links = elementsIn(header).map((element) => attribute(element, 'href'));
    for (const { id } of planned.filter((each) => 'menu' in each)) {
      assert(links.includes(href(page.language, id)), id);
    }
    for (const anchor of homeAnchors) assert(links.includes(href(page.language, 'home', anchor)), anchor);
  });

  test(`${page.path} says its language and leads to its counterparts, in the header and in the mobile menu`, () => {
    assert.equal(page.language, languageOf(page.path));
    const expected = otherLanguages(page.language).map((other) => [
      counterpart(other, page.path),
      other,
      other,
    ]);
    const switches = page.elements
      .filter((element) => attribute(element, 'data-language-switch') !== undefined)
      .map((element) => [
        attribute(element, 'href'),
        attribute(element, 'lang'),
        attribute(element, 'hreflang'),
      ]);
    assert.deepEqual(switches, [...expected, ...expected]);
  });

  test(`${page.path} is canonical to itself and its alternates point back`, () => {
    assert.equal(new URL(canonical(page)).pathname, page.path);
    assert.deepEqual(
      alternates(page).map((alternate) => alternate.split(' ')[0]),
      [...languages, 'x-default'],
    );
    for (const alternate of alternates(page)) {
      const other = byPath.get(new URL(alternate.split(' ')[1] as string).pathname);
      assert.ok(other, alternate);
      assert.deepEqual(alternates(other), alternates(page));
    }
  });
}

/** Addresses that a document links to or loads. */
function addressesOn({ elements }: Built): { element: string; address: string }[] {
  return elements.flatMap((element) => {
    const property = attribute(element, 'property');
    const values = [
      attribute(element, 'href'),
      attribute(element, 'src'),
      attribute(element, 'poster'),
      property === 'og:image' || property === 'og:url' ? attribute(element, 'content') : undefined,
      attribute(element, 'component-url'),
      attribute(element, 'renderer-url'),
    ];
    return values.flatMap((address) =>
      address === undefined ? [] : [{ element: element.tagName, address }],
    );
  });
}

function leadsSomewhere(document: Built, address: string): boolean {
  const home = canonicalOrigin();
  const url = new URL(address, new URL(document.path, home));
  if (url.origin !== home) return /^(?:https|mailto|tel):$/.test(url.protocol);
  if (!addresses.has(url.pathname)) return false;
  const target = byPath.get(url.pathname);
  if (!url.hash || !target) return true;
  const id = decodeURIComponent(url.hash.slice(1));
  return target.elements.some((element) => attribute(element, 'id') === id);
}

function canonicalOrigin(): string {
  return new URL(canonical(pages[0] as Built)).origin;
}

function canonical({ elements }: Built): string {
  return attribute(
    elements.find((element) => attribute(element, 'rel') === 'canonical'),
    'href',
  ) as string;
}

function alternates({ elements }: Built): string[] {
  return elements
    .filter((element) => element.tagName === 'link' && attribute(element, 'rel') === 'alternate')
    .map((element) => `${attribute(element, 'hreflang')} ${attribute(element, 'href')}`);
}
