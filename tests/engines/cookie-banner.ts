import assert from 'node:assert/strict';
import { click, focused, gone, type Page, shown } from './engine.ts';
import type { Define } from './journeys.ts';

const banner = '#cookie-banner';
const choice = (name: string) => `${banner} [data-choice="${name}"]`;
const stored = (page: Page) => page.run(() => localStorage.getItem('kogge-cookie-consent'));

export function cookieBanner(journey: Define): void {
  for (const name of ['accepted', 'rejected']) {
    journey(`the cookie banner, ${name}, is gone from every page`, async ({ page, go }) => {
      await go('/');
      await shown(page, banner);
      assert.equal(await stored(page), null);
      await click(page, choice(name));
      await gone(page, banner);
      assert.equal(await stored(page), name);
      await go('/de/team');
      await gone(page, banner);
    });
  }

  journey('the cookie banner, closed, comes back with the next page', async ({ page, go }) => {
    await go('/');
    await click(page, choice(''));
    await gone(page, banner);
    assert.equal(await stored(page), null);
    await go('/team');
    await shown(page, banner);
  });

  journey('the foot of the page opens the cookie banner again, and the choice changes', async (on) => {
    const { page, go } = on;
    await go('/legal-notice');
    await click(page, choice('accepted'));
    await gone(page, banner);
    await click(page, '[data-cookie-settings]');
    await focused(page, banner);
    await click(page, choice('rejected'));
    await focused(page, '[data-cookie-settings]');
    assert.equal(await stored(page), 'rejected');
  });

  journey('a choice about cookies counts at once in another window', async ({ page, another, go, url }) => {
    await go('/');
    await shown(page, banner);
    const other = await another();
    await other.open(`${url}/team`);
    await click(other, choice('rejected'));
    await gone(page, banner);
  });
}
