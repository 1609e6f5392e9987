import assert from 'node:assert/strict';
import { languages } from '../../domain/languages.ts';
import { formOf, valuesOf } from '../support/forms.ts';
import { click, focused, gone, says, shown } from './engine.ts';
import { attachCv, clickBesideDialog, fillIn, forms, openerOf, reach, valuesIn } from './forms.ts';
import type { Define, Journey } from './journeys.ts';

// The scroll position depends on the timing of frames, so one sending proves little.
const sendings = 3;
const notice = '#notices [data-kind]';
const wrongAddress = 'femke';

export function requests(journey: Define): void {
  for (const placed of forms) {
    journey(`${placed.form}: refused it keeps what was typed, mended it is sent`, async (on) => {
      const { page, mail } = on;
      await goAndKeepNotices(on, placed.path);
      const form = await reach(page, placed);
      const { email = '', ...others } = valuesOf(placed);
      const values = { ...others, email: wrongAddress };
      await fillIn(page, form, placed, values);
      await attachCv(on, form, placed);
      await click(page, `${form} [type="submit"]`);
      await focused(page, `${form} [role="group"]`);
      await shown(page, `${form} [name="email"][aria-invalid="true"]`);
      assert.deepEqual(await valuesIn(page, form, Object.keys(values)), values);
      await page.type(`${form} [name="email"]`, email.slice(wrongAddress.length));
      await gone(page, `${form} [role="group"]`);
      await click(page, `${form} [type="submit"]`);
      await says(page, notice, placed.success.title);
      if (placed.dialog) await gone(page, `#${placed.dialog}`);
      await mail.to(email);
    });
  }

  for (const language of languages) {
    journey(
      `${language}: a request sent from a dialog leaves the page where it was, and the focus on its button`,
      async (on) => {
        const { page } = on;
        const placed = formOf('demo', language);
        for (let sending = 0; sending < sendings; sending++) {
          await goAndKeepNotices(on, placed.path);
          await page.run(watch);
          await page.run(clickUnfocused, openerOf('demo'));
          const form = '#demo form';
          await fillIn(page, form, placed, valuesOf(placed));
          await page.run(clickUnfocused, `${form} [type="submit"]`);
          await says(page, notice, placed.success.title);
          await gone(page, '#demo');
          assert.deepEqual(await page.run(seen), { scrolledTo: [], dialogAt: [] });
          await focused(page, openerOf('demo'));
        }
      },
    );
  }

  journey('a form without consent says what is missing, inside the dialog', async (on) => {
    const { page } = on;
    const placed = formOf('consultation', 'de');
    await goAndKeepNotices(on, placed.path);
    const form = await reach(page, placed);
    await focused(page, `${form} [name="name"]`);
    await page.press('Enter');
    await says(page, `${form} [role="group"]`, placed.consentNotice.title);
    await focused(page, `${form} [role="group"]`);
  });

  journey('a click beside a dialog, Escape and its buttons close it and keep what was typed', async (on) => {
    const { page, go } = on;
    const placed = formOf('demo');
    await go(placed.path);
    const closers = [
      () => clickBesideDialog(page),
      () => page.press('Escape'),
      () => click(page, '#demo button[aria-label]'),
      () => click(page, '#demo .btn--ghost'),
    ];
    for (const close of closers) {
      const form = await reach(page, placed);
      await page.type(`${form} [name="name"]`, 'Ada ');
      await close();
      await gone(page, '#demo');
      await focused(page, openerOf('demo'));
    }
    assert.deepEqual(await valuesIn(page, '#demo form', ['name']), { name: 'Ada '.repeat(closers.length) });
  });

  journey('a wrong file is refused at once, and can be taken away', async (on) => {
    const { page, file } = on;
    const placed = formOf('application');
    await goAndKeepNotices(on, placed.path);
    const form = await reach(page, placed);
    await page.attach(`${form} [name="resume"]`, await file('cv.docx', 'PK'));
    await says(page, `${form} p[data-error-for="resume"]`, 'Invalid file type');
    await shown(page, `${form} [name="resume"][aria-invalid="true"]`);
    await click(page, `${form} button[aria-label="Remove cv.docx"]`);
    await focused(page, `${form} [name="resume"]`);
    await gone(page, `${form} [aria-invalid="true"]`);
  });

  journey('F8 leads to the notices; their button and Escape close them', async (on) => {
    const { page } = on;
    await goAndKeepNotices(on, '/');
    await page.press('F8');
    await focused(page, '#notices');
    const form = '#contact form';
    for (const close of [() => click(page, `${notice} button`), () => page.press('Escape')]) {
      await click(page, `${form} [name="name"]`);
      await page.press('Enter');
      await shown(page, notice);
      await page.press('F8');
      await focused(page, '#notices');
      await page.press('Tab');
      await focused(page, notice);
      await close();
      await gone(page, notice);
    }
  });
}

/** Opens a page whose notices do not close after 5 s: a busy machine may look later. */
async function goAndKeepNotices({ page, go }: Journey, address: string): Promise<void> {
  await go(address);
  await page.run(() => {
    const { setTimeout } = window;
    const closesNotices = 5000;
    const patient = (call: () => void, after?: number, ...given: unknown[]) =>
      after === closesNotices ? 0 : setTimeout(call, after, ...given);
    Object.assign(window, { setTimeout: patient });
  });
}

interface Watch {
  scrolledTo: number[];
  dialogAt: number[];
}

/** Records scrolling, and a dialog outside the window while it closes. */
function watch(): void {
  const watch: Watch = { scrolledTo: [], dialogAt: [] };
  Object.assign(window, { watch });
  const dialog = document.getElementById('demo') as HTMLDialogElement;
  addEventListener('scroll', () => watch.scrolledTo.push(scrollY));
  dialog.addEventListener('close', function look() {
    if (getComputedStyle(dialog).display === 'none') return;
    const { top } = dialog.getBoundingClientRect();
    // It slides down by the height of the window.
    if (top < 0 || top > 2 * innerHeight) watch.dialogAt.push(top);
    requestAnimationFrame(look);
  });
}

/** Without focus, as in Safari. */
function clickUnfocused(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

function seen(): Watch {
  return (window as unknown as { watch: Watch }).watch;
}
