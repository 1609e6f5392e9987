import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';

// docs/decisions/0012: once a page has been laid out, what is far from the window rests.

const parts = 'main > :not(script), body > footer';

const resting = (page: Page) => page.locator('html.resting').waitFor({ state: 'attached' });

/** Where each part of the page begins, in px. */
const places = (page: Page) =>
  page
    .locator(parts)
    .evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)));

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 664 },
]) {
  test(`what is far from a window of ${viewport.width} px rests, and nothing moves`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map((entry) => entry.startTime)),
      ).observe({ type: 'layout-shift' });
    });
    await page.goto('/de/solutions/xrp-passport');
    const before = await places(page);
    await resting(page);
    await expect(page.locator('footer')).toHaveCSS('content-visibility', 'auto');
    const rests = (part: Element) =>
      !part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
    expect(await page.locator('footer').evaluate(rests)).toBe(true);
    expect(await page.locator('main > section').first().evaluate(rests)).toBe(false);
    expect(await places(page)).toEqual(before);
    expect(await page.evaluate('shifts')).toEqual([]);
  });
}

for (const place of ['#api', '#contact']) {
  test(`a link of the mobile menu leads to ${place} past parts that rest`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await resting(page);
    await page.locator('header').getByRole('button', { name: 'Menu' }).click();
    await page.locator(`#mobile-menu a[href="/${place}"]`).first().click();
    const top = () =>
      page.locator(place).evaluate((section) => Math.round(section.getBoundingClientRect().top));
    // Below the header.
    await expect.poll(top).toBe(64);
  });
}

test('a part that rested has another height at another width, and the focus finds its place', async ({
  page,
}) => {
  await page.goto('/solutions/loyalty-plus');
  await resting(page);
  await page.setViewportSize({ width: 390, height: 664 });
  await page.locator('footer a').last().focus();
  await expect(page.locator('footer a').last()).toBeInViewport();
  const far = await places(page);
  await page.reload();
  expect(await places(page)).toEqual(far);
});

test('a part that rested is printed', async ({ page }) => {
  await page.goto('/solutions/loyalty-plus');
  await resting(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('footer')).toHaveCSS('content-visibility', 'visible');
});
