import { expect, test } from '../support/site.ts';

const pages = {
  '/solutions/xrp-passport': { soon: 'coming soon', grant: /grant programme/, demo: 'Request Demo' },
  '/de/solutions/xrp-passport': {
    soon: 'demnächst',
    grant: /Gefördert durch ein Programm/,
    demo: 'Demo anfragen',
  },
};

for (const [address, words] of Object.entries(pages)) {
  test.describe(address, () => {
    test('names the grant programme, the ledger and the form of the identifier', async ({ page }) => {
      await page.goto(address);
      const hero = page.locator('main > section').first();
      await expect(hero.getByText(words.grant)).toBeVisible();
      await expect(hero.getByText('XRP Ledger', { exact: true })).toBeVisible();
      const parts = await page.locator('section[aria-labelledby="ledger-native"] dt').allTextContents();
      expect(parts).toEqual(['did', 'xrpl', 'network', 'account']);
    });

    test('shows two store badges that are neither links nor focusable', async ({ page }) => {
      await page.goto(address);
      const badges = page.locator('section[aria-labelledby="app"] li');
      await expect(badges).toHaveCount(2);
      for (const badge of await badges.all()) {
        await expect(badge).toBeVisible();
        await expect(badge).toContainText(words.soon);
      }
      await expect(badges.locator('a, button, [tabindex]')).toHaveCount(0);
    });

    test('tells the banking use case in five steps and the roadmap in three', async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('section[aria-labelledby="banking"] ol > li')).toHaveCount(5);
      await expect(page.locator('section[aria-labelledby="roadmap"] li')).toHaveCount(3);
    });

    test('shows the architecture in one drawing, whatever the width', async ({ page }) => {
      await page.goto(address);
      const section = page.locator('section[aria-labelledby="architecture"]');
      await expect(section.getByRole('img')).toHaveCount(1);
      for (const width of [1280, 600, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const smallest = await section.locator('svg text:visible').evaluateAll((texts) =>
          Math.min(
            ...texts.map((text) => {
              const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
              return scale * Number.parseFloat(getComputedStyle(text).fontSize);
            }),
          ),
        );
        expect(smallest, `smallest text at ${width} px`).toBeGreaterThanOrEqual(11);
      }
    });

    test('offers the demo at most 5,000 px from any other offer', async ({ page }) => {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 664 });
        await page.goto(address);
        const offers = await page
          .getByRole('main')
          .getByRole('button', { name: words.demo })
          .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
        const apart = offers.slice(1).map((top, index) => top - (offers[index] as number));
        expect(Math.max(...apart), `at ${width} px`).toBeLessThanOrEqual(5000);
      }
    });

    test('opens the demo dialog for this product', async ({ page }) => {
      await page.goto(address);
      await page.getByRole('button', { name: words.demo }).first().click();
      await expect(page.locator('dialog#demo')).toBeVisible();
      await expect(page.locator('dialog#demo [name="productName"]')).toHaveValue('XRP Passport');
    });
  });
}
