import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { languages, pathIn } from '../../domain/languages.ts';
import { pages } from '../../domain/pages.ts';
import { expect, test } from '../support/site.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Findings of axe as short lines, so that a failure names the rule and the element. */
async function findings(page: Page): Promise<string[]> {
  // Some movements change colours under the text; axe must look at the end state.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    for (const language of languages) {
      for (const { path } of pages) {
        const address = pathIn(language, path);
        test(`${address} has no axe finding and does not scroll sideways`, async ({ page }) => {
          await page.goto(address);
          expect(await findings(page)).toEqual([]);
          expect(await sidewaysScroll(page)).toBe(0);
        });
      }
    }
  });
}

test.describe('at 320 px with the text spacing of WCAG 1.4.12', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  for (const language of languages) {
    for (const { path } of pages) {
      const address = pathIn(language, path);
      test(`${address} does not scroll sideways`, async ({ page }) => {
        await page.goto(address);
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(
            '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
          );
          document.adoptedStyleSheets.push(sheet);
        });
        expect(await sidewaysScroll(page)).toBe(0);
      });
    }
  }
});
