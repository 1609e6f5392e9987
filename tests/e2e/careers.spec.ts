import { pageOf } from '../../domain/pages.ts';
import { content, pageWords } from '../support/content.ts';
import { expect, test } from '../support/site.ts';

const { offeredJobs } = content;

for (const [language, path, gender, apply, close] of [
  ['en', '/careers', '(all genders)', 'Apply Now', 'Close'],
  ['de', '/de/careers', '(m/w/d)', 'Jetzt bewerben', 'Schließen'],
] as const) {
  const { items } = pageWords(language, pageOf('careers')).jobs;

  test(`${path} shows every role, leads to each, and opens the application for exactly that one`, async ({
    page,
  }) => {
    await page.goto(path);

    await test.step('shows every role with place, pay and requirements', async () => {
      const jobs = page.locator('main li[id]');
      await expect(jobs).toHaveCount(offeredJobs.length);
      for (const [index, title] of offeredJobs.entries()) {
        const job = jobs.nth(index);
        await expect(job.getByRole('heading', { level: 3 })).toHaveText(`${title} ${gender}`);
        await expect(job.getByRole('definition').filter({ hasText: 'Bremen' })).toBeVisible();
        await expect(job.getByRole('definition').filter({ hasText: '€' })).toBeVisible();
        const { tasks, requirements } = items[(await job.getAttribute('id')) as string];
        await expect(job.getByRole('listitem')).toHaveCount(tasks.length + requirements.length);
      }
    });

    await test.step('leads from a free place to its job', async () => {
      const last = offeredJobs.at(-1) as string;
      await page.getByRole('link', { name: last }).first().click();
      await expect(page.getByRole('heading', { name: last })).toBeInViewport();
    });

    await test.step('opens the application for exactly the job that was chosen', async () => {
      for (const title of offeredJobs) {
        const button = page.getByRole('button', { name: `${apply} ${title}` });
        await button.click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await expect(dialog.getByRole('heading')).toContainText(title);
        await expect(dialog.locator('[name="jobTitle"]')).toHaveValue(title);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
        await button.click();
        await dialog.getByRole('button', { name: close }).click();
        await expect(dialog).toBeHidden();
      }
    });
  });
}
