import { everyForm, type FormOnPage, pdf } from '../support/forms.ts';
import { click, type Page, shown } from './engine.ts';
import type { Journey } from './journeys.ts';

/** Each form once, in alternating languages. */
export const forms = everyForm.filter(({ language }, index) => (index % 2 === 0) === (language === 'en'));

/** The button of the page that opens a dialog. */
export const openerOf = (dialog: string) => `main [commandfor="${dialog}"]`;

/** Opens the dialog of a form if it has one, and returns the form's selector. */
export async function reach(page: Page, { dialog }: FormOnPage): Promise<string> {
  const form = dialog ? `#${dialog} form` : '#contact form';
  if (dialog) await click(page, openerOf(dialog));
  await shown(page, form);
  return form;
}

/** Types values into a form and ticks every consent. */
export async function fillIn(
  page: Page,
  form: string,
  placed: FormOnPage,
  values: Record<string, string>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (!(name in placed.fixed)) await page.type(`${form} [name="${name}"]`, value);
  }
  for (const name of placed.consents) await click(page, `${form} [name="${name}"]`);
}

export function valuesIn(page: Page, form: string, names: string[]): Promise<Record<string, string>> {
  return page.run(
    (css, ...names) =>
      Object.fromEntries(
        names.map((name) => [
          name,
          document.querySelector<HTMLInputElement>(`${css} [name="${name}"]`)?.value ?? '',
        ]),
      ),
    form,
    ...names,
  );
}

/** Attaches a CV to an application. */
export async function attachCv(
  { page, file }: Journey,
  form: string,
  { form: id }: FormOnPage,
): Promise<void> {
  if (id !== 'application') return;
  const { name, buffer } = pdf('cv.pdf');
  await page.attach(`${form} [name="resume"]`, await file(name, buffer));
}

/** Clicks into the page beside an open dialog. */
export async function clickBesideDialog(page: Page): Promise<void> {
  await page.point({ x: 20, y: 450 });
  await page.clickThere();
}
