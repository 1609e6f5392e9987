import type { Page } from '@playwright/test';
import { sidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const flown = (page: Page, place: string) =>
  page
    .locator(`${place} [data-hoist] > span`)
    .evaluateAll((all) =>
      all.map((one) => [...one.children].map((flag) => (flag as HTMLElement).dataset.letter).join('')),
    );

test('the name in the contact form is hoisted while it is typed, and nothing else happens', async ({
  page,
}) => {
  const requests: string[] = [];
  await page.goto('/');
  const field = page.locator('#contact [name=name]');
  expect(await flown(page, '#contact')).toEqual(['KOGGE', '']);
  await field.fill('Ä');
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await field.pressSequentially('nne Groß');
  await expect.poll(() => flown(page, '#contact')).toEqual(['AENNE', 'GROSS']);
  expect(requests.filter((path) => path !== '/code-flags.svg' && !path.startsWith('/assets/'))).toEqual([]);
  expect(await page.locator('#contact [data-hoist]').getAttribute('aria-hidden')).toBe('true');
  await field.fill('');
  await expect.poll(() => flown(page, '#contact')).toEqual(['KOGGE', '']);
});

test('the longest names stay in their place at each width, and the form does not move', async ({ page }) => {
  // Without it flags would still be moving.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const name = page.locator('#contact [name=name]');
  // Relative to the section: a late font may move everything above it.
  const place = () =>
    page.evaluate(() => {
      const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
      return Math.round(top('#contact form') - top('#contact'));
    });
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await name.fill('');
    await expect.poll(() => flown(page, '#contact')).toEqual(['KOGGE', '']);
    const before = await place();
    await name.fill('Maximilianxyz Donaudampfschiff');
    await expect.poll(() => flown(page, '#contact')).toEqual(['MAXIMILIANXY', 'DONAUDAMPFSC']);
    expect(await place(), `${width} px`).toBe(before);
    expect(await sidewaysScroll(page), `${width} px`).toBe(0);
  }
});

test('the team page hoists the first name of an applicant, and knows its crew', async ({ page }) => {
  await page.goto('/team');
  const field = page.getByLabel('Type your first name there.');
  await expect(field).toHaveValue('Xaver');
  expect(await flown(page, 'main')).toEqual(['XAVER', '']);
  await field.fill('Zoë');
  await expect.poll(() => flown(page, 'main')).toEqual(['ZOE', '']);
  await field.fill('ole');
  await expect(page.getByText('Already on board:')).toBeVisible();
});
