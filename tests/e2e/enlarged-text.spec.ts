import { chromium } from '@playwright/test';
import { languages } from '../../domain/languages.ts';
import { href } from '../../domain/pages.ts';
import { chromiumArguments, shellPath } from '../../scripts/chromium.mjs';
import { expect, test } from '../support/site.ts';

// Whose pages hold enlarged text; the others join as they are redrawn.
const pages = ['home', 'team', 'careers'] as const;

for (const { width, percent } of [
  { width: 390, percent: 200 },
  { width: 320, percent: 150 },
]) {
  test(`with a default font of ${percent} % nothing runs sideways at ${width} px`, async ({ site }) => {
    // The size that people set in their browser: unlike one set by a style, media queries follow it.
    const browser = await chromium.launch({
      executablePath: shellPath(),
      args: [...chromiumArguments, `--blink-settings=defaultFontSize=${(16 * percent) / 100}`],
    });
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    const widest = () =>
      page.evaluate(() =>
        Math.max(
          document.documentElement.scrollWidth,
          ...[...document.querySelectorAll('dialog[open], #mobile-menu:popover-open nav')].map(
            (box) => box.getBoundingClientRect().left + box.scrollWidth,
          ),
        ),
      );
    for (const language of languages) {
      for (const id of pages) {
        await page.goto(new URL(href(language, id), site.url).href);
        expect(await widest(), `${language} ${id}`).toBeLessThanOrEqual(width);
        await page.locator('[popovertarget=mobile-menu]').click();
        expect(await widest(), `menu of ${language} ${id}`).toBeLessThanOrEqual(width);
        await page.keyboard.press('Escape');
        const opens = page.locator('main button[commandfor]:visible').first();
        if ((await opens.count()) === 0) continue;
        await opens.click();
        expect(await widest(), `dialog of ${language} ${id}`).toBeLessThanOrEqual(width);
      }
    }
    await browser.close();
  });
}
