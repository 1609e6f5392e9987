import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';

// docs/decisions/0012: while somebody opens a dialog with the mouse, what is far from the window rests.

const parts = 'main > :not(script), body > footer';

const root = (page: Page) => page.locator('html');

/** Brings the mouse to a button that opens a dialog. */
async function rest(page: Page) {
  await page.locator('main [commandfor]').first().hover();
  await expect(root(page)).toContainClass('resting');
}

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
    const opener = page.locator('main [commandfor]').first();
    await opener.scrollIntoViewIfNeeded();
    const before = await places(page);
    await rest(page);
    await expect(page.locator('footer')).toHaveCSS('content-visibility', 'auto');
    const rests = (part: Element) =>
      !part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
    expect(await page.locator('footer').evaluate(rests)).toBe(true);
    expect(await page.locator('main > section').first().evaluate(rests)).toBe(false);
    expect(await places(page)).toEqual(before);
    expect(await page.evaluate('shifts')).toEqual([]);
  });
}

/** What screen readers are told of headings, landmarks and links. */
async function told(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && /^(?:heading|region|navigation|link)$/.test(role?.value))
    .map(({ role, name }) => `${role?.value} ${name?.value}`);
}

test('screen readers find all of a page: it rests neither by itself nor longer than a dialog needs', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const whole = await told(page);
  const headings = page.locator('h1, h2, h3, h4').filter({ visible: true });
  expect(whole.filter((one) => one.startsWith('heading'))).toHaveLength(await headings.count());
  await page.clock.fastForward(10_000);
  expect(await told(page)).toEqual(whole);

  await test.step('while a dialog is open', async () => {
    await rest(page);
    expect((await told(page)).length).toBeLessThan(whole.length);
    await page.locator('main [commandfor]').first().click();
    await page.clock.fastForward(10_000);
    await expect(root(page)).toContainClass('resting');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.clock.fastForward(3000);
    await expect.poll(() => told(page)).toEqual(whole);
  });
  await test.step('where the mouse was left', async () => {
    await page.mouse.move(0, 0);
    await rest(page);
    await page.clock.fastForward(3000);
    await expect.poll(() => told(page)).toEqual(whole);
  });
});

for (const place of ['#api', '#contact']) {
  test(`a link of the mobile menu leads to ${place} past parts that rest`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await expect(root(page)).not.toContainClass('arriving');
    await root(page).evaluate((page) => page.classList.add('resting'));
    await page.locator('header').getByRole('button', { name: 'Menu' }).click();
    await page.locator(`#mobile-menu a[href="/${place}"]`).first().click();
    const top = () =>
      page.locator(place).evaluate((section) => Math.round(section.getBoundingClientRect().top));
    // Below the header.
    await expect.poll(top).toBe(64);
  });
}

test('a page that rested while its window changed has the heights of the new width, and the focus finds its place', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/solutions/loyalty-plus');
  await rest(page);
  await page.locator('main [commandfor]').first().click();
  await page.setViewportSize({ width: 390, height: 664 });
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.locator('footer a').last().focus();
  await expect(page.locator('footer a').last()).toBeInViewport();
  await page.clock.fastForward(3000);
  await expect(root(page)).not.toContainClass('resting');
  await expect(page.locator('footer a').last()).toBeInViewport();
  const far = await places(page);
  await page.reload();
  expect(await places(page)).toEqual(far);
});

test('a part that rested is printed', async ({ page }) => {
  await page.goto('/solutions/loyalty-plus');
  await rest(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('footer')).toHaveCSS('content-visibility', 'visible');
});
