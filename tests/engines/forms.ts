import { everyForm, type FormOnPage } from '../support/forms.ts';
import { click, type Page, shown } from './engine.ts';

/** Each form once; English and German take turns. */
export const forms = everyForm.filter(({ language }, index) => (index % 2 === 0) === (language === 'en'));

/** The button of the page that opens a dialog. */
export const openerOf = (dialog: string) => `main [commandfor="${dialog}"]`;

/** Goes to a form that is on show or in a dialog, and returns its selector. */
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

/** What stands in the fields of these names. */
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
