import type { Page, Request } from '@playwright/test';
import { fillIn, formOf, hydrated, noticeOf, open, submitOf, summaryOf } from '../support/forms.ts';
import { scrolled } from '../support/scroll.ts';
import { expect, test } from '../support/site.ts';

// What the browser and the form log when a request fails on purpose.
const failing = [/Failed to load resource/, /^(Something went wrong|Etwas ist schiefgelaufen) \(/];

test('a click on the disabled button says why it is disabled; the honeypot is out of reach for people and kept from password managers', async ({
  page,
}) => {
  const placed = formOf('demo');
  const form = await hydrated(await open(page, placed));
  await submitOf(form).click({ force: true });
  await expect(summaryOf(form)).toContainText(placed.consentNotice.title);

  const trap = form.locator('[name="leaveEmpty"]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(trap.locator('xpath=ancestor::*[@aria-hidden="true"]')).toHaveCount(1);
  const box = await trap.locator('xpath=ancestor::*[@aria-hidden="true"]').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(1);
});

test('errors are in a focused summary, at the field and in the title, and go as they are mended', async ({
  page,
}) => {
  const placed = formOf('api-access');
  const form = await hydrated(await open(page, placed));
  await fillIn(form, placed, { name: 'F', email: 'femke@hansekontor', company: ' ', useCase: 'Points' });
  const title = await page.title();
  await submitOf(form).click();

  const summary = summaryOf(form);
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Please check 4 fields');
  await expect(page).toHaveTitle(`Error: ${title}`);
  for (const [name, message] of [
    ['name', 'Name must be at least 2 characters'],
    ['email', 'Please enter a valid email address'],
    ['company', 'Company name must be at least 2 characters'],
    ['useCase', 'Please describe your use case in at least 10 characters'],
  ] as const) {
    const field = form.locator(`[name="${name}"]`);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(`Error: ${message}`.replaceAll(' ', '\\s')));
    await summary.getByRole('link', { name: message, exact: true }).click();
    await expect(field).toBeFocused();
  }

  await form.locator('[name="email"]').fill('femke@hansekontor.example');
  await expect(form.locator('[name="email"]')).not.toHaveAttribute('aria-invalid');
  await form.locator('[name="email"]').fill('femke@');
  await expect(form.locator('[name="email"]')).toHaveAttribute('aria-invalid', 'true');

  await fillIn(form, placed);
  await expect(summary).toBeHidden();
  await expect(page).toHaveTitle(title);
});

test("the server's own refusals stand at their fields", async ({ page, expectedErrors }) => {
  expectedErrors.push(...failing);
  const placed = formOf('demo', 'de');
  await page.route(`**${placed.endpoint}`, (route) =>
    route.fulfill({
      status: 400,
      json: { error: { code: 'invalid_fields', message: '', fields: { email: 'invalid' } } },
    }),
  );
  const form = await hydrated(await open(page, placed));
  await fillIn(form, placed);
  await submitOf(form).click();
  await expect(summaryOf(form)).toBeFocused();
  await expect(summaryOf(form)).toContainText('Einige Felder hat der Server nicht angenommen.');
  await expect(form.locator('[name="email"]')).toHaveAccessibleDescription(/gültige E-Mail-Adresse/);
  await expect(page).toHaveTitle(/^Fehler: /);
  await form.locator('[name="email"]').fill('andere@hansekontor.example');
  await expect(form.locator('[name="email"]')).not.toHaveAttribute('aria-invalid');
});

test('refusals are told apart: too many, too large, wrong format, sent before, a proxy that fails', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...failing);
  const placed = formOf('consultation');
  let answer = {};
  await page.route(`**${placed.endpoint}`, (route) => route.fulfill(answer));
  const form = await hydrated(await open(page, placed));
  await fillIn(form, placed);
  const error = (code: string) => ({ error: { code, message: '' } });
  for (const [next, expected] of [
    [{ status: 429, json: error('too_many_requests'), headers: { 'retry-after': '42' } }, 'wait 42 seconds'],
    [{ status: 429, json: error('too_many_requests'), headers: { 'retry-after': '43210' } }, 'wait 13 hours'],
    [{ status: 413, json: error('too_large') }, 'too large'],
    [{ status: 415, json: error('unsupported_media_type') }, 'a format we cannot read'],
    [{ status: 409, json: error('conflict') }, 'already arrived with different content'],
    [{ status: 502, body: '<html>' }, 'cannot be stored at the moment'],
    [{ status: 500, body: 'oh' }, 'hello@kogge.example'],
    [{ status: 200, contentType: 'text/html', body: '<!doctype html>' }, 'hello@kogge.example'],
  ] as const) {
    answer = next;
    await submitOf(form).click();
    await expect(summaryOf(form)).toContainText(expected);
  }
});

