import { expect, test } from '../support/site.ts';

const pages = { '/solutions/xrp-passport': 'coming soon', '/de/solutions/xrp-passport': 'demnächst' };

for (const [address, soon] of Object.entries(pages)) {
  test(`${address} has all parts`, async ({ page }) => {
    await page.goto(address);

    await test.step('shows two store badges that are neither links nor focusable', async () => {
      const badges = page.locator('ul[aria-labelledby="app"] li');
      await expect(badges).toHaveCount(2);
      for (const badge of await badges.all()) {
        await expect(badge).toBeVisible();
        await expect(badge).toContainText(soon);
      }
      await expect(badges.locator('a, button, [tabindex]')).toHaveCount(0);
    });

    await test.step('has six features in three places, the parts of the identifier and of the architecture, five banking steps, three ways and three plans', async () => {
      const section = (name: string) => page.locator(`section[aria-labelledby="${name}"]`);
      await expect(section('features').locator('ol > li')).toHaveCount(3);
      await expect(section('features').locator('dt')).toHaveCount(6);
      const parts = await section('ledger-native').locator('code').allTextContents();
      expect(parts).toEqual(['did:', 'xrpl:', 'network:', 'account']);
      await expect(section('ledger-native').locator('dt')).toHaveCount(4);
      await expect(section('banking').locator('ol > li')).toHaveCount(5);
      await expect(section('architecture').locator('ol > li')).toHaveCount(4);
      await expect(section('steps').locator('ol > li')).toHaveCount(3);
      await expect(section('integration').locator('dt')).toHaveCount(3);
      await expect(section('roadmap').locator('dt')).toHaveCount(3);
    });

    await test.step('folds terms and details on phones, and shows them open elsewhere', async () => {
      for (const section of ['what', 'ledger-native', 'integration', 'roadmap']) {
        const fold = page.locator(`section[aria-labelledby="${section}"] details`);
        const last = fold.locator('dd').last();
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
