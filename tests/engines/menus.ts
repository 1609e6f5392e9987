import { at, click, focused, gone, hover, inSight, type Page, shown, until } from './engine.ts';
import type { Define } from './journeys.ts';

const services = 'header nav li:nth-child(1) > button';
const about = 'header nav li:nth-child(4) > button';
const panel = 'header nav [role="group"]';
const sheet = '#mobile-menu';
const menu = `[popovertarget="mobile-menu"]`;

export function menus(journey: Define): void {
  journey('the main menu opens by hover, closes when the pointer leaves, and leads to a page', async (on) => {
    const { page, go } = on;
    await go('/');
    await hover(page, about);
    await isOpen(page, about);
    await page.point({ x: 700, y: 850 });
    await gone(page, panel);
    await hover(page, about);
    await click(page, `${panel} a[href="/careers"]`);
    await at(page, '/careers');
  });

  journey('the main menu opens and closes by click', async ({ page, go }) => {
    await go('/de');
    await click(page, services);
    await isOpen(page, services);
    await click(page, services);
    await gone(page, panel);
  });

  journey('the main menu works by keyboard alone', async ({ page, go }) => {
    await go('/');
    await tabTo(page, services);
    await page.press('Enter');
    await isOpen(page, services);
    await page.press('Tab');
    await focused(page, `${panel} a`);
    await page.press('Escape');
    await gone(page, panel);
    await focused(page, services);
    await page.press('Space');
    await isOpen(page, services);
    await page.press('Tab');
    await page.press('Enter');
    await at(page, '/solutions/loyalty-plus');
  });

  journey('the mobile menu opens, keeps the focus, closes by its button, Escape and a link', async (on) => {
    const { page, go } = on;
    await page.resize(390, 844);
    await go('/');
    await click(page, menu);
    await shown(page, sheet);
    await until(page, 'the page behind is inert', () => document.querySelector('main')?.inert);
    await click(page, menu);
    await gone(page, sheet);
    await until(page, 'the page is no longer inert', () => !document.querySelector('main')?.inert);
    // After a click Tab would start at the clicked element.
    await go('/');
    await tabTo(page, menu);
    await page.press('Enter');
    await shown(page, sheet);
    await page.press('Escape');
    await gone(page, sheet);
    await focused(page, menu);
    await page.press('Enter');
    await click(page, `${sheet} a[href="/#api"]`);
    await gone(page, sheet);
    await at(page, '/#api');
    await inSight(page, '#api');
  });

  journey('the language switch keeps the page, its query and its anchor', async ({ page, go }) => {
    await go('/solutions/loyalty-plus');
    await click(page, 'header [lang="de"]');
    await at(page, '/de/solutions/loyalty-plus');
    await click(page, 'header [lang="en"]');
    await at(page, '/solutions/loyalty-plus');
    await go('/?from=mail#about');
    await click(page, 'header [lang="de"]');
    await at(page, '/de?from=mail#about');
  });
}

async function isOpen(page: Page, button: string) {
  await shown(page, `${button}[aria-expanded="true"]`);
  await shown(page, panel);
}

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, selector: string) {
  for (let tabs = 0; tabs < 30; tabs++) {
    await page.press('Tab');
    if (await page.run((css) => document.activeElement?.matches(css), selector)) return;
  }
  throw new Error(`Tab does not get to ${selector}`);
}
