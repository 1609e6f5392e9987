import { type Browser, chromium, type Page } from '@playwright/test';
import { href, pages } from '../../domain/pages.ts';
import { chromiumArguments, shellPath } from '../../scripts/chromium.mjs';
import { expect, test } from '../support/site.ts';

// German has the longer words.
const language = 'de';

for (const { width, percent } of [
  { width: 390, percent: 200 },
  { width: 320, percent: 150 },
]) {
  test.describe(`with a default font of ${percent} % nothing runs sideways at ${width} px`, () => {
    test.describe.configure({ mode: 'default' });
    let browser: Browser;
    let page: Page;
    test.beforeAll(async () => {
      // The browser's setting: unlike a style, it affects media queries.
      browser = await chromium.launch({
        executablePath: shellPath(),
        args: [...chromiumArguments, `--blink-settings=defaultFontSize=${(16 * percent) / 100}`],
      });
      page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    });
    test.afterAll(() => browser.close());

    for (const { id } of pages) {
      test(id, async ({ site }) => {
        await page.goto(new URL(href(language, id), site.url).href);
        expect.soft(await widest(page), 'page').toBeLessThanOrEqual(width);
        if (id === 'home') {
          await page.locator('[popovertarget=mobile-menu]').click();
          expect.soft(await widest(page), 'menu').toBeLessThanOrEqual(width);
          await page.keyboard.press('Escape');
        }
        const opens = page.locator('main button[commandfor]:visible').first();
        if ((await opens.count()) === 0) return;
        await opens.click();
        expect.soft(await widest(page), 'dialog').toBeLessThanOrEqual(width);
      });
    }
  });
}

/** How far the page, an open dialog or the open menu reaches to the right, in pixels. */
function widest(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      document.documentElement.scrollWidth,
      ...[...document.querySelectorAll('dialog[open], #mobile-menu:popover-open nav')].map(
        (box) => box.getBoundingClientRect().left + box.scrollWidth,
      ),
    ),
  );
}
