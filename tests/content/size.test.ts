import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { languages } from '../../domain/languages.ts';
import { href, type PageId, pages } from '../../domain/pages.ts';
import { attribute, documentOf, type Element, elementsIn } from './dist.ts';

// docs/quality.md, "Fast": elements of a page, without what content/ repeats.
const usual = 1000;
const larger: Partial<Record<PageId, number>> = {
  home: 1350,
  // Above the mark until their sections and drawings have fewer parts.
  'ai-retail-assistant': 1250,
  grail: 1020,
  'lunch-benefit': 1020,
};

const jobsAndPeople = ['jobs', 'people'].flatMap((file) =>
  Object.keys(parse(readFileSync(new URL(`../../content/${file}.yaml`, import.meta.url), 'utf8'))),
);

/** Whether an element belongs to one job or person: by its id or the address it leads to. */
function isOfOne(element: Element): boolean {
  const named = attribute(element, 'id') ?? attribute(element, 'href') ?? '';
  return jobsAndPeople.some((id) => named === id || named.endsWith(`#${id}`) || named.endsWith(`-${id}`));
}

for (const language of languages) {
  for (const { id } of pages) {
    const address = href(language, id);
    const most = larger[id] ?? usual;
    test(`${address} has at most ${most} elements beside jobs and people`, () => {
      const { elements } = documentOf(address);
      const repeated = new Set(
        elements.filter(isOfOne).flatMap((element) => [element, ...elementsIn(element)]),
      );
      const count = elements.length - repeated.size;
      assert.ok(count <= most, `${count} elements`);
    });
  }
}
