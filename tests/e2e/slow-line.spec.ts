import type { Page } from '@playwright/test';
import { InPieces } from '../support/in-pieces.ts';
import { expect, test } from '../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Resolves when what has come so far is on the screen; before the first picture, which may wait, after 100 ms. */
const shown = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        if (!performance.getEntriesByType('paint').length) setTimeout(resolve, 100);
      }),
  );

/** What is not to be seen of `all`. */
const unseen = (page: Page, all: string) =>
  page.evaluate(
    (all) =>
      [...document.querySelectorAll(all)]
        .filter((element) => !element.checkVisibility({ visibilityProperty: true }))
        .map(({ outerHTML }) => outerHTML.slice(0, 60)),
    all,
  );

const widths = [390, 768, 1440];
const addresses = [
  '/',
  '/de/solutions/loyalty-plus',
  '/solutions/ai-retail-assistant',
  '/de/solutions/xrp-passport',
  '/infrastructure/blockchain',
  '/de/careers',
  '/legal-notice',
];

for (const width of widths) {
  for (const address of addresses) {
    test(`${address} stands still at ${width} px while it comes in pieces`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const moved: string[] = [];
        Object.assign(window, { moved });
        type Shift = { value: number; sources: { node?: Node }[] };
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
            const words = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40));
            // Lighthouse rounds to three digits.
            if (value >= 0.0005) moved.push(`${value}: ${words.join(', ')}`);
          }
        }).observe({ type: 'layout-shift' });
      });
      const line = new InPieces(site.url, 60);
      await page.goto((await line.start()) + address, { waitUntil: 'commit' });
      const header = 'header:has(+ main) *';
      const missing = new Set<number>();
      while (!line.whole) {
        await shown(page);
        if (await page.locator('main').count()) missing.add((await unseen(page, header)).length);
        line.more();
      }
      await page.waitForLoadState();
      await shown(page);
      expect(await page.evaluate('moved')).toEqual([]);
      expect([...missing], 'the header is whole before the page').toEqual([
        (await unseen(page, header)).length,
      ]);
      const first = `${header}, main > :first-child *`;
      const left = await unseen(page, first);
      await page.goto(address);
      await expect.poll(() => unseen(page, first)).toEqual(left);
      await line.stop();
    });
  }
}
