import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Language, languages } from '../../domain/languages.ts';
import { href, type Page, pages, solutionsOf } from '../../domain/pages.ts';
import { expect, test } from '../support/site.ts';

const solutions = pages.filter(({ template }) => template === 'solution');
const infrastructures = pages.filter(({ template }) => template === 'infrastructure');

/** The content file of a page in a language. */
function wordsOf(language: Language, page: Page) {
  return parse(readFileSync(`content/${language}/${page.content}.yaml`, 'utf8'));
}

for (const language of languages) {
  for (const page of solutions) {
    const address = href(language, page.id);
    const words = wordsOf(language, page);

    test.describe(address, () => {
      test('shows six features, three steps and the way to infrastructure and API', async ({ page: tab }) => {
        await tab.goto(address);
        await expect(tab.getByRole('heading', { level: 1 })).toHaveText(words.name);
        await expect(tab.locator('section[aria-labelledby=features] li')).toHaveCount(6);
        await expect(tab.locator('section[aria-labelledby=steps] li')).toHaveCount(3);
        const more = tab.locator('section[aria-labelledby=more]');
        await expect(more.locator(`a[href="${href(language, 'home', 'api')}"]`)).toBeVisible();
        await expect(more.locator('a[href*="/infrastructure/"]')).toBeVisible();
      });

      test('opens the demo dialog for this product, at the top and at the foot', async ({ page: tab }) => {
        await tab.goto(address);
        const dialog = tab.locator('dialog#demo');
        for (const button of await tab.locator('main button[commandfor=demo]').all()) {
          await button.click();
          await expect(dialog).toBeVisible();
          await expect(dialog.locator('[name=productName]')).toHaveValue(words.name);
          await tab.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
        }
      });

      test('answers a question without script', async ({ browser, site }) => {
        const context = await browser.newContext({ javaScriptEnabled: false });
        const tab = await context.newPage();
        await tab.goto(site.url + address);
        const { question, answer } = words.faq[0];
        await expect(tab.getByText(answer)).toBeHidden();
        await tab.getByText(question).click();
        await expect(tab.getByText(answer)).toBeVisible();
        await context.close();
      });
    });
  }

  for (const page of infrastructures) {
    const address = href(language, page.id);
    const words = wordsOf(language, page);

    test.describe(address, () => {
      test('links every solution that stands on it, in the language of the page', async ({ page: tab }) => {
        await tab.goto(address);
        const links = tab.locator('section[aria-labelledby=solutions] li a');
        const expected = solutionsOf(words.solutions.group).map(({ id }) => href(language, id));
        const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(found).toEqual(expected);
      });

      test('opens the consultation dialog with its type fixed', async ({ page: tab }) => {
        await tab.goto(address);
        await tab.locator('main button[commandfor=consultation]').first().click();
        const dialog = tab.locator('dialog#consultation');
        await expect(dialog).toBeVisible();
        await expect(dialog.locator('[name=infrastructureType]')).toHaveValue(words.infrastructureType);
      });
    });
  }
}

test('every solution prints on three sheets', async ({ page: tab }) => {
  for (const language of languages) {
    for (const page of solutions) {
      const address = href(language, page.id);
      await tab.goto(address);
      const sheets = (await tab.pdf({ preferCSSPageSize: true }))
        .toString('latin1')
        .match(/\/Type \/Page\b/g);
      expect(sheets, address).toHaveLength(3);
    }
  }
});

test.describe('drawings', () => {
  for (const [width, size] of [
    [390, 'narrow'],
    [1440, 'wide'],
  ] as const) {
    test(`describe the ${size} size at ${width} px and are read once`, async ({ page: tab }) => {
      await tab.setViewportSize({ width, height: 900 });
      for (const language of languages) {
        for (const page of solutions) {
          await tab.goto(href(language, page.id));
          const shown = tab.locator('main section').first().getByRole('img');
          await expect(shown).toHaveCount(1);
          await expect(shown).toHaveAttribute('aria-label', wordsOf(language, page).artefact.label[size]);
        }
      }
    });
  }
});
