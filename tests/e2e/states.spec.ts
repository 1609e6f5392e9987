import type { Locator, Page } from '@playwright/test';
import { type Language, languages, pathIn } from '../../domain/languages.ts';
import { findings, sidewaysScroll } from '../support/accessibility.ts';
import {
  dismissNotice,
  everyForm,
  fillIn,
  formOf,
  hydrated,
  noticeOf,
  open,
  pdf,
  submitOf,
  summaryOf,
  valuesOf,
} from '../support/forms.ts';
import { expect, test } from '../support/site.ts';

// Pages at rest, with the cookie banner, are looked at by pages.spec.ts.
test.use({
  expectedErrors: [/^Failed to load resource|^(?:Something went wrong|Etwas ist schiefgelaufen) \(/],
});

/** Looks at a page, or at one part of it, as it is now. */
async function look(page: Page, part?: string) {
  // What a banner or notice covers by half, axe takes for small; sizes are measured by pages.spec and keyboard.spec.
  const found = (await findings(page, part)).filter((finding) => !finding.startsWith('target-size'));
  expect(found).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

// Long German words on the narrow one, every other language on the wide one.
const viewportOf = (language: Language) => ({ width: language === 'de' ? 360 : 1280, height: 800 });

for (const placed of everyForm) {
  const { form: id, language, dialog, endpoint } = placed;

  test(`${id}, ${language}: opened, wrong, ready, failed and sent`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewportOf(language));
    await page.route(`**${endpoint}`, (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: '' } } }),
    );
    const part = dialog ? `#${dialog}` : '#contact';
    const form = await hydrated(await open(page, placed));
    await look(page, part);

    await form.locator('[name="email"]').fill('femke@');
    if (id === 'application') {
      await form.locator('[name="resume"]').setInputFiles({ ...pdf('cv.txt'), mimeType: 'text/plain' });
    }
    await form.locator('[name="name"]').press('Enter');
    await expect(summaryOf(form)).toBeFocused();
    await expect(noticeOf(page)).toBeVisible();
    await look(page, part);
    await dismissNotice(page);

    await fillIn(form, placed);
    await expect(submitOf(form)).toBeEnabled();
    await look(page, part);

    await submitOf(form).click();
    await expect(noticeOf(page)).toContainText(placed.failure.text);
    await look(page, part);
    await dismissNotice(page);

    await page.route(`**${endpoint}`, (route) => route.fulfill({ json: { success: true, id: 'R1' } }));
    await submitOf(form).click();
    await expect(noticeOf(page)).toHaveAttribute('data-kind', 'success');
    await look(page, '#notices');
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

/** Posts a form past its script, which axe itself needs. */
function postPlain(form: Locator): Promise<void> {
  return form.evaluate((element: HTMLFormElement) => element.submit());
}
