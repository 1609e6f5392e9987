import assert from 'node:assert/strict';
import { test } from 'node:test';
import { homeAnchors, href, pages } from '../../domain/pages.ts';
import { attribute, pages as built, elementsIn } from './dist.ts';

for (const { path, language, elements } of built) {
  test(`the main menu of ${path} has every link, before any script`, () => {
    const header = elements.find(({ tagName }) => tagName === 'header');
    assert(header);
    const links = elementsIn(header).map((element) => attribute(element, 'href'));
    for (const page of pages) if ('menu' in page) assert(links.includes(href(language, page.id)), page.id);
    for (const anchor of homeAnchors) assert(links.includes(href(language, 'home', anchor)), anchor);
  });
}
