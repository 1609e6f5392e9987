import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';

// docs/decisions/0012: on a phone the sections of a page are laid out one after the other.
test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

const arriving = (page: Page) => page.locator('html.arriving');

/** The sections, and pieces of them, that are not laid out. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main > :not(script), .in-turn, body > footer')].filter(
        (section) => !section.checkVisibility(),
      ).length,
  );

for (const address of ['/', '/careers', '/de/solutions/xrp-passport']) {
  test(`${address} is whole a moment after somebody arrives, and nothing in the window has moved`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts, began: false });
      // It lasts for less than a second, which a busy machine may not look into.
      new MutationObserver(() => {
        if (document.querySelector('html.arriving')) Object.assign(window, { began: true });
      }).observe(document, { attributes: true, subtree: true });
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map((entry) => entry.startTime)),
      ).observe({
        type: 'layout-shift',
      });
    });
    await page.goto(address);
    expect(await page.evaluate('began')).toBe(true);
    await expect(arriving(page)).toHaveCount(0);
    expect(await waiting(page)).toBe(0);
    expect(await page.evaluate('shifts')).toEqual([]);
  });
}

for (const address of ['/de', '/careers']) {
  test(`${address} stands still when its letters come late`, async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) {
          (window as unknown as { shifted: number }).shifted += (shift as unknown as { value: number }).value;
        }
      }).observe({ type: 'layout-shift' });
    });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(arriving(page)).toHaveCount(0);
    const likeIt = await page.evaluate(() => document.fonts.check('400 1em "Local Grotesk"'));
    test.skip(!likeIt, 'this machine has none of the fonts that are made as wide');
    held.resolve();
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let pictures = 0; pictures < 2; pictures += 1) await new Promise(requestAnimationFrame);
    });
    expect(await page.evaluate('shifted')).toBeLessThan(0.01);
  });
}

test('whatever a page is made of waits its turn, also what is no section', async ({ page }) => {
  await page.goto('/careers');
  const animations = await page.evaluate(() => {
    document.documentElement.classList.add('arriving');
    return [...document.querySelectorAll('main > :not(:first-child)')].map(
      (part) => getComputedStyle(part).animationName,
    );
  });
  expect(new Set(animations)).toEqual(new Set(['wait-its-turn']));
});

// Nothing moves that could end and take the class away; while it stayed, Chromium at times came back to another place.
test('who minds motion finds the page whole', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(arriving(page)).toHaveCount(0);
});

test('a link to a place within a page finds the page whole', async ({ page }) => {
  await page.goto('/#contact');
  await expect(arriving(page)).toHaveCount(0);
  await expect(page.locator('#contact')).toBeInViewport();
  expect(await waiting(page)).toBe(0);
});

test('a link to words on a page leads to them', async ({ page }) => {
  await page.goto('/de');
  const last = page.locator('main > section').last().getByRole('heading').first();
  const words = (await last.innerText()).trim().split(/\s+/).slice(0, 3).join(' ');
  await page.goto(`/de?#:~:text=${encodeURIComponent(words)}`);
  await expect(last).toBeInViewport();
});

test('who comes back or loads a page again stands where they stood', async ({ page }) => {
  await page.goto('/');
  await expect(arriving(page)).toHaveCount(0);
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo({ top: 5000, behavior: 'instant' }));
  const left = await place();
  await page.reload();
  await expect.poll(place).toBe(left);
  await page.goto('/team');
  await page.goBack();
  await expect.poll(place).toBe(left);
  await expect(arriving(page)).toHaveCount(0);
});
