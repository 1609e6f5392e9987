import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { loadDeskWords } from '../../desk/words.ts';
import { type FormId, longText } from '../../domain/requests/index.ts';
import { findings, sidewaysScroll } from '../support/accessibility.ts';
import { content } from '../support/content.ts';
import { RunningDesk } from '../support/desk-process.ts';
import { PostgresServer } from '../support/postgres.ts';
import { exampleRequest, smallPdf } from '../support/requests.ts';
import { expect, watched } from '../support/site.ts';

const email = 'femke@hansekontor.example';
const deskWords = loadDeskWords(content);

interface Fixtures {
  engine: 'sqlite' | 'postgres';
  desk: RunningDesk;
}

const test = watched.extend<Fixtures>({
  engine: ['sqlite', { option: true }],
  desk: async ({ engine }, use) => {
    const postgres = engine === 'postgres' ? await PostgresServer.start() : null;
    const desk = await RunningDesk.start(postgres ? { DATABASE_URL: await postgres.database() } : {});
    await use(desk);
    await desk.stop();
    await postgres?.stop();
  },
  baseURL: async ({ desk }, use) => use(desk.url),
});

async function save(desk: RunningDesk, form: FormId, changes = {}) {
  const request = exampleRequest(form, { receivedAt: new Date(), ...changes });
  const saved = await desk.store.requests.save(request, ['notification', 'confirmation']);
  if (!('id' in saved)) throw new Error('not saved');
  return saved.id;
}

const named = (form: FormId, name: string) => ({
  fields: { ...exampleRequest(form).fields, name, email: `${name.toLowerCase()}@else.example` },
});

const row = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) });