test('being offline and a silent server are told apart', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(...failing);
  const placed = formOf('demo-home');
  await page.clock.install();
  const form = await hydrated(await open(page, placed));
  await fillIn(form, placed);
  await context.setOffline(true);
  await submitOf(form).click();
  await expect(summaryOf(form)).toContainText('You are offline.');
  await context.setOffline(false);

  await page.route(`**${placed.endpoint}`, () => {});
  await submitOf(form).click();
  await expect(submitOf(form)).toHaveText(placed.sending);
  await page.clock.fastForward(21_000);
  await expect(summaryOf(form)).toContainText('did not answer within 20 seconds');
});

test('a retry carries the same key, other words a new one, and a double click sends once', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...failing);
  const placed = formOf('demo');
  const keys: (string | undefined)[] = [];
  let status = 503;
  await page.route(`**${placed.endpoint}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fulfill({ status, json: { success: status === 200 } });
  });
  const form = await hydrated(await open(page, placed));
  const values = await fillIn(form, placed);
  const sendAndFail = async () => {
    await submitOf(form).click();
    await expect(submitOf(form)).toBeEnabled();
    await expect(summaryOf(form)).toBeVisible();
  };
  await sendAndFail();
  await sendAndFail();
  expect(keys[1]).toBe(keys[0]);
  await form.locator('[name="company"]').fill('Another');
  await sendAndFail();
  expect(keys[2]).not.toBe(keys[0]);

  status = 200;
  await submitOf(form).dblclick();
  await expect(noticeOf(page)).toHaveAttribute('data-kind', 'success');
  expect(keys).toHaveLength(4);

  await page.locator(`main [commandfor="${placed.dialog}"]`).first().click();
  await fillIn(form, placed, values);
  await submitOf(form).click();
  await expect.poll(() => keys.length).toBe(5);
  expect(keys.slice(0, 4)).not.toContain(keys[4]);
});

test('a form says that it sends, and never while something is wrong', async ({ page }) => {
  const placed = formOf('demo');
  await page.route(`**${placed.endpoint}`, (route) => route.fulfill({ json: { success: true } }));
  const form = await hydrated(await open(page, placed));
  const told = await form.evaluateHandle((form) => {
    const told: (string | null)[] = [];
    new MutationObserver(() => told.push(`busy ${form.ariaBusy}`)).observe(form, {
      attributeFilter: ['aria-busy'],
    });
    return told;
  });
  await fillIn(form, placed, { name: 'Femke' });
  await submitOf(form).click();
  await expect(summaryOf(form)).toBeFocused();
  await expect(form.locator('[name="email"]')).toHaveAttribute('aria-invalid', 'true');
  expect(await told.jsonValue()).toEqual([]);

  await fillIn(form, placed);
  await submitOf(form).click();
  await expect(noticeOf(page)).toHaveAttribute('data-kind', 'success');
  expect(await told.jsonValue()).toEqual(['busy true', 'busy false']);
});

test('words survive a reload in the same tab, consent does not; after success nothing is kept', async ({
  page,
}) => {
  const placed = formOf('demo');
  let form = await hydrated(await open(page, placed));
  const values = await fillIn(form, placed);
  await page.reload();
  form = await hydrated(await open(page, placed));
  await expect(form.locator('[name="message"]')).toHaveValue(values.message as string);
  await expect(form.locator('[name="email"]')).toHaveValue(values.email as string);
  await expect(form.locator('[name="consent"]')).not.toBeChecked();

  await form.locator('[name="consent"]').check();
  await submitOf(form).click();
  await expect(noticeOf(page)).toHaveAttribute('data-kind', 'success');
  expect(await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])).toEqual(
    [],
  );
});

test('a dialog closed by Escape or a click beside it keeps the words, of this form only', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const placed = formOf('api-documentation');
  const form = await hydrated(await open(page, placed));
  await form.locator('[name="company"]').fill('Hansekontor GmbH');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['kogge-form-api-documentation']);
  const again = page.locator(`main [commandfor="${placed.dialog}"]`).first();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(again).toBeFocused();
  await again.click();
  await expect(form.locator('[name="name"]')).toBeFocused();
  await page.mouse.click(5, 300);
  await expect(form).toBeHidden();
  await again.click();
  await expect(form.locator('[name="company"]')).toHaveValue('Hansekontor GmbH');
});

test('the page behind an open dialog does not move', async ({ page }) => {
  await open(page, formOf('demo'));
  const dialog = page.getByRole('dialog', { name: 'Request Demo' });
  const box = (await dialog.boundingBox()) as { x: number; y: number };
  const end = () => dialog.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);
  // Over the dialog, beyond its end, then beside it.
  for (const x of [box.x + 50, box.x - 50]) {
    await page.mouse.move(x, box.y + 200);
    for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, 500);
    await expect.poll(end).toBeLessThan(1);
  }
  expect(await scrolled(page)).toBe(0);
});

test('a dialog with room for all of it does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1300 });
  await open(page, formOf('demo'));
  const dialog = page.getByRole('dialog', { name: 'Request Demo' });
  expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
});

test('near the limit of a long text the number of characters left is shown', async ({ page }) => {
  const form = await hydrated(await open(page, formOf('api-access', 'de')));
  const useCase = form.locator('[name="useCase"]');
  await useCase.fill('x'.repeat(4700));
  await expect(form.getByText(/^noch/)).toHaveCount(0);
  await useCase.fill('x'.repeat(4990));
  await expect(form.getByText('noch 10 Zeichen').first()).toBeVisible();
  await useCase.fill('x'.repeat(5001));
  await expect(form.getByText('1 Zeichen zu viel').first()).toBeVisible();
  await form.locator('[name="consent"]').check();
  await submitOf(form).click();
  await expect(summaryOf(form)).toContainText('höchstens 5.000 Zeichen');
});

/** Delays the script of the form until the returned function is called. */
async function holdBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/RequestForm*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a first click that comes before the script is held, not lost', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const placed = formOf('demo-home');
  const deliver = await holdBack(page);
  const form = await open(page, placed);
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request);
  });
  await fillIn(form, placed);
  await submitOf(form).click();
  deliver();
  await expect(noticeOf(page)).toContainText(placed.success.title);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers()['content-type']).toBe('application/json');
});

test('a first click without consent before the script is answered once the script is there', async ({
  page,
}) => {
  const placed = formOf('demo-home', 'de');
  const deliver = await holdBack(page);
  const form = await open(page, placed);
  await submitOf(form).click();
  deliver();
  await expect(noticeOf(page)).toContainText(placed.consentNotice.title);
  await expect(summaryOf(form)).toBeFocused();
});

test('what a person types while the form wakes wins over what was kept, and is kept itself', async ({
  page,
}) => {
  const placed = formOf('demo-home', 'de');
  const form = await hydrated(await open(page, placed));
  const name = form.locator('[name="name"]');
  const company = form.locator('[name="company"]');
  await name.fill('Femke Brandt');
  await company.fill('Hansekontor');

  const asleep = async () => {
    const deliver = await holdBack(page);
    await page.reload();
    return async () => {
      deliver();
      await form.and(page.locator('[novalidate]')).waitFor();
    };
  };
  await test.step('a field with words keeps them, and the caret its place', async () => {
    const wake = await asleep();
    await company.pressSequentially('Kontor');
    await page.keyboard.press('Home');
    await wake();
    await expect(name).toHaveValue('Femke Brandt');
    await expect(company).toHaveValue('Kontor');
    expect(await company.evaluate((field: HTMLInputElement) => field.selectionEnd)).toBe(0);
  });
  await test.step('what was typed before is there in the next visit, and gives way to the next key', async () => {
    const wake = await asleep();
    await company.focus();
    await wake();
    await expect(company).toHaveValue('Kontor');
    await page.keyboard.type('Brandt & Co.');
    await expect(company).toHaveValue('Brandt & Co.');
  });
});
