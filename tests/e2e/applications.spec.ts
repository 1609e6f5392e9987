import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import {
  asSlowAsAPerson,
  fillIn,
  formOf,
  hydrated,
  noticeOf,
  open,
  pdf,
  submitOf,
  summaryOf,
  words,
} from '../support/forms.ts';
import { expect, test } from '../support/site.ts';

const megabyte = 1024 * 1024;
const placed = formOf('application');
const resume = (form: Locator) => form.locator('[name="resume"]');

test('a file is looked at as soon as it is chosen: a wrong one is refused, a right one shown until it is taken away', async ({
  page,
}) => {
  const form = await hydrated(await open(page, placed));

  await test.step('a wrong file is refused at once, at the field, and read out', async () => {
    await resume(form).setInputFiles({
      name: 'cv.docx',
      mimeType: 'application/msword',
      buffer: Buffer.from('PK'),
    });
    await expect(resume(form)).toHaveAccessibleDescription(
      /Error: Invalid file type\. Please upload a PDF file\./,
    );
    await expect(form.getByRole('status')).toHaveText('Invalid file type. Please upload a PDF file.');
    expect(await chosen(form)).toBe(0);

    await resume(form).setInputFiles(pdf('cv.pdf'));
    await expect(resume(form)).not.toHaveAttribute('aria-invalid');
    expect(await chosen(form)).toBe(1);
  });

  await test.step('it is 10 MB at most and never empty', async () => {
    await resume(form).setInputFiles(pdf('long.pdf', 10 * megabyte));
    await expect(resume(form)).toHaveAccessibleDescription(
      /File too large\. long\.pdf is 10\.1\sMB\. Please upload a PDF file of at most 10\sMB\./,
    );
    await resume(form).setInputFiles({
      name: 'none.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(0),
    });
    await expect(resume(form)).toHaveAccessibleDescription(/File is empty/);
    expect(await chosen(form)).toBe(0);
  });

  await test.step('two files dropped into one field are refused', async () => {
    await drop(page, resume(form), ['a.pdf', 'b.pdf']);
    await expect(resume(form)).toHaveAccessibleDescription(/One file only/);
    expect(await chosen(form)).toBe(0);
  });

  await test.step('a file name of any length leaves its field and the dialog as wide as they are', async () => {
    const name = `${'Lebenslauf-'.repeat(12)}2026.pdf`;
    await resume(form).setInputFiles(pdf(name));
    await expect(form.getByText(name, { exact: true })).toBeVisible();
    expect(await page.locator('dialog[open]').evaluate((d) => d.scrollWidth - d.clientWidth)).toBe(0);
  });

  await test.step('the chosen file is shown with its size and can be taken away', async () => {
    await resume(form).setInputFiles(pdf('cv.pdf', 1.2 * megabyte));
    await expect(form.getByText('cv.pdf', { exact: true })).toBeVisible();
    await expect(form.locator('[id$=resume-chosen]').getByText('1.3 MB', { exact: true })).toBeVisible();
    await expect(resume(form)).toHaveAccessibleDescription(/cv\.pdf 1\.3 MB/);
    await form.getByRole('button', { name: 'Remove cv.pdf' }).click();
    await expect(form.getByText('cv.pdf', { exact: true })).toBeHidden();
    await expect(resume(form)).toBeFocused();
    expect(await chosen(form)).toBe(0);
  });
});

test('a refused cover letter can be taken away, and the application goes without it', async ({ page }) => {
  const form = await hydrated(await open(page, placed));
  await fillIn(form, placed);
  await form
    .locator('[name="coverLetter"]')
    .setInputFiles({ name: 'letter.docx', mimeType: 'application/msword', buffer: Buffer.from('PK') });
  await submitOf(form).click();
  await expect(summaryOf(form)).toContainText('Please check one field');
  await form.getByRole('button', { name: 'Remove letter.docx' }).click();
  await expect(summaryOf(form)).toBeHidden();
  await submitOf(form).click();
  await expect(noticeOf(page)).toContainText('Application Submitted');
});