/** Releases and discards spam, answers, erases, closes a role, exports and signs out. */
async function day(page: Page, desk: RunningDesk, language: 'en' | 'de') {
  const de = language === 'de';
  const prefix = de ? '/de' : '';
  await page.goto((await desk.link()).replace('/sign-in', `${prefix}/sign-in`));
  await expect(page.getByText(de ? 'Alles ist beantwortet' : 'Everything is answered')).toBeVisible();
  await expect(page).toHaveURL(`${desk.url}${prefix || '/'}`);

  // New requests appear without a reload.
  await save(desk, 'demo', named('demo', 'Ada'));
  await save(desk, 'consultation', named('consultation', 'Berta'));
  await save(desk, 'application');
  await save(desk, 'demo', { ...named('demo', 'Cleo'), spamReason: 'honeypot' });
  await save(desk, 'demo', { ...named('demo', 'Elke'), spamReason: 'too fast' });
  await save(desk, 'demo-home', {
    fields: { name: 'Femke Brandt', email, company: 'Hansekontor', message: 'Noch eine Frage' },
  });
  await expect(row(page, 'Ada')).toBeVisible();
  const list = page.getByRole('list', { name: de ? 'Anfragen' : 'Requests' });
  await expect(list.getByRole('link')).toHaveCount(4);

  await page.getByRole('link', { name: /^Spam/ }).click();
  await row(page, 'Cleo').click();
  await page.getByRole('button', { name: de ? 'Kein Spam, freigeben' : 'Not spam, release' }).click();
  await expect(page.getByRole('heading', { name: 'Mails' })).toBeVisible();
  await row(page, 'Elke').click();
  const discard = de ? 'Wegwerfen' : 'Throw away';
  await page.getByRole('button', { name: discard }).click();
  await page.locator('dialog#discard').getByRole('button', { name: discard }).click();
  await expect(page.getByText(de ? 'Kein mutmaßlicher Spam' : 'No suspected spam')).toBeVisible();

  await page.getByRole('link', { name: de ? /^Neu / : /^New / }).click();
  await row(page, 'Ada').click();
  const answer = page.getByRole('link', { name: de ? 'Antworten' : 'Answer', exact: true });
  await expect(answer).toHaveAttribute('href', /^mailto:ada%40else\.example\?subject=Re%3A%20.*KG-\w{8}/);
  await page.getByRole('button', { name: de ? 'Beantwortet' : 'Answered', exact: true }).click();
  await expect(row(page, 'Ada')).toBeHidden();

  await row(page, 'Femke Brandt').first().click();
  // It is loaded last and moves the button.
  await expect(page.getByRole('region', { name: deskWords[language].request.previous })).toBeVisible();
  await page.getByRole('button', { name: de ? /^Alles von dieser/ : /^Erase everything/ }).click();
  const dialog = page.locator('dialog#erase');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  const erase = dialog.getByRole('button', { name: de ? 'Endgültig löschen' : 'Erase for good' });
  await dialog.getByRole('textbox').fill('femke');
  await erase.click();
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox').fill(email);
  await erase.click();
  await expect(dialog.getByText(de ? '2 Anfragen gelöscht.' : '2 requests erased.')).toBeVisible();
  await dialog
    .getByRole('button', { name: de ? 'Schließen' : 'Close' })
    .last()
    .click();
  await expect(row(page, 'Femke')).toHaveCount(0);
  expect(await desk.store.requests.find({ email })).toEqual([]);

  await save(desk, 'application', named('application', 'Dora'));
  await page.getByRole('link', { name: de ? 'Stellen' : 'Roles' }).click();
  const close = de ? 'Stelle schließen' : 'Close role';
  await page.getByRole('button', { name: close }).first().click();
  await page.locator('dialog#close-job').getByRole('button', { name: close }).click();
  await expect(page.getByText(de ? /^Für keine offene Stelle/ : /^No open role/)).toBeVisible();

  await page.goto(`${prefix}/?state=all`);
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('dialog#export').getByRole('link').click(),
  ]);
  const exported = await readFile(await download.path(), 'utf8');
  expect(exported.split('\r\n')).toHaveLength(1 + 4 + 1);
  expect(exported).toContain(de ? ';answered;' : ',answered,');
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('button', { name: de ? 'Abmelden' : 'Sign out', exact: true }).click();
  await expect(page.getByText(de ? /^Dieses Pult läuft auf/ : /^This desk runs on/)).toBeVisible();
  // Nothing of what was read is left in the page.
  expect(await page.content()).not.toContain('Ada');
  expect(desk.log).not.toMatch(/femke|hansekontor|else\.example/i);
}

for (const [language, engine] of [
  ['en', 'sqlite'],
  ['de', 'postgres'],
] as const) {
  test.describe(engine, () => {
    test.use({ engine });
    test(`a day at the desk, ${language}`, async ({ page, desk, expectedErrors }) => {
      // A request is fetched once more after it was erased, and after signing out.
      expectedErrors.push(/404/, /401/);
      await day(page, desk, language);
    });
  });
}

