import { languages } from '../../domain/languages.ts';
import { href, type Page, pages } from '../../domain/pages.ts';
import { pageWords } from '../support/content.ts';
import { expect, test } from '../support/site.ts';

// What stands on each of these pages is looked at in the built files by tests/content/solutions.test.ts.
const solutions = pages.filter(({ template }) => template === 'solution');
const [example] = solutions as [Page];

for (const language of languages) {
  const address = href(language, example.id);
  const words = pageWords(language, example);

  test.describe(address, () => {
    test('opens the demo dialog for this product, at the top and at the foot', async ({ page: tab }) => {
      await tab.goto(address);
      const dialog = tab.locator('dialog#demo');
      const buttons = await tab.locator('main button[commandfor=demo]').all();
      expect(buttons).toHaveLength(2);
      for (const button of buttons) {
        await button.click();
        await expect(dialog).toBeVisible();
        await expect(dialog.locator('[name=productName]')).toHaveValue(words.name);
        await tab.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });
      test('answers a question', async ({ page: tab }) => {
        await tab.goto(address);
        const { question, answer } = words.faq[0];
        await expect(tab.getByText(answer)).toBeHidden();
        await tab.getByText(question).click();
        await expect(tab.getByText(answer)).toBeVisible();
      });
    });
  });

  test(`every solution shows one drawing at each width and prints on four sheets (${language})`, async ({
    page: tab,
  }) => {
    for (const page of solutions) {
      const address = href(language, page.id);
      await tab.goto(address);
      const shown = tab.locator('main section').first().getByRole('img');
      for (const [width, size] of [
        [390, 'narrow'],
        [1440, 'wide'],
      ] as const) {
        await tab.setViewportSize({ width, height: 900 });
        await expect(shown, address).toHaveCount(1);
        await expect(shown).toHaveAttribute('aria-label', pageWords(language, page).artefact.label[size]);
      }
      const sheets = (await tab.pdf({ preferCSSPageSize: true }))
        .toString('latin1')
        .match(/\/Type \/Page\b/g);
      expect(sheets, address).toHaveLength(4);
    }
  });
}
