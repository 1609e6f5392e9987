/** No form of the site has a list or a day yet; the walks of the other specs shall manage the first that has. */
import { expect, test } from '@playwright/test';
import * as domain from '../../domain/requests/index.ts';
import { fillIn, typeIn, valuesOf } from '../support/forms.ts';
import { addVisit } from '../support/visit.ts';

const form = addVisit(domain);
const visit = { form, definition: domain.definitionOf(domain.forms[form]), fixed: {}, consents: [] };
const values = valuesOf(visit);

test.beforeEach(({ page }) =>
  page.setContent(`<form>
    <input name="name"><input type="email" name="email">
    <select name="time"><option></option><option value="Morning">Vormittag</option><option value="Evening">Abend</option></select>
    <input type="date" name="day">
  </form>`),
);

test('a form is filled in with its lists and days', async ({ page }) => {
  await fillIn(page.locator('form'), visit);
  for (const name of ['time', 'day']) {
    expect(values[name]).toBeTruthy();
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(values[name] as string);
  }
});

test('a form is filled in by the keyboard alone with its lists and days', async ({ page }) => {
  const evening = { ...values, time: 'Evening' };
  for (const [name, value] of Object.entries(evening)) {
    await page.locator(`[name="${name}"]`).focus();
    await typeIn(page.locator('form'), visit, name, value);
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
  }
});