test('what one does the other sees without loading anew, and no note is overwritten', async ({
  page,
  desk,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  const id = await save(desk, 'demo');
  await page.goto(await desk.link());
  await row(page, 'Femke').click();
  const context = await browser.newContext({ baseURL: desk.url });
  const other = await context.newPage();
  await other.goto(await desk.link());
  await row(other, 'Femke').click();

  await page.getByRole('button', { name: 'Answered', exact: true }).click();
  await expect(other.getByRole('button', { name: 'Answered', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  const mine = other.getByRole('textbox', { name: 'Note' });
  await mine.fill('mine'.padEnd(longText, '.'));
  await page.getByRole('textbox', { name: 'Note' }).fill('theirs');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved.')).toBeVisible();
  await expect(mine).toHaveValue(/^mine/);
  await other.getByRole('button', { name: 'Save note' }).click();
  await expect(other.getByText('theirs')).toBeVisible();
  await other.getByRole('button', { name: 'Put mine below' }).click();
  // Together they are longer than a note may be.
  await expect(mine).toHaveAccessibleDescription(/8 characters too many/);
  await expect(other.getByRole('button', { name: 'Save note' })).toBeDisabled();
  await mine.fill('theirs\n\nmine');
  await other.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('theirs\n\nmine');
  expect((await desk.store.requests.get(id))?.handling.note).toBe('theirs\n\nmine');
  await context.close();
});

test('everything is done by keys: walk, answer, search, back, and the list of keys', async ({
  page,
  desk,
}) => {
  for (const [index, name] of ['Ada', 'Berta', 'Cleo'].entries()) {
    await save(desk, 'demo', { ...named('demo', name), receivedAt: new Date(Date.now() - index * 60_000) });
  }
  await page.goto(await desk.link());
  await expect(row(page, 'Ada')).toBeVisible();
  const heading = page.locator('#request-title');
  await page.keyboard.press('j');
  await expect(heading).toHaveText('Ada');
  await page.keyboard.press('j');
  await expect(heading).toHaveText('Berta');
  await page.keyboard.press('k');
  await expect(heading).toHaveText('Ada');
  await page.keyboard.press('e');
  await expect(row(page, 'Ada')).toBeHidden();
  await page.keyboard.press('j');
  await expect(heading).toHaveText('Berta');
  await page.keyboard.press('o');
  await expect(heading).toBeFocused();
  await page.keyboard.press('u');
  await expect(page).toHaveURL(`${desk.url}/`);
  await expect(row(page, 'Berta')).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('cleo jkg?');
  await expect(page.getByText('Nothing fits')).toBeVisible();
  await page.getByRole('searchbox').fill('CLEO');
  await expect(row(page, 'Cleo')).toBeVisible();
  await expect(row(page, 'Berta')).toBeHidden();
  await expect(page).toHaveURL(`${desk.url}/?q=CLEO`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.locator('dialog#keys')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog#keys')).toBeHidden();
});

test('the address holds the filter, and long lists are read page by page', async ({ page, desk }) => {
  for (let count = 0; count < 52; count++) {
    await save(desk, 'demo', {
      ...named('demo', `N${String(count).padStart(2, '0')}`),
      receivedAt: new Date(Date.now() - count * 60_000),
    });
  }
  await page.goto(await desk.link());
  await expect(row(page, 'N00')).toBeVisible();
  await page.getByRole('button', { name: 'Older' }).click();
  await expect(row(page, 'N51')).toBeVisible();
  await expect(row(page, 'N00')).toBeHidden();
  await page.reload();
  await expect(row(page, 'N50')).toBeVisible();
  await page.getByRole('button', { name: 'Newer' }).click();
  await expect(row(page, 'N00')).toBeVisible();
  await page.goto('/?kind=consultation&language=de&q=x');
  await expect(page.getByText('Nothing fits')).toBeVisible();
  await expect(page.getByLabel('Kind')).toHaveValue('consultation');
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL(`${desk.url}/?q=x`);
});

test('while requests are loading, a status and placeholders are shown', async ({ page, desk }) => {
  await save(desk, 'demo');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/requests?*', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(await desk.link());
  const loading = page.getByRole('status').filter({ hasText: deskWords.en.loading });
  await expect(loading.getByRole('list', { includeHidden: true })).toBeVisible();
  resolve();
  await expect(row(page, 'Femke')).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test('offline, an away server and an ended session say so, and lose nothing that was typed', async ({
  page,
  desk,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /401/, /500/, /503/);
  await save(desk, 'demo');
  await page.goto(await desk.link());
  await row(page, 'Femke').click();
  await page.getByRole('textbox', { name: 'Note' }).fill('half a sentence');
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline/)).toBeHidden();

  const cookies = await context.cookies();
  await context.clearCookies();
  await expect(page.getByText('Your session has ended.', { exact: false })).toBeVisible();
  await context.addCookies(cookies);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('half a sentence');
});

for (const [language, widths] of [
  ['en', [1440, 390]],
  ['de', [768, 320]],
] as const) {
  test(`nothing is wrong for assistive technology in any state, ${language} at ${widths.join(' and ')} px`, async ({
    page,
    desk,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/, /500/, /ERR_INTERNET_DISCONNECTED/);
    const de = language === 'de';
    const prefix = de ? '/de' : '';
    const words = deskWords[language];
    const look = async (what: string) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findings(page), `${what} at ${width} px`).toEqual([]);
        expect(await sidewaysScroll(page), `${what} at ${width} px`).toBe(0);
      }
    };
    await page.goto(`${prefix}/sign-in`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look('signing in');
    await page.goto((await desk.link()).replace('/sign-in', `${prefix}/sign-in`));
    await expect(page.getByRole('banner')).toBeVisible();
    await look('empty');
    const id = await save(desk, 'application', {
      ...named('application', `Wilhelmine-${'Donau'.repeat(12)}`),
      files: [{ field: 'resume', name: 'cv.pdf', inspected: false, bytes: smallPdf }],
    });
    const spam = await save(desk, 'demo', { spamReason: 'honeypot' });
    const [mail] = await desk.store.outbox.outgoing({ requestId: id });
    if (mail)
      await desk.store.outbox.markFailed(mail, `451 ${'4.7.1 come back later '.repeat(4)}`, new Date());
    await page.goto(`${prefix}/?state=all`);
    await expect(page.locator(`#row-${id}`)).toBeVisible();
    await look('list');
    await page.getByRole('group').filter({ hasText: 'Filter' }).locator('summary').click();
    await look('filters');
    await page.getByRole('banner').locator('summary').click();
    await look('who is signed in');
    await page.route('**/api/requests?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`${prefix}/?state=closed`);
    await expect(page.getByRole('button', { name: /^(Try again|Noch einmal)/ })).toBeVisible();
    await look('an error');
    await page.unroute('**/api/requests?*');
    await context.setOffline(true);
    await expect(page.getByText(words.problems.offline)).toBeVisible();
    await look('offline');
    await context.setOffline(false);
    for (const [path, ready] of [
      [`/requests/${id}?state=all`, '#note'],
      [`/requests/${spam}?state=spam`, '#note'],
      ['/requests/KG-00000000', 'article h2'],
      ['/overview', '#retention'],
      ['/jobs', 'main li'],
      ['/nothing', 'main h1'],
    ] as const) {
      await page.goto(prefix + path);
      await expect(page.locator(ready).first()).toBeVisible();
      await look(path);
    }
    await page.goto(`${prefix}/requests/${id}?state=all`);
    await expect(page.locator('#note')).toBeVisible();
    await expect(page.getByText(words.request.fileNotInspected)).toBeVisible();
    for (const dialog of ['erase', 'export', 'keys', 'discard']) {
      await page.evaluate((name) => (document.getElementById(name) as HTMLDialogElement).showModal(), dialog);
      await look(dialog);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: de ? 'Beantwortet' : 'Answered', exact: true }).click();
    await expect(page.getByText(de ? 'Als beantwortet markiert.' : 'Marked as answered.')).toBeVisible();
    await look('a notice');
    await page.goto(`${prefix}/jobs`);
    await page
      .getByRole('button', { name: de ? 'Stelle schließen' : 'Close role' })
      .first()
      .click();
    await look('closing a role');
    await page.goto(`${prefix}/requests/${id}?state=all`);
    await page.getByRole('button', { name: de ? /^Alles von dieser/ : /^Erase everything/ }).click();
    const erase = page.locator('dialog#erase');
    const address = erase.getByRole('textbox');
    await address.fill('nobody');
    await erase.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await look('another address than that to be erased');
    await address.fill(`wilhelmine-${'donau'.repeat(12)}@else.example`);
    await erase.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(address).toBeHidden();
    await look('erased');
  });
}

test('the first view is at most 150 KB in all', async ({ page, desk }) => {
  await save(desk, 'demo');
  await page.goto(await desk.link());
  await expect(page.getByRole('banner')).toBeVisible();
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto('/');
  await expect(row(page, 'Femke')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(150 * 1024);
});
