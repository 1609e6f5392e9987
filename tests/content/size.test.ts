import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../domain/languages.ts';
import { href, type PageId, pages } from '../../domain/pages.ts';
import { pages as built } from './dist.ts';

// docs/quality.md, "Fast" 1.
const usual = 1100;
const larger: Partial<Record<PageId, number>> = {
  home: 1400,
  'xrp-passport': 1300,
  'ai-retail-assistant': 1300,
};

for (const language of languages) {
  for (const { id } of pages) {
    const address = href(language, id);
    const most = larger[id] ?? usual;
    test(`${address} has at most ${most} elements`, () => {
      const page = built.find(({ path }) => path === address);
      assert(page);
      assert.ok(page.elements.length <= most, `${page.elements.length} elements`);
    });
  }
}
