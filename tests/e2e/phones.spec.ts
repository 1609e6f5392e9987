import type { Page } from '@playwright/test';
import { languages } from '../../domain/languages.ts';
import { href } from '../../domain/pages.ts';
import { expect, test } from '../support/site.ts';

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} has no box`);
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
};

for (const language of languages) {
  test(`the banner leaves the main button free where the first screen holds the most (${language})`, async ({
    page,
  }) => {
    for (const id of ['home', 'grail', 'xrp-passport', 'ai-retail-assistant', 'blockchain'] as const) {
      const address = href(language, id);
      await page.goto(address);
      for (const [width, height] of [
        [1366, 768],
        [1280, 720],
        [390, 664],
        [360, 640],
      ] as const) {
        await page.setViewportSize({ width, height });
        const banner = await boxOf(page, '#cookie-banner');
        const { bottom } = await boxOf(page, 'main .btn');
        expect.soft(banner.height, `${address} at ${width} × ${height}`).toBeLessThanOrEqual(160);
        expect.soft(bottom, `${address} at ${width} × ${height}`).toBeLessThanOrEqual(banner.y);
      }
    }
  });

  for (const [id, offer] of [
    ['xrp-passport', 'button[commandfor=demo]'],
    ['ai-retail-assistant', 'a[target=_blank].btn'],
  ] as const) {
    test(`${id} offers its demo at most 5,000 px from any other offer (${language})`, async ({ page }) => {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 664 });
        await page.goto(href(language, id));
        const tops = await page
          .locator(`main ${offer}`)
          .evaluateAll((offers) =>
            offers.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().top),
          );
        expect(tops.length).toBeGreaterThan(1);
        const apart = tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
        expect(Math.max(...apart), `at ${width} px`).toBeLessThanOrEqual(5000);
      }
    });
  }
}

test('the contact button of a phone has its word, and opens the form of a product page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/solutions/grail');
  await page.getByRole('banner').getByRole('button', { name: 'Contact' }).click();
  await expect(page.getByRole('dialog')).toContainText('Request Demo: GRAIL');
  await page.goto('/team');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/\/#contact$/);
});

test('ticking the consent moves nothing', async ({ page }) => {
  await page.goto('/');
  const consent = page.locator('#contact [name=consent]');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await consent.uncheck();
    const before = await height();
    await consent.check();
    await expect(page.locator('#contact [type=submit]')).toBeEnabled();
    expect(await height()).toBe(before);
  }
});
