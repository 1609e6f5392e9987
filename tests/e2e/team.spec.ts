import { pageOf } from '../../domain/pages.ts';
import { content, pageWords } from '../support/content.ts';
import { expect, test } from '../support/site.ts';

for (const [language, path] of [
  ['en', '/team'],
  ['de', '/de/team'],
] as const) {
  const { founders, staff } = pageWords(language, pageOf('team'));
  const people = founders.people.length + staff.people.length;
  const title = content.offeredJobs[0] as string;

  test(`${path} shows everybody, leads to each, and from each open role to its job`, async ({ page }) => {
    await page.goto(path);

    await test.step('shows everybody, each once', async () => {
      const portraits = page.locator('main').getByRole('img');
      await expect(portraits).toHaveCount(people);
      // A drawing has a label, a photograph a text in its place.
      const names = await portraits.evaluateAll((all) =>
        all.map((one) => one.getAttribute('aria-label') ?? one.getAttribute('alt')),
      );
      expect(new Set(names).size).toBe(people);
    });

    await test.step('leads from each flag at the top to the person under it', async () => {
      const flags = page.locator('main nav a[href^="#"]');
      await expect(flags).toHaveCount(people);
      for (const flag of await flags.all()) {
        await flag.click();
        const person = page.locator(`[id="${(await flag.getAttribute('href'))?.slice(1)}"]`);
        await expect(person).toBeInViewport();
        await expect(person.getByRole('heading')).toContainText((await flag.textContent()) as string);
      }
    });

    await test.step('leads from each open role to its job', async () => {
      const roles = page.locator('#join li a');
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
