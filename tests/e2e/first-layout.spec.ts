import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';

// A page is whole at its first layout, and late resources move nothing.
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

/** Sums up layout shifts of all later pages in `window.shifted`. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const total = { shifted: 0 };
    Object.assign(window, total);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[]) total.shifted += entry.value;
      Object.assign(window, total);
    }).observe({ type: 'layout-shift' });
  });

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

for (const address of ['/', '/careers', '/de/solutions/xrp-passport']) {
  test(`every part of ${address} is shown from the start, and nothing in the window moves`, async ({
    page,
  }) => {
    await watchShifts(page);
    await page.goto(address);
    await nextFrame(page);
    const hidden = await page
      .locator('main > :not(script), body > footer')
      .evaluateAll((parts) => parts.filter((part) => !part.checkVisibility()).length);
    expect(hidden).toBe(0);
    expect(await page.evaluate('shifted')).toBe(0);
  });
}

for (const address of ['/de', '/careers']) {
  test(`${address} stands still when its fonts come late`, async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await held.promise;
      await route.continue();
    });
    await watchShifts(page);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await nextFrame(page);
    const hasFallback = await page.evaluate(() => document.fonts.check('400 1em "Local Grotesk"'));
    test.skip(!hasFallback, 'this machine has none of the fonts that are made as wide');
    held.resolve();
    await page.evaluate(() => document.fonts.ready);
    await nextFrame(page);
    expect(await page.evaluate('shifted')).toBeLessThan(0.01);
  });
}

test('a link to words on a page leads to them', async ({ page }) => {
  await page.goto('/de');
  const last = page.locator('main > section').last().getByRole('heading').first();
  const words = (await last.innerText()).trim().split(/\s+/).slice(0, 3).join(' ');
  await page.goto(`/de?#:~:text=${encodeURIComponent(words)}`);
  await expect(last).toBeInViewport();
});

test('a reload and Back keep the scroll position', async ({ page }) => {
  await page.goto('/');
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo({ top: 5000, behavior: 'instant' }));
  const left = await place();
  await page.reload();
  await expect.poll(place).toBe(left);
  await page.goto('/team');
  await page.goBack();
  await expect.poll(place).toBe(left);
});
