import type { Page } from '@playwright/test';
import { homeAnchors, href, pages, pagesIn } from '../../domain/pages.ts';
import { scrolled } from '../support/scroll.ts';
import { expect, test } from '../support/site.ts';

// Any page of a panel.
const [{ path: solution } = pages[0]] = pagesIn('services');

const area = (page: Page, name: string) => page.locator('header nav').getByRole('button', { name });

/** Hydrates the island by opening and closing a panel, and stops the clock. */
async function wake(page: Page) {
  const services = area(page, 'Services');
  await services.click();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await page.mouse.move(640, 700);
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await page.clock.pauseAt(Date.now() + 60_000);
}

test.describe('the main menu', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('opens 200 ms after the pointer arrives and closes 150 ms after it leaves', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await wake(page);
    const services = area(page, 'Services');
    await services.hover();
    await page.clock.runFor(190);
    await expect(services).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(20);
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(640, 700);
    await page.clock.runFor(140);
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(20);
    await expect(services).toHaveAttribute('aria-expanded', 'false');
  });

  for (const { pause, opens } of [
    { pause: 250, opens: 'at once within' },
    { pause: 350, opens: 'with the delay again after' },
  ]) {
    test(`opens ${opens} 300 ms of the last close`, async ({ page }) => {
      await page.clock.install();
      await page.goto('/');
      await wake(page);
      const services = area(page, 'Services');
      await services.hover();
      await page.clock.runFor(210);
      // React renders outside the stopped clock.
      await expect(services).toHaveAttribute('aria-expanded', 'true');
      await page.mouse.move(640, 700);
      await page.clock.runFor(150 + pause);
      await expect(services).toHaveAttribute('aria-expanded', 'false');
      const infrastructure = area(page, 'Infrastructure');
      await infrastructure.hover();
      await page.clock.runFor(50);
      await expect(infrastructure).toHaveAttribute('aria-expanded', String(pause < 300));
    });
  }

  test('opens by hover also when the pointer comes to rest before the island is awake', async ({ page }) => {
    await page.goto('/');
    await area(page, 'About').hover();
    await expect(area(page, 'About')).toHaveAttribute('aria-expanded', 'true');
  });

  test('does not close under the click that follows hover; the next click closes it', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const about = area(page, 'About');
    await about.hover();
    await expect(about).toHaveAttribute('aria-expanded', 'true');
    await about.click();
    await page.clock.runFor(400);
    await expect(about).toHaveAttribute('aria-expanded', 'true');
    await about.click();
    await expect(about).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(400);
    await expect(about).toHaveAttribute('aria-expanded', 'false');
  });

  test('answers the very first click, also on a slow machine', async ({ page }) => {
    await page.clock.install();
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto('/');
    await area(page, 'Services').click();
    await expect(area(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(600);
    await expect(area(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
  });

  test('keeps the panel open while the pointer is in it, and leads to the page', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await area(page, 'Services').hover();
    const link = page.locator(`header nav a[href="${solution}"]:visible`);
    await link.hover();
    await page.clock.runFor(400);
    await link.click();
    await expect(page).toHaveURL(solution);
  });

  test('works with the keyboard alone', async ({ page }) => {
    await page.goto('/');
    const infrastructure = area(page, 'Infrastructure');
    await infrastructure.focus();
    await page.keyboard.press('Enter');
    await expect(infrastructure).toHaveAttribute('aria-expanded', 'true');
    const panel = page.locator('header nav').getByRole('group');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(infrastructure).toHaveAttribute('aria-expanded', 'false');
    await expect(infrastructure).toBeFocused();
    await page.keyboard.press('Space');
    await expect(panel).toBeVisible();
    const links = await panel.getByRole('link').count();
    for (let tab = 0; tab <= links; tab++) await page.keyboard.press('Tab');
    await expect(page.locator('header nav').getByRole('link', { name: 'API' })).toBeFocused();
    await expect(infrastructure).toHaveAttribute('aria-expanded', 'false');
  });

  test('marks the area and the page where the visitor is', async ({ page }) => {
    await page.goto('/de/team');
    const about = area(page, 'Über uns');
    await expect(about).toHaveAttribute('aria-current', 'true');
    await expect(area(page, 'Leistungen')).not.toHaveAttribute('aria-current');
    await about.click();
    await expect(page.locator('header nav [aria-current=page]:visible')).toHaveText(/Unser Team/);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });
    test('opens at the first tap and closes at the next', async ({ page }) => {
      await page.goto('/');
      await area(page, 'Services').tap();
      await expect(area(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
      await area(page, 'Services').tap();
      await expect(area(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
    });
  });

  for (const { fault, code } of [
    { fault: 'cannot be fetched', code: null },
    { fault: 'fails', code: 'export default () => { throw new Error("broken"); }' },
  ]) {
    test.describe(`where its code ${fault}`, () => {
      test.use({ expectedErrors: [/Error hydrating|ERR_FAILED|broken/] });
      test('its HTML stays and opens by hover', async ({ page }) => {
        await page.route('**/assets/MainMenu*', (route) =>
          code ? route.fulfill({ contentType: 'text/javascript', body: code }) : route.abort(),
        );
        await page.goto('/');
        await area(page, 'Services').click();
        await expect(page.locator('header astro-island[data-failed]')).toBeAttached();
        await area(page, 'About').hover();
        await page.locator('header nav').getByRole('link', { name: 'Careers' }).click();
        await expect(page).toHaveURL('/careers');
      });
    });
  }

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('opens by hover and by focus', async ({ page }) => {
      await page.goto('/');
      await area(page, 'Services').hover();
      await page.locator(`header nav a[href="${solution}"]:visible`).click();
      await expect(page).toHaveURL(solution);
      await page.mouse.move(640, 700);
      await area(page, 'About').focus();
      await expect(page.locator('header nav').getByRole('link', { name: 'Our Team' })).toBeVisible();
    });
  });
});

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const sheet = (page: Page) => page.locator('#mobile-menu');

  test('repeats every link of the main menu and the controls of the header', async ({ page }) => {
    await page.goto('/de');
    await page.getByRole('button', { name: 'Menü' }).tap();
    await expect(sheet(page)).toBeVisible();
    const links = await sheet(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const page of pages) if ('menu' in page) expect(links).toContain(href('de', page.id));
    for (const anchor of homeAnchors) expect(links).toContain(href('de', 'home', anchor));
    await expect(sheet(page).getByRole('link', { name: 'Kontakt aufnehmen' })).toBeInViewport();
    await expect(sheet(page).getByRole('link', { name: /^EN/ })).toBeInViewport();
  });

  test('opens and closes with its button, and by Escape; the page behind it does not move', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(sheet(page)).toBeVisible();
    await expect(page.locator('main')).toHaveAttribute('inert', '');
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    await expect(sheet(page)).toBeHidden();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await expect(sheet(page)).toBeVisible();
    // The button that was pressed still has the focus.
    await page.keyboard.press('End');
    await page.mouse.move(100, 30);
    await page.mouse.wheel(0, 300);
    expect(await scrolled(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });

  test('closes when a link is chosen, also one to a section of the same page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await sheet(page).getByRole('link', { name: 'API' }).tap();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL('/#api');
  });

  test('takes the place of the main menu below 48rem only', async ({ page }) => {
    await page.goto('/');
    await expect(area(page, 'Services')).toBeHidden();
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(area(page, 'Services')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('opens all the same', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Menu', exact: true }).tap();
      await sheet(page).locator(`a[href="${solution}"]`).tap();
      await expect(page).toHaveURL(solution);
    });
    test('closes when a link to a section of the same page is chosen, and with its own link', async ({
      page,
    }) => {
      await page.goto('/de');
      await page.getByRole('link', { name: 'Menü', exact: true }).tap();
      await expect(sheet(page)).toBeVisible();
      await sheet(page).getByRole('link', { name: 'API', exact: true }).tap();
      await expect(sheet(page)).toBeHidden();
      await expect(page.locator('#api')).toBeInViewport();
      await page.getByRole('link', { name: 'Menü', exact: true }).tap();
      await page.getByRole('link', { name: 'Schließen', exact: true }).tap();
      await expect(sheet(page)).toBeHidden();
    });
  });
});

test.describe('the language switch', () => {
  test.use({ viewport: { width: 1280, height: 720 }, expectedErrors: [/status of 404/] });
  const toGerman = 'DE – Auf Deutsch lesen';
  const toEnglish = 'EN – Read in English';

  test('keeps query and anchor', async ({ page }) => {
    await page.goto('/?from=mail#about');
    await page.getByRole('link', { name: toGerman }).click();
    await expect(page).toHaveURL('/de?from=mail#about');
    await page.getByRole('link', { name: toEnglish }).press('Enter');
    await expect(page).toHaveURL('/?from=mail#about');
  });

  test('keeps an unknown path, and each language has its own page for it', async ({ page }) => {
    await page.goto('/no/such/page?x=1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await page.getByRole('link', { name: toGerman }).click();
    await expect(page).toHaveURL('/de/no/such/page?x=1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoppla! Seite nicht gefunden');
    await page.getByRole('link', { name: toEnglish }).click();
    await expect(page).toHaveURL('/no/such/page?x=1');
  });
});
