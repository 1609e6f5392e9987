import { expect, test } from '../support/site.ts';

const toGerman = 'DE – Auf Deutsch lesen';
const toEnglish = 'EN – Read in English';

test.use({ viewport: { width: 1280, height: 720 } });

test('the switch keeps query and anchor', async ({ page }) => {
  await page.goto('/?from=mail#about');
  await page.getByRole('link', { name: toGerman }).click();
  await expect(page).toHaveURL('/de?from=mail#about');
  await page.getByRole('link', { name: toEnglish }).press('Enter');
  await expect(page).toHaveURL('/?from=mail#about');
});

test.describe('on an unknown path', () => {
  test.use({ expectedErrors: [/status of 404/] });
  test('the switch keeps the path, and each language has its own page', async ({ page }) => {
    await page.goto('/no/such/page?x=1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await page.getByRole('link', { name: toGerman }).click();
    await expect(page).toHaveURL('/de/no/such/page?x=1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoppla! Seite nicht gefunden');
    await page.getByRole('link', { name: toEnglish }).click();
    await expect(page).toHaveURL('/no/such/page?x=1');
  });
});
