import { expect, test } from '../support/site.ts';

const pages = { '/solutions/xrp-passport': 'coming soon', '/de/solutions/xrp-passport': 'demnächst' };

for (const [address, soon] of Object.entries(pages)) {
  test(`${address} has all parts, and draws its architecture at each width`, async ({ page }) => {
    await page.goto(address);

    await test.step('shows two store badges that are neither links nor focusable', async () => {
      const badges = page.locator('section[aria-labelledby="app"] li');
      await expect(badges).toHaveCount(2);
      for (const badge of await badges.all()) {
        await expect(badge).toBeVisible();
        await expect(badge).toContainText(soon);
      }
      await expect(badges.locator('a, button, [tabindex]')).toHaveCount(0);
    });

    await test.step('has the parts of the identifier, five banking steps and three of the roadmap', async () => {
      const parts = await page.locator('section[aria-labelledby="ledger-native"] dt').allTextContents();
      expect(parts).toEqual(['did', 'xrpl', 'network', 'account']);
      await expect(page.locator('section[aria-labelledby="banking"] ol > li')).toHaveCount(5);
      await expect(page.locator('section[aria-labelledby="roadmap"] li')).toHaveCount(3);
    });

    const architecture = page.locator('section[aria-labelledby="architecture"]');
    await test.step('shows the architecture in one drawing, whatever the width', async () => {
      for (const width of [1280, 600, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(architecture.getByRole('img')).toHaveCount(1);
      }
    });

    await test.step('folds terms and details on phones, and shows them open elsewhere', async () => {
      for (const section of ['what', 'ledger-native']) {
        const fold = page.locator(`section[aria-labelledby="${section}"] details`);
        const last = fold.locator('dd, li').last();
        await page.setViewportSize({ width: 768, height: 1024 });
        await expect(fold.locator('summary')).toBeHidden();
        await expect(last).toBeVisible();
        await page.setViewportSize({ width: 390, height: 664 });
        await expect(last).toBeHidden();
        await fold.locator('summary').click();
        await expect(last).toBeVisible();
      }
    });
  });
}
