import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';

const banner = (page: Page, name = 'Cookie Settings') => page.getByRole('region', { name });
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

for (const { path, title, reject, accept, close } of [
  {
    path: '/',
    title: 'Cookie Settings',
    reject: 'Reject',
    accept: 'Accept',
    close: 'Close and decide later',
  },
  {
    path: '/de/team',
    title: 'Cookie-Einstellungen',
    reject: 'Ablehnen',
    accept: 'Akzeptieren',
    close: 'Schließen und später entscheiden',
  },
]) {
  test(`${path} asks until the visitor decides, keeps the answer on every page, and takes another`, async ({
    page,
  }) => {
    const choose = (name: string) => banner(page, title).getByRole('button', { name }).click();

    await test.step('the banner shows, and nothing is stored before', async () => {
      await page.goto(path);
      await expect(banner(page, title)).toBeInViewport();
      expect(await stored(page)).toEqual({});
      expect(await page.context().cookies()).toEqual([]);
    });

    await test.step('the close button hides it for this view only', async () => {
      await choose(close);
      await expect(banner(page, title)).toBeHidden();
      expect(await stored(page)).toEqual({});
      await page.reload();
      await expect(banner(page, title)).toBeVisible();
    });

    await test.step(`"${accept}" is kept on every page`, async () => {
      await choose(accept);
      await expect(banner(page, title)).toBeHidden();
      expect(await stored(page)).toEqual({ 'kogge-cookie-consent': 'accepted' });
      await page.goto('/team');
      await expect(banner(page)).toBeHidden();
    });

    await test.step('the foot of the page opens it again, so that a choice can be changed', async () => {
      await page.goto(path);
      const settings = page.getByRole('contentinfo').getByRole('button', { name: title });
      await settings.click();
      await expect(banner(page, title)).toBeFocused();
      await choose(reject);
      await expect(settings).toBeFocused();
    });

    await test.step(`"${reject}" is kept on every page`, async () => {
      await expect(banner(page, title)).toBeHidden();
      expect(await stored(page)).toEqual({ 'kogge-cookie-consent': 'rejected' });
      await page.goto('/team');
      await expect(banner(page)).toBeHidden();
    });
  });
}

test('both answers look the same', async ({ page }) => {
  await page.goto('/');
  const looks = await banner(page)
    .getByRole('button', { name: /^(Reject|Accept)$/ })
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { backgroundColor, color, borderColor, fontWeight, fontSize } = getComputedStyle(button);
        const { width, height } = button.getBoundingClientRect();
        return { backgroundColor, color, borderColor, fontWeight, fontSize, width, height };
      }),
    );
  expect(looks).toHaveLength(2);
  expect(looks[0]).toEqual(looks[1]);
});

test('the banner takes no focus and is no trap', async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no banner and no control for it', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#cookie-banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeHidden();
  });
});
