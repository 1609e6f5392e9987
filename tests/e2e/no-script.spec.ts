import type { Locator } from '@playwright/test';
import { counterpart } from '../../domain/languages.ts';
import { everyForm, fillIn, formOf, open, pdf, submitOf, valuesOf, words } from '../support/forms.ts';
import { expect, test } from '../support/site.ts';

test.use({ javaScriptEnabled: false });

for (const placed of everyForm) {
  const { form: id, language } = placed;
  const { resultPages } = words[language];

  test(`without script ${id}, ${language}: a refused form comes back with its words; mended it arrives, and mail comes`, async ({
    page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/);
    const form = await open(page, placed);
    await expect(form).toBeVisible();
    const values = await fillIn(form, placed, { ...valuesOf(placed), email: 'femke@hansekontor' });
    const refused = page.waitForResponse(`**${placed.endpoint}`);
    await submitOf(form).click();
    expect((await refused).status()).toBe(400);
    await expect(page).toHaveURL(new RegExp(`${placed.endpoint}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(resultPages.invalid.title);
    await expect(page).toHaveTitle(language === 'de' ? /^Fehler: / : /^Error: /);
    const again = page.locator('main form');
    await expectWords(again, values);
    for (const name of placed.consents) await expect(again.locator(`[name="${name}"]`)).toBeChecked();
    const message = words[language].fields.email?.invalid as string;
    const spoken = `${words[language].marks.errorPrefix} ${message}`;
    await expect(again.locator('[name="email"]')).toHaveAttribute('aria-invalid', 'true');
    await expect(again.locator('[name="email"]')).toHaveAccessibleDescription(spoken);
    const summary = page.locator('[data-answer="summary"]');
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: message }).click();
    await expect(again.locator('[name="email"]')).toBeFocused();

    const { email = '' } = valuesOf(placed);
    await again.locator('[name="email"]').fill(email);
    if (id === 'application') await again.locator('[name="resume"]').setInputFiles(pdf('cv.pdf'));
    await submitOf(again).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(placed.success.title);
    await expect(page).toHaveTitle(new RegExp(`^${placed.success.title}`));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByText(placed.success.text)).toBeVisible();
    await expect(page.locator('main form')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await site.mail.to(email);
    await page.getByRole('link', { name: resultPages.back }).click();
    await expect(page).toHaveURL(new RegExp(`${placed.path}$`));
  });
}

test('without script the browser itself asks for consent, and the server too', async ({ page }) => {
  const placed = formOf('demo-home', 'de');
  const form = await open(page, placed);
  const values = await fillIn(form, placed);
  await form.locator('[name="consent"]').uncheck();
  await submitOf(form).click();
  await expect(page).toHaveURL(/\/de$/);
  await expect(form.locator('[name="consent"]')).toBeFocused();

  const { consent: _, ...body } = { ...values, form: 'demo-home', language: 'de', page: '/de', consent: '' };
  const answer = await page.request.post(placed.endpoint, {
    form: body,
    headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain('Datenschutz-Einwilligung erforderlich');
});

test('without script the answer leads in the other language to the page the form was sent from', async ({
  page,
}) => {
  const form = await open(page, formOf('demo', 'de'));
  const { pathname } = new URL(page.url());
  await fillIn(form, formOf('demo', 'de'));
  await submitOf(form).click();
  await page.locator('header [data-language-switch]:visible').click();
  await expect(page).toHaveURL((url) => url.pathname === counterpart('en', pathname));
});

test('without script a file field is the one the browser draws', async ({ page }) => {
  const form = await open(page, formOf('application'));
  const box = await form.locator('[name="resume"]').boundingBox();
  expect(box?.height).toBeGreaterThan(20);
  await expect(form.locator('[name="resume"]')).toHaveCSS('opacity', '1');
  await expect(submitOf(form)).toBeEnabled();
});

async function expectWords(form: Locator, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await expect(form.locator(`[name="${name}"]`)).toHaveValue(value);
  }
}
