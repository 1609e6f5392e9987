import { expect, test } from '../support/site.ts';

const pages = ['/legal-notice', '/cookie-policy', '/de/legal-notice', '/de/cookie-policy'];

for (const path of pages) {
  test(`${path} leads to each of its sections, marks itself among the tabs, and is printed`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.goto(path);

    await test.step('marks itself among the two tabs', async () => {
      await expect(page.locator('main nav a[aria-current="page"]')).toHaveAttribute('href', path);
    });

    await test.step('leads from each entry of the contents to its section, below the header', async () => {
      const entries = page.locator('main nav ol a');
      expect(await entries.count()).toBeGreaterThanOrEqual(10);
      for (const entry of await entries.all()) {
        await entry.click();
        const section = page.locator(`[id="${(await entry.getAttribute('href'))?.slice(1)}"]`);
        const heading = section.getByRole('heading', { level: 2 });
        await expect(heading).toHaveText((await entry.textContent()) as string);
        await expect(heading).toBeInViewport();
      }
    });

    const button = page.getByRole('button', { name: /^(?:Print|Drucken)$/ });
    await test.step('is printed by its button', async () => {
      await button.click();
      await expect(page.locator('html')).toHaveAttribute('data-printed', '');
    });

    await test.step('prints its text without navigation', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main nav').first()).toBeHidden();
      await expect(page.locator('main nav').last()).toBeHidden();
      await expect(button).toBeHidden();
    });
  });
}

test('the policy names its dates and the periods by which requests are deleted', async ({ page }) => {
  await page.goto('/cookie-policy');
  await expect(page.locator('main header')).toContainText('01.12.2021');
  await expect(page.locator('#forms')).toContainText('2 years after receipt');
  await expect(page.locator('#forms')).toContainText('1 year after recruitment');
  await page.goto('/de/cookie-policy');
  await expect(page.locator('main header')).toContainText('01.12.2021');
  await expect(page.locator('#forms')).toContainText('2 Jahre nach Eingang');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('no print button is offered that could not work', async ({ page }) => {
    await page.goto('/legal-notice');
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  });
});
