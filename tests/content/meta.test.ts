import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../domain/languages.ts';
import { content } from '../support/content.ts';
import { attribute, type Built, pages } from './dist.ts';

for (const page of pages) {
  test(`${page.path} has a title and a description of the right length`, () => {
    const title = titleOf(page);
    const description = descriptionOf(page);
    assert.ok(title.length > 0 && title.length <= 60, `${title.length} characters: ${title}`);
    assert.ok(
      description.length >= 70 && description.length <= 160,
      `${description.length} characters: ${description}`,
    );
  });

  test(`structured data of ${page.path} can be read and holds every object that it refers to`, () => {
    const blocks = structuredDataOf(page);
    assert.ok(blocks.length > 0);
    for (const block of blocks) assert.equal(block['@context'], 'https://schema.org');
    const objects = blocks.flatMap(objectsIn);
    const held = objects.filter((object) => Object.keys(object).length > 1).map((object) => object['@id']);
    const referred = objects.filter((object) => Object.keys(object).join() === '@id');
    for (const { '@id': id } of referred) assert.ok(held.includes(id), `${id} is on another page`);
  });
}

for (const [name, of] of [
  ['titles', titleOf],
  ['descriptions', descriptionOf],
] as const) {
  test(`all ${name} differ`, () => {
    const all = pages.map(of);
    assert.deepEqual(
      all.filter((text, index) => all.indexOf(text) !== index),
      [],
    );
  });
}

test('every job has structured data with all that search engines ask for', () => {
  const careers = pages.filter(({ path }) => path.endsWith('/careers'));
  assert.equal(careers.length, languages.length);
  for (const page of careers) {
    const postings = structuredDataOf(page)
      .flatMap((block) => block['@graph'] as Record<string, unknown>[])
      .filter((item) => item['@type'] === 'JobPosting');
    assert.deepEqual(
      postings.map(({ title }) => title),
      content.offeredJobs.map(
        (title) => `${title} ${page.path.startsWith('/de') ? '(m/w/d)' : '(all genders)'}`,
      ),
    );
    for (const posting of postings) {
      for (const key of [
        'title',
        'description',
        'datePosted',
        'validThrough',
        'employmentType',
        'hiringOrganization',
        'jobLocation',
        'identifier',
      ]) {
        assert.ok(posting[key], `${posting.title}: ${key}`);
      }
    }
  }
});

function titleOf({ html }: Built): string {
  return decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
}

function descriptionOf({ elements }: Built): string {
  const meta = elements.find((element) => attribute(element, 'name') === 'description');
  return attribute(meta, 'content') ?? '';
}

function structuredDataOf({ html }: Built): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json as string),
  );
}

/** The value and every object inside it. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
}

function decode(html: string): string {
  return html.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