test('German: what is said of a wrong file, for one that only calls itself PDF', async ({ page }) => {
  const form = await hydrated(await open(page, formOf('application', 'de')));
  await resume(form).setInputFiles({
    name: 'lebenslauf.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('PK'),
  });
  await expect(resume(form)).toHaveAccessibleDescription(
    /Ungültiger Dateityp\. .*Bitte laden Sie eine PDF-Datei hoch\./,
  );
});

test('name, email, CV and both consents are required; telephone and cover letter are not', async ({
  page,
}) => {
  const form = await hydrated(await open(page, placed));
  await form.locator('[name="name"]').press('Enter');
  await expect(summaryOf(form)).toContainText('Consent Required');
  await expect(summaryOf(form).getByRole('link')).toHaveText([
    'Please enter your name',
    'Please enter a valid email address',
    'Please attach your CV as a PDF file',
    words.en.consent.missingApplication,
    words.en.consent.missingFiles,
  ]);
  await summaryOf(form).getByRole('link', { name: /CV/ }).click();
  await expect(resume(form)).toBeFocused();

  await form.locator('[name="consent"]').check();
  await expect(submitOf(form)).toBeDisabled();
  await form.locator('[name="filesConsent"]').check();
  await expect(submitOf(form)).toBeEnabled();
});

// By keyboard alone: keyboard.spec.ts.
test('an application arrives with its files byte for byte', async ({ page, site }) => {
  const form = await hydrated(await open(page, placed));
  const { email } = await fillIn(form, placed);
  const files = [pdf('Lebenslauf Femke.pdf', 300_000), pdf('Anschreiben.pdf', 10)];
  for (const [index, field] of ['resume', 'coverLetter'].entries()) {
    await form.locator(`[name="${field}"]`).setInputFiles(files[index] ?? []);
  }
  await asSlowAsAPerson(page);
  await submitOf(form).click();
  await expect(noticeOf(page)).toContainText('Application Submitted');

  await site.mail.to(email as string);
  const told = () => site.mail.mails.find((mail) => mail.replyTo?.[0]?.address === email);
  await expect.poll(told).toBeTruthy();
  const received = told()?.attachments.map(({ content }) => hash(Buffer.from(content as ArrayBuffer)));
  expect(received?.sort()).toEqual(files.map(({ buffer }) => hash(buffer)).sort());
});

test('an upload shows how far it is and can be stopped; everything stays, and sending again works', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_ABORTED/);
  const form = await hydrated(await open(page, placed));
  await fillIn(form, placed);
  await resume(form).setInputFiles(pdf('cv.pdf', 4 * megabyte));
  const network = await context.newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 300_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  await submitOf(form).click();

  const stop = form.getByRole('button', { name: 'Stop sending' });
  await expect(stop).toBeFocused();
  await expect(form.getByRole('progressbar', { name: 'Files on their way' })).toBeVisible();
  await expect(resume(form)).toBeDisabled();
  await stop.click();
  await expect(summaryOf(form)).toBeFocused();
  await expect(summaryOf(form)).toContainText('Sending stopped');
  await expect(form.getByText('cv.pdf', { exact: true })).toBeVisible();
  await expect(form.locator('[name="name"]')).toHaveValue('Femke Brandt');

  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await submitOf(form).click();
  await expect(noticeOf(page)).toContainText('Application Submitted');
});

test('a damaged file has its own sentence at the field', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/, /^Something went wrong \(/);
  const form = await hydrated(await open(page, placed));
  await fillIn(form, placed);
  const broken = { ...pdf('broken.pdf'), buffer: Buffer.from('%PDF-1.4\nhalf of a file') };
  await resume(form).setInputFiles(broken);
  await submitOf(form).click();
  await expect(summaryOf(form)).toContainText('broken.pdf cannot be read.');
  await expect(resume(form)).toHaveAccessibleDescription(/broken\.pdf cannot be read/);
});

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const chosen = (form: Locator) =>
  resume(form).evaluate((input: HTMLInputElement) => input.files?.length ?? 0);

/** Drops PDF files of these names on a field. */
async function drop(page: Page, field: Locator, names: string[]) {
  const files = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const name of all) transfer.items.add(new File(['%PDF-1.4'], name, { type: 'application/pdf' }));
    return transfer;
  }, names);
  await field.dispatchEvent('drop', { dataTransfer: files });
}
