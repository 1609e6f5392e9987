import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../domain/languages.ts';
import { pages } from '../../domain/pages.ts';
import { content } from '../support/content.ts';
import { bytesOf, read } from './dist.ts';

test('every page has a picture of 1200 × 630 in each language, no two pages the same', () => {
  const shown = new Map<string, string>();
  for (const language of languages) {
    for (const { id } of pages) {
      const png = bytesOf(`og/${language}/${id}.png`);
      assert.equal(png.toString('latin1', 1, 4), 'PNG');
      assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630]);
      const picture = png.toString('base64');
      // A product whose name and line are alike in both languages may have one picture for both.
      assert.equal(shown.get(picture) ?? id, id, `/og/${language}/${id}.png`);
      shown.set(picture, id);
    }
  }
});

test('robots.txt lets everything be found and names the sitemap', () => {
  const robots = read('robots.txt');
  assert.match(robots, /^Allow: \/$/m);
  assert.match(robots, /^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});

test('the icons of the manifest are there, in the sizes that it states', () => {
  const { icons } = JSON.parse(read('site.webmanifest')) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  assert(icons.length > 0);
  for (const { src, sizes, type } of icons) {
    const icon = bytesOf(src.slice(1));
    if (type !== 'image/png') continue;
    assert.equal(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, sizes, src);
  }
});

test('security.txt names our contact, languages and address, and is valid for less than a year (RFC 9116)', () => {
  const lines = read('.well-known/security.txt').trim().split('\n');
  const { Expires, ...fields } = Object.fromEntries(lines.map((line) => line.split(': ', 2)));
  const sitemap = /^Sitemap: (.+)$/m.exec(read('robots.txt'))?.[1] as string;
  assert.deepEqual(fields, {
    Contact: `mailto:${content.company.mail.security}`,
    'Preferred-Languages': languages.join(', '),
    Canonical: new URL('/.well-known/security.txt', sitemap).href,
  });
  const days = (Date.parse(Expires) - Date.now()) / 86_400_000;
  assert(days > 0 && days < 365, `${days} days`);
});

test('every letter of the International Code has its flag in the file of symbols', () => {
  const ids = [...read('code-flags.svg').matchAll(/<symbol id="(\w)"/g)].map(([, id]) => id);
  assert.equal(ids.toSorted().join(''), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
});
