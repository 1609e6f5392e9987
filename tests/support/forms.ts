import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, languages, pathIn } from '../../domain/languages.ts';
import { consentNames, definitionOf, type FormId, forms } from '../../domain/requests/index.ts';
import { fill } from '../../domain/text.ts';
import { content } from './content.ts';
import { exampleFields } from './requests.ts';

/** The words of all forms. */
export const { forms: words } = content;

/** Where a form stands: its page, its dialog if it has one, and what the page fixes. */
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
  const shown = Object.fromEntries(
    Object.entries(fixed).map(([name, value]) => [name, words[language].values[name]?.[value] ?? value]),
  );
  return {
    form,
    language,
    path: pathIn(language, path),
    dialog,
    fixed,
    /** What the page fixes, as its language calls it. */
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

/** A form by its id and language, for tests that need just one. */
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
  // It slides in: a click that does not wait for it to stand would miss.
  await page
    .locator(`#${dialog}`)
    .evaluate((sliding) => Promise.all(sliding.getAnimations().map(({ finished }) => finished)));
  return page.locator(`#${dialog} form`);
}

/** Hydrates the form: focuses it and waits until its script has taken over. */
export async function hydrated(form: Locator): Promise<Locator> {
  await form.locator('input:visible').first().focus();
  await form.and(form.page().locator('[novalidate]')).waitFor();
  return form;
}

/** A whole PDF file of an empty page, with a comment of `padding` bytes. */
export function pdf(name: string, padding = 0) {
  const text = [
    '%PDF-1.4',
    `%${'x'.repeat(padding)}`,
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj',
    'trailer<</Size 4/Root 1 0 R>>',
    '%%EOF',
  ].join('\n');
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') };
}

/** Right values for every field of a form; each call another address. */
export function valuesOf({ form, definition, fixed }: Fillable): Record<string, string> {
  return {
    ...exampleFields(form),
    ...('message' in definition.fields && {
      message: 'We run twelve bookshops.\nPlease call in the morning.',
    }),
    email: `femke-${randomUUID().slice(0, 8)}@hansekontor.example`,
    ...fixed,
  };
}

/** What filling in has to know of a form. */
type Fillable = Pick<FormOnPage, 'form' | 'definition' | 'fixed' | 'consents'>;

/** Fills in every field, attaches a CV where the form asks for one, and ticks every consent. */
export async function fillIn(form: Locator, placed: Fillable, values = valuesOf(placed)) {
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

/** Values of a form as mails tell them: what the page fixes in the words of its language. */
export function asTold({ language }: FormOnPage, values: Record<string, string>): string[] {
  return Object.entries(values).map(([name, value]) => words[language].values[name]?.[value] ?? value);
}

/** Until the page is older than half a second: who sends sooner is a program to the server, and no mail is sent. */
export const asSlowAsAPerson = (page: Page) =>
  expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(500);

export const submitOf = (form: Locator) => form.locator('[type="submit"]');
export const noticeOf = (page: Page) => page.locator('[data-kind]');
export const summaryOf = (form: Locator) => form.locator('[role="group"]');

/** Closes the notice, as a visitor does when it lies over what they want to reach. */
export async function dismissNotice(page: Page) {
  await noticeOf(page).getByRole('button').click();
  await expect(noticeOf(page)).toHaveCount(0);
}
