import { content } from '../support/content.ts';
import { expect, test } from '../support/site.ts';

const { offeredJobs } = content;

for (const [path, gender, apply] of [
  ['/careers', '(all genders)', 'Apply Now'],
  ['/de/careers', '(m/w/d)', 'Jetzt bewerben'],
] as const) {
  test.describe(path, () => {
    test('shows every role with place, pay and requirements', async ({ page }) => {
      await page.goto(path);
      const jobs = page.locator('article');
      await expect(jobs).toHaveCount(offeredJobs.length);
      for (const [index, title] of offeredJobs.entries()) {
        const job = jobs.nth(index);
        await expect(job.getByRole('heading', { level: 3 })).toHaveText(`${title} ${gender}`);
        await expect(job.getByRole('definition').filter({ hasText: 'Bremen' })).toBeVisible();
        await expect(job.getByRole('definition').filter({ hasText: '€' })).toBeVisible();
        expect(await job.getByRole('listitem').count()).toBeGreaterThanOrEqual(6);
      }
    });

    test('opens the application for exactly the job that was chosen', async ({ page }) => {
      await page.goto(path);
      for (const [index, title] of offeredJobs.entries()) {
        // Before the facts, after the lists and at the foot of the page.
        await expect(page.getByRole('button', { name: `${apply} ${title}` })).toHaveCount(3);
        const button = page.getByRole('button', { name: `${apply} ${title}` }).nth(index);
        await button.click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await expect(dialog.locator('[name="jobTitle"]')).toHaveValue(title);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
      }
    });

    test('leads from a free place to its job', async ({ page }) => {
      await page.goto(path);
      const last = offeredJobs.at(-1) as string;
      await page.getByRole('link', { name: last }).first().click();
      await expect(page.getByRole('heading', { name: last })).toBeInViewport();
    });
  });
}
