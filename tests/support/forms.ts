import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, languages, pathIn } from '../../domain/languages.ts';
import { consentNames, definitionOf, type FormId, forms } from '../../domain/requests/index.ts';
import { fill } from '../../domain/text.ts';
import { content } from './content.ts';
import { exampleFields, paddedPdf } from './requests.ts';

/** The words of all forms. */
export const { forms: words } = content;

/** The page of a form, its dialog if it has one, and its fixed values. */
interface FormPlacement {
  form: FormId;
  path: string;
  dialog?: string;
  fixed?: Record<string, string>;
}

const placements: FormPlacement[] = [
  { form: 'demo-home', path: '/' },
  { form: 'api-access', path: '/', dialog: 'api-access' },
  { form: 'api-documentation', path: '/', dialog: 'api-documentation' },
  { form: 'demo', path: '/solutions/loyalty-plus', dialog: 'demo', fixed: { productName: 'Loyalty Plus' } },
  {
    form: 'consultation',
    path: '/infrastructure/prepaid-card',
    dialog: 'consultation',
    fixed: { infrastructureType: 'Prepaid Card' },
  },
  {
    form: 'application',
    path: '/careers',
    dialog: 'apply-backend',
    fixed: { jobTitle: 'Working Student Backend Developer' },
  },
];

/** Every form in every language. */
export const everyForm = languages.flatMap((language) => placements.map((place) => onPage(place, language)));

export type FormOnPage = ReturnType<typeof onPage>;

function onPage({ form, path, dialog, fixed = {} }: FormPlacement, language: Language) {
  const definition = definitionOf(forms[form]);
  const own = words[language].forms[form];
  // Fixed values in the words of the language.
  const shown = Object.fromEntries(
    Object.entries(fixed).map(([name, value]) => [name, words[language].values[name]?.[value] ?? value]),
  );
  return {
    form,
    language,
    path: pathIn(language, path),
    dialog,
    fixed,
    shown,
    definition,
    endpoint: `/functions/v1/${definition.functionName}`,
    title: fill(own.title, shown),
    submit: own.submit,
    sending: own.sending,
    success: { title: own.success.title, text: fill(own.success.text, shown) },
    failure: own.failure,
    consentNotice:
      definition.consents.length > 1
        ? words[language].consent.noticeApplication
        : words[language].consent.notice,
    consents: definition.consents.map((consent) => consentNames[consent]),
  };
}

export function formOf(form: FormId, language: Language = 'en'): FormOnPage {
  const found = everyForm.find((each) => each.form === form && each.language === language);
  if (!found) throw new Error(`No page shows ${form}`);
  return found;
}

/** Goes to the page of a form, opens its dialog and returns the form. */
export async function open(page: Page, { path, dialog }: FormOnPage): Promise<Locator> {
  await page.goto(path);
  if (!dialog) return page.locator('#contact form');
  await page.locator(`main [commandfor="${dialog}"]`).first().click();
  // A click during the animation would miss.
  await page
    .locator(`#${dialog}`)
    .evaluate((sliding) => Promise.all(sliding.getAnimations().map(({ finished }) => finished)));
  return page.locator(`#${dialog} form`);
}

/** Focuses the form and waits until it is hydrated. */
export async function hydrated(form: Locator): Promise<Locator> {
  await form.locator('input:visible').first().focus();
  await form.and(form.page().locator('[novalidate]')).waitFor();
  return form;
}

/** A PDF file for `setInputFiles`, with `padding` more bytes. */
export function pdf(name: string, padding = 0) {
  return { name, mimeType: 'application/pdf', buffer: paddedPdf('x'.repeat(padding)) };
}

/** Valid values for every field of a form, each time with another mail address. */
export function valuesOf({ form, definition, fixed }: FormOnPage): Record<string, string> {
  return {
    ...exampleFields(form),
    ...('message' in definition.fields && {
      message: 'We run twelve bookshops.\nPlease call in the morning.',
    }),
    email: `femke-${randomUUID().slice(0, 8)}@hansekontor.example`,
    ...fixed,
  };
}

/** Fills in every field, attaches a CV where the form asks for one, and ticks every consent. */
export async function fillIn(form: Locator, placed: FormOnPage, values = valuesOf(placed)) {
  for (const [name, value] of Object.entries(values)) {
    if (name in placed.fixed) continue;
    await form.locator(`[name="${name}"]`).fill(value);
  }
  if ('resume' in placed.definition.fields) {
    await form.locator('[name="resume"]').setInputFiles(pdf('cv.pdf'));
  }
  for (const name of placed.consents) await form.locator(`[name="${name}"]`).check();
  return values;
}

/** Values of a form as in mails, fixed ones in the words of the language. */
export function asTold({ language }: FormOnPage, values: Record<string, string>): string[] {
  return Object.entries(values).map(([name, value]) => words[language].values[name]?.[value] ?? value);
}

/** Waits until the page is older than half a second: the server takes faster requests for spam. */
export const asSlowAsAPerson = (page: Page) =>
  expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(500);

export const submitOf = (form: Locator) => form.locator('[type="submit"]');
export const noticeOf = (page: Page) => page.locator('[data-kind]');
export const summaryOf = (form: Locator) => form.locator('[role="group"]');

/** Where a form says that it was not sent: in its dialog, or in a notice on the page. */
export const refusalOf = (page: Page, form: Locator, { dialog }: FormOnPage) =>
  dialog ? summaryOf(form) : noticeOf(page);

export async function dismissNotice(page: Page) {
  await noticeOf(page).getByRole('button').click();
  await expect(noticeOf(page)).toHaveCount(0);
}
