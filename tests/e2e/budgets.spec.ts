import { languages, pathIn } from '../../domain/languages.ts';
import { pages } from '../../domain/pages.ts';
import { expect, test } from '../support/site.ts';

// docs/quality.md, "Fast" 2: bytes over the wire of the first view, fonts included.
const kilobyte = 1024;
const budget = (id: string) => (id === 'home' ? 90 : 65) * kilobyte;

for (const language of languages) {
  for (const { id, path } of pages) {
    const address = pathIn(language, path);
    test(`${address} stays within its first-view budget and fetches no script before a person acts`, async ({
      page,
      site,
    }) => {
      const client = await page.context().newCDPSession(page);
      await client.send('Network.enable');
      let bytes = 0;
      const requests: { url: string; type: string }[] = [];
      client.on('Network.requestWillBeSent', ({ request, type }) => {
        if (!request.url.startsWith('data:')) requests.push({ url: request.url, type: type ?? '' });
      });
      client.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      await page.goto(address, { waitUntil: 'networkidle' });

      expect(requests.filter(({ url }) => !url.startsWith(site.url))).toEqual([]);
      expect(requests.filter(({ type }) => type === 'Script')).toEqual([]);
      expect(requests.length).toBeLessThanOrEqual(7);
      expect(bytes).toBeLessThanOrEqual(budget(id));
    });
  }
}

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
  expect(bytes).toBeLessThanOrEqual(85 * kilobyte);
});
