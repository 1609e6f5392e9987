import type { Locator, Page, Request } from '@playwright/test';
import { type Language, languages, pathIn } from '../../domain/languages.ts';
import { findings, sidewaysScroll } from '../support/accessibility.ts';
import { consentsOf, specifiedFields } from '../support/bodies.ts';
import {
  asTold,
  dismissNotice,
  everyForm,
  fillIn,
  formOf,
  hydrated,
  noticeOf,
  open,
  pdf,
  refusalOf,
  submitOf,
  summaryOf,
  valuesOf,
  words,
} from '../support/forms.ts';
import { expect, test } from '../support/site.ts';

// The cookie banner is answered; pages.spec.ts tests pages with it.
test.use({
  expectedErrors: [/^Failed to load resource|^(?:Something went wrong|Etwas ist schiefgelaufen) \(/],
});
test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('kogge-cookie-consent', 'rejected')),
);

async function look(page: Page, part?: string) {
  expect(await findings(page, part)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

/** Scrolls a form so that no control is half covered by the header, which axe takes for small. */
const clearOfHeader = (form: Locator) => form.evaluate((element) => element.scrollIntoView());

/** Keeps the notice open: it does not close under the pointer. */
const keepNotice = (page: Page) => noticeOf(page).hover();

// German has the longest words.
const viewportOf = (language: Language) => ({ width: language === 'de' ? 360 : 1280, height: 800 });

for (const placed of everyForm) {
  const { form: id, language, dialog, endpoint } = placed;

  test(`${id}, ${language}: wrong, it says what is missing; a failure keeps every word; sent, it empties and mail arrives`, async ({
    page,
    site,
  }) => {
    test.slow();
    await page.setViewportSize(viewportOf(language));
    const part = dialog ? `#${dialog}` : '#contact';
    const form = await hydrated(await open(page, placed));
    const consents = placed.consents.map((name) => form.locator(`[name="${name}"]`));
    const refusal = refusalOf(page, form, placed);
    const posted: Request[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posted.push(request);
    });

    await test.step('opened', async () => {
      await expect(form).toHaveAccessibleName(dialog ? placed.title : /./);
      for (const consent of consents) await expect(consent).not.toBeChecked();
      await expect(submitOf(form)).toBeDisabled();
      await look(page, part);
    });

    await test.step('wrong', async () => {
      await form.locator('[name="email"]').fill('femke@');
      if (id === 'application') {
        await form.locator('[name="resume"]').setInputFiles({ ...pdf('cv.txt'), mimeType: 'text/plain' });
      }
      await form.locator('[name="name"]').press('Enter');
      await expect(summaryOf(form)).toBeFocused();
      if (!dialog) await keepNotice(page);
      await look(page, part);
      if (!dialog) await dismissNotice(page);
    });

    const values = await fillIn(form, placed);
    await expect(submitOf(form)).toHaveText(placed.submit);

    await test.step('without consent', async () => {
      for (const consent of consents) await consent.uncheck();
      await form.locator('[name="name"]').press('Enter');
      await expect(refusal).toContainText(placed.consentNotice.title);
      await expect(refusal).toContainText(placed.consentNotice.text);
      await expect(noticeOf(page)).toHaveCount(dialog ? 0 : 1);
      for (const consent of consents) await expect(consent).toHaveAttribute('aria-invalid', 'true');
      expect(posted).toEqual([]);
      for (const consent of consents) await consent.check();
      if (!dialog) await dismissNotice(page);
    });

    await test.step('ready', async () => {
      await expect(submitOf(form)).toBeEnabled();
      await clearOfHeader(form);
      await look(page, part);
    });

    await test.step('a failure', async () => {
      const { promise: held, resolve: answer } = Promise.withResolvers<void>();
      await page.route(`**${endpoint}`, async (route) => {
        await held;
        await route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: '' } } });
      });
      await submitOf(form).click();
      await expect(submitOf(form)).toHaveText(placed.sending);
      await expect(submitOf(form)).toBeDisabled();
      for (const control of await form.locator('input:visible, select, textarea').all()) {
        await expect(control).toBeDisabled();
      }

      answer();
      await expect(noticeOf(page)).toHaveCount(dialog ? 0 : 1);
      await expect(refusal).toContainText(placed.failure.title);
      await expect(summaryOf(form)).toBeFocused();
      // Where it was sent stands that it failed, and why.
      await expect(summaryOf(form)).toContainText(placed.failure.text);
      await expect(summaryOf(form)).toContainText(words[language].reasons.unavailable);
      await expect(page).toHaveTitle(new RegExp(`^${words[language].marks.errorTitlePrefix} `));
      for (const [name, value] of Object.entries(values)) {
        await expect(form.locator(`[name="${name}"]`)).toHaveValue(value);
      }
      for (const consent of consents) await expect(consent).toBeChecked();
      await expect(submitOf(form)).toHaveText(placed.submit);
      await expect(submitOf(form)).toBeEnabled();
      if (!dialog) await keepNotice(page);
      await clearOfHeader(form);
      await look(page, part);
      await page.unroute(`**${endpoint}`);
      if (!dialog) await dismissNotice(page);
    });

    await test.step('sent', async () => {
      posted.length = 0;
      await submitOf(form).click();
      await expect(noticeOf(page)).toContainText(placed.success.title);
      await expect(noticeOf(page)).toContainText(placed.success.text);
      await expect(noticeOf(page)).toHaveAttribute('data-kind', 'success');
      await look(page, '#notices');
      // It can still be read where it was sent, with the number.
      await expect(page.locator('main .sent').first()).toContainText(/KG-\w{8}/);
      if (dialog) await expect(page.locator(`#${dialog}`)).toBeHidden();
      for (const name of Object.keys(values)) {
        if (!(name in placed.fixed)) await expect(form.locator(`[name="${name}"]`)).toHaveValue('');
      }
      for (const consent of consents) await expect(consent).not.toBeChecked();
      expect(posted.map((request) => new URL(request.url()).pathname)).toEqual([endpoint]);
      // Playwright does not see multipart bodies: bodies.spec.ts.
      if (id === 'application') return;
      expect(posted[0]?.headers()['content-type']).toBe('application/json');
      const body = posted[0]?.postDataJSON();
      expect(Object.keys(body).sort()).toEqual(
        [...specifiedFields[id], ...consentsOf(id), 'form', 'leaveEmpty', 'elapsed'].sort(),
      );
      expect(body).toMatchObject({ ...values, form: id, language, leaveEmpty: '' });
      expect(body.elapsed).toEqual(expect.any(Number));
      expect(body.elapsed).toBeGreaterThan(0);
    });

    await test.step('the mails', async () => {
      await site.mail.to(values.email as string);
      const ours = id === 'application' ? 'careers@kogge.example' : 'hello@kogge.example';
      const told = () => site.mail.mails.find((mail) => mail.replyTo?.[0]?.address === values.email);
      await expect.poll(told).toBeTruthy();
      expect(told()?.recipients).toEqual([ours]);
      const text = told()?.text?.replaceAll('\r\n', '\n');
      for (const value of asTold(placed, values)) {
        expect(text).toContain(value.split('\n')[0]);
      }
    });
  });
}

