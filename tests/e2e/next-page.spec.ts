import { expect, test } from '../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the next page is loaded ahead when the pointer rests on its link', async ({ page, site }) => {
  await page.goto('/team');
  const ahead = page.context().waitForEvent('request', (request) => request.url() === `${site.url}/careers`);
  await page.locator('main a[href^="/careers"]').first().hover();
  await ahead;
});

// Chromium gives a transition up when the pointer moves while the page arrives, three times in four.
test('a transition to the next page that the browser gives up is no error', async ({ page }) => {
  for (let round = 0; round < 4; round += 1) {
    await page.goto('/');
    await page.locator('main a[href="/solutions/fan-pay"]').first().click();
    await page.mouse.move(640, 700, { steps: 20 });
    await expect(page).toHaveURL('/solutions/fan-pay');
    await expect(page.getByRole('heading', { level: 1, name: 'Fan Pay' })).toBeVisible();
  }
});
