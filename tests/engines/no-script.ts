import assert from 'node:assert/strict';
import { valuesOf, words } from '../support/forms.ts';
import { at, click, focused, gone, hover, inSight, says, shown } from './engine.ts';
import { attachCv, clickBesideDialog, fillIn, forms, openerOf, reach, valuesIn } from './forms.ts';
import type { Define } from './journeys.ts';

const menu = 'header noscript a';
const sheet = '#mobile-menu';

export function withoutScript(journey: Define): void {
  for (const placed of forms) {
    journey(`${placed.form} is posted, refused with what was typed, and sent`, async (on) => {
      const { page, go, mail } = on;
      const { resultPages, fields } = words[placed.language];
      await go(placed.path);
      const form = await reach(page, placed);
      const { email = '', ...others } = valuesOf(placed);
      // Valid for the browser, not for the server.
      const values = { ...others, email: 'femke@hansekontor' };
      await fillIn(page, form, placed, values);
      await attachCv(on, form, placed);
      await click(page, `${form} [type="submit"]`);
      await at(page, placed.endpoint);
      await says(page, 'h1', resultPages.invalid.title);
      const again = 'main form';
      await says(page, '[data-answer="summary"]', fields.email?.invalid ?? '');
      await shown(page, `${again} [name="email"][aria-invalid="true"]`);
      assert.deepEqual(await valuesIn(page, again, Object.keys(values)), values);
      await page.run((css) => {
        (document.querySelector(css) as HTMLInputElement).value = '';
      }, `${again} [name="email"]`);
      await page.type(`${again} [name="email"]`, email);
      await attachCv(on, again, placed);
      await click(page, `${again} [type="submit"]`);
      await says(page, 'h1', placed.success.title);
      await mail.to(email);
      await click(page, '[data-answer="back"]');
      await at(page, placed.path);
    });
  }

  journey('a dialog takes the focus, and closes by its buttons, Escape and a click beside it', async (on) => {
    const { page, go } = on;
    await go('/de/solutions/loyalty-plus');
    const closers = [
      () => click(page, '#demo button[aria-label]'),
      () => click(page, '#demo .btn--ghost'),
      () => page.press('Escape'),
      () => clickBesideDialog(page),
    ];
    for (const close of closers) {
      await click(page, openerOf('demo'));
      await focused(page, '#demo [name="name"]');
      await close();
      await gone(page, '#demo');
    }
  });

  journey('the main menu opens by hover and by focus, and leads to a page', async ({ page, go }) => {
    await go('/');
    const link = 'header nav a[href="/solutions/fan-pay"]';
    await hover(page, 'header nav li:nth-child(1) > button');
    await shown(page, link);
    await page.point({ x: 700, y: 850 });
    await gone(page, link);
    for (let tabs = 0; tabs < 4; tabs++) await page.press('Tab');
    await shown(page, link);
    await click(page, link);
    await at(page, '/solutions/fan-pay');
  });

  journey('the mobile menu opens, and closes by its link and by one to the same page', async (on) => {
    const { page, go } = on;
    await page.resize(390, 844);
    await go('/de');
    await click(page, menu);
    await shown(page, sheet);
    await click(page, `${menu}[href="#main"]`);
    await gone(page, sheet);
    await click(page, menu);
    await click(page, `${sheet} a[href="/de#api"]`);
    await gone(page, sheet);
    await inSight(page, '#api');
  });

  journey('the language switch leads to the same page; there is no cookie banner', async ({ page, go }) => {
    await go('/solutions/grail');
    await gone(page, '#cookie-banner');
    await click(page, 'header [lang="de"]');
    await at(page, '/de/solutions/grail');
  });
}