for (const language of languages) {
  test(`the menus, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(pathIn(language, '/team'));
    for (const entry of await page.locator('header nav button').all()) {
      await entry.click();
      await expect(entry).toHaveAttribute('aria-expanded', 'true');
      expect(await findings(page, 'header')).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 360, height: 800 });
    await page.locator('[popovertarget="mobile-menu"]').click();
    await expect(page.locator('#mobile-menu')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test(`a page that is none, and a page that failed, ${language}`, async ({ page }) => {
    await page.setViewportSize(viewportOf(language));
    await page.goto(pathIn(language, '/nothing'));
    await look(page);
    const failure = `dist${pathIn(language, '/500')}.html`;
    await page.route('**/failing', (route) =>
      route.fulfill({ path: failure, contentType: 'text/html', status: 500 }),
    );
    await page.goto('/failing');
    await look(page);
  });

  for (const id of ['demo', 'application'] as const) {
    test(`the answer to a form without script, ${id}, ${language}: refused, then sent`, async ({ page }) => {
      await page.setViewportSize(viewportOf(language));
      const placed = formOf(id, language);
      const form = await open(page, placed);
      await fillIn(form, placed, { ...valuesOf(placed), email: 'femke@hansekontor' });
      await postPlain(form);
      const again = page.locator('main form');
      await expect(again).toBeVisible();
      await look(page);
      await fillIn(again, placed);
      await postPlain(again);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(placed.success.title);
      await look(page);
    });
  }
}

/** Posts a form without its script; the page keeps script enabled for axe. */
function postPlain(form: Locator): Promise<void> {
  return form.evaluate((element: HTMLFormElement) => element.submit());
}
