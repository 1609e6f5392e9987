import { content } from '../support/content.ts';
import { expect, test } from '../support/site.ts';

for (const [language, path] of [
  ['en', '/team'],
  ['de', '/de/team'],
] as const) {
  test(`${path} shows ten people, leads to each, and from each open role to its job`, async ({ page }) => {
    await page.goto(path);

    await test.step('shows ten people, each once', async () => {
      const portraits = page.locator('main').getByRole('img');
      await expect(portraits).toHaveCount(10);
      const names = await portraits.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
      expect(new Set(names).size).toBe(10);
    });

    await test.step('leads from each flag at the top to the person under it', async () => {
      const flags = page.locator('main nav a[href^="#"]');
      await expect(flags).toHaveCount(10);
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
      await roles.first().click();
      await expect(page).toHaveURL(language === 'de' ? /\/de\/careers#backend$/ : /\/careers#backend$/);
      const heading = page.getByRole('heading', { name: 'Working Student Backend Developer' });
      await expect(heading).toBeInViewport();
      const header = await page.getByRole('banner').boundingBox();
      const title = await heading.boundingBox();
      expect(title?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    });
  });
}
