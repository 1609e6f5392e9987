import { pageOf } from '../../domain/pages.ts';
import { content, pageWords } from '../support/content.ts';
import { expect, test } from '../support/site.ts';

for (const [language, path] of [
  ['en', '/team'],
  ['de', '/de/team'],
] as const) {
  const { founders, staff } = pageWords(language, pageOf('team'));
  const title = content.offeredJobs[0] as string;

  test(`${path} shows everybody, and leads from each open role to its job`, async ({ page }) => {
    await page.goto(path);

    await test.step('shows everybody, each once, with the letter of the first name', async () => {
      const names = page.locator('main li h3');
      await expect(names).toHaveText([...founders.people, ...staff.people].map(({ name }) => name));
      await expect(page.locator('main li:has(h3) [aria-hidden] > b')).toHaveText(
        [...founders.people, ...staff.people].map(({ firstName }) => firstName.charAt(0)),
      );
    });

    await test.step('leads from each open role to its job', async () => {
      const roles = page.locator('section[aria-labelledby=join] li a');
      await expect(roles).toHaveCount(content.offeredJobs.length);
      const job = await roles.first().getAttribute('href');
      expect(job).toMatch(language === 'de' ? /^\/de\/careers#\w/ : /^\/careers#\w/);
      await roles.first().click();
      await expect(page).toHaveURL(job as string);
      const heading = page.getByRole('heading', { name: title });
      await expect(heading).toBeInViewport();
      const header = await page.getByRole('banner').boundingBox();
      const box = await heading.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    });
  });
}
