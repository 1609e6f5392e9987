import type { ElementHandle, Locator, Page } from '@playwright/test';
import { focusAt } from '../support/accessibility.ts';
import { asSlowAsAPerson, everyForm, noticeOf, pdf, submitOf, valuesOf } from '../support/forms.ts';
import { expect, test } from '../support/site.ts';

/** Presses Tab until the control has the focus; every stop on the way must show its focus. */
async function tabTo(page: Page, control: Locator) {
  const wanted = (await control.elementHandle()) as ElementHandle;
  let { there } = await focusAt(page, wanted);
  for (let stop = 0; stop < 150 && !there; stop++) {
    await page.keyboard.press('Tab');
    const focus = await focusAt(page, wanted);
    expect(focus.problem).toBeUndefined();
    there = focus.there;
  }
  if (there) return;
  throw new Error(`${control} is not in the order of Tab`);
}

for (const [index, placed] of everyForm.entries()) {
  const { form: id, language, dialog } = placed;
  // Each form is sent at both widths.
  const width = (index + (language === 'de' ? 1 : 0)) % 2 ? 360 : 1280;

  test(`${id}, ${language}, is filled in and sent by keyboard alone at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    // Before the key is pressed, so that the browser opens no window of its own.
    page.on('filechooser', (picker) => picker.setFiles(pdf('cv.pdf')));
    await page.goto(placed.path);
    const form = page.locator(dialog ? `#${dialog} form` : '#contact form');
    if (dialog) {
      await tabTo(page, page.locator(`main [commandfor="${dialog}"]`).first());
      await page.keyboard.press('Enter');
      await expect(form).toBeVisible();
    }
    const values = valuesOf(placed);
    for (const [name, value] of Object.entries(values)) {
      if (name in placed.fixed) continue;
      await tabTo(page, form.locator(`[name="${name}"]`));
      await page.keyboard.insertText(value);
    }
    if (id === 'application') {
      const resume = form.locator('[name="resume"]');
      await tabTo(page, resume);
      await page.keyboard.press('Enter');
      await expect(form.getByText('cv.pdf').first()).toBeVisible();
    }
    for (const name of placed.consents) {
      await tabTo(page, form.locator(`[name="${name}"]`));
      await page.keyboard.press('Space');
    }
    await tabTo(page, submitOf(form));
    await asSlowAsAPerson(page);
    await page.keyboard.press('Enter');
    await expect(noticeOf(page)).toContainText(placed.success.title);
    await site.mail.to(values.email as string);
  });
}

for (const [width, height] of [
  [360, 640],
  [1280, 720],
  [320, 256],
] as const) {
  for (const path of ['/', '/de/careers', '/solutions/xrp-passport']) {
    test(`${path} at ${width} × ${height} px shows every focus, clear of header and banner`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      // The banner is last in the tab order.
      await tabTo(page, page.locator('#cookie-banner button').last());
    });
  }
}

test('buttons, fields and links of navigation are at least 44 px high', async ({ page }) => {
  for (const path of ['/', '/de', '/de/careers', '/de/solutions/loyalty-plus']) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    expect(await smallTargets(page, `${aims}, footer nav :is(a, button), #contact address a`)).toEqual([]);
    await page.locator('[popovertarget="mobile-menu"]').click();
    expect(await smallTargets(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 740 });
    // The menu of the phone leaves the page first.
    await expect.poll(() => smallTargets(page)).toEqual([]);
    await page.locator('main [commandfor]').first().click();
    expect(await smallTargets(page)).toEqual([]);
  }
});

const aims =
  'main button, dialog button, #cookie-banner button, .btn, header a, header button, input, textarea';

/** Buttons, fields and links that are too small; links in running text are not among them. */
async function smallTargets(page: Page, wanted = aims): Promise<string[]> {
  return page.locator(wanted).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden]'))
      .filter((element) => !element.matches('[type="hidden"], [type="checkbox"]'))
      .map((element) => ({ element, height: element.getBoundingClientRect().height }))
      .filter(({ height }) => height > 0 && height < 44)
      .map(({ element, height }) => `${Math.round(height)} px: ${element.textContent || element.outerHTML}`),
  );
}
