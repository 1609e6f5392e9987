import { expect, test } from '../support/site.ts';

test('menu, dialog and a sent form fetch at most 85 KB of compressed script', async ({ page }) => {
  const scripts = new Map<string, number>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.set(response.url(), Number(response.headers()['content-length']));
  });
  await page.goto('/solutions/loyalty-plus');
  await page.getByRole('button', { name: 'Services' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Request Demo' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Budget Tester');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('budget@visitor.example');
  await dialog.getByRole('textbox', { name: 'Company or club' }).fill('Budget Ltd');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Request Demo' }).click();
  await expect(page.getByText('Demo Request Submitted', { exact: true })).toBeVisible();

  expect(scripts.size).toBeGreaterThan(0);
  const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThanOrEqual(85 * 1024);
});
