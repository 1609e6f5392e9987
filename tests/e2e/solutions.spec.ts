import { languages } from '../../domain/languages.ts';
import { href, type Page, pages } from '../../domain/pages.ts';
import { pageWords } from '../support/content.ts';
import { expect, test } from '../support/site.ts';

// What stands on each of these pages is looked at in the built files by tests/content/solutions.test.ts, how it is
// drawn and printed by pages.spec.ts.
const example = pages.find(({ template }) => template === 'solution') as Page;

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
}
