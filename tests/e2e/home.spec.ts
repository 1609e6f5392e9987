import type { Page } from '@playwright/test';
import { languages } from '../../domain/languages.ts';
import { homeAnchors, href } from '../../domain/pages.ts';
import { expect, test } from '../support/site.ts';

const languagesOfSample = ['curl', 'JavaScript', 'Python', 'PHP'];
const mosaic = 'main > section:first-child [aria-hidden] > a';

test.describe('anchors', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('an anchor on another page is reached without smooth scrolling', async ({ page }) => {
    await page.goto('/de/team');
    await page.goto(href('de', 'home', 'contact'));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(3000);
    await expect(page.locator('#contact h2').first()).toBeInViewport({ ratio: 1 });
  });

  for (const language of languages) {
    test(`each section has its heading below the header where its address leads (${language})`, async ({
      page,
    }) => {
      for (const anchor of homeAnchors) {
        // From another page: within a page the browser scrolls smoothly.
        await page.goto('about:blank');
        await page.goto(href(language, 'home', anchor));
        const heading = page.locator(`#${anchor} :is(h2, h3):not(.sr)`).first();
        await expect(heading, anchor).toBeInViewport({ ratio: 1 });
        const header = await page.locator('header').first().boundingBox();
        const box = await heading.boundingBox();
        expect(box?.y, anchor).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
      }
    });
  }
});

test.describe('mosaic', () => {
  test('flags that touch share no edge of one colour, and the first screen cuts none off', async ({
    page,
  }) => {
    await page.goto('/');
    for (const [width, columns] of [
      [1440, 3],
      [768, 6],
      [390, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const { perRow, clashes } = await page.locator(mosaic).evaluateAll(edgesOf);
      expect(perRow, `${width} px`).toBe(columns);
      expect(clashes, `${width} px`).toEqual([]);
    }
    for (const [width, height] of [
      [1920, 1080],
      [1440, 900],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await page.locator(mosaic).last().boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), `${width} × ${height} px`).toBeLessThanOrEqual(height);
    }
  });
});

test('forced colours leave the arrows of the rows', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const arrow = await page
    .locator('main a[href="/solutions/loyalty-plus"]', { hasText: 'Gift cards' })
    .evaluate((row) => getComputedStyle(row, '::after').backgroundColor);
  expect(arrow).not.toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
});

/** Runs in the page: squares in a row, and neighbours with one colour along most of their common edge. */
function edgesOf(squares: Element[]): { perRow: number; clashes: string[] } {
  const samples = 48;
  const pen = document.createElement('canvas').getContext('2d');
  const colourAt = (flag: string, x: number, y: number) => {
    const planes = [...document.querySelectorAll(`[id="${flag}"] path`)];
    const covers = (plane: Element) => pen?.isPointInPath(new Path2D(plane.getAttribute('d') ?? ''), x, y);
    return planes.findLast(covers)?.getAttribute('fill');
  };
  const placed = squares.map((square) => ({
    box: square.getBoundingClientRect(),
    flag: square.querySelector('use')?.getAttribute('href')?.slice(1) ?? '',
  }));
  const near = (a: number, b: number) => Math.abs(a - b) < 2;
  const clashes: string[] = [];
  for (const a of placed) {
    for (const b of placed) {
      const beside = near(a.box.right, b.box.left) && near(a.box.top, b.box.top);
      const below = near(a.box.bottom, b.box.top) && near(a.box.left, b.box.left);
      if (!beside && !below) continue;
      let same = 0;
      for (let sample = 0; sample < samples; sample++) {
        const along = ((sample + 0.5) * 24) / samples;
        const [one, other] = beside
          ? [colourAt(a.flag, 23.99, along), colourAt(b.flag, 0.01, along)]
          : [colourAt(a.flag, along, 23.99), colourAt(b.flag, along, 0.01)];
        if (!one || one === other) same += 1;
      }
      if (same > samples / 2) clashes.push(`${a.flag} ${beside ? 'beside' : 'above'} ${b.flag}`);
    }
  }
  const top = placed[0]?.box.top ?? 0;
  return { perRow: placed.filter(({ box }) => near(box.top, top)).length, clashes };
}

test.describe('API sample', () => {
  const panel = (page: Page) => page.getByRole('tabpanel');
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

  test('arrow keys, Home and End walk through the tabs', async ({ page }) => {
    await page.goto('/');
    await tab(page, 'curl').focus();
    // The focus hydrates the tabs.
    await expect(page.locator('astro-island:not([ssr])', { has: tab(page, 'curl') })).toBeAttached();
    const walk = [
      ['ArrowRight', 'JavaScript'],
      ['ArrowLeft', 'curl'],
      ['ArrowLeft', 'PHP'],
      ['ArrowRight', 'curl'],
      ['End', 'PHP'],
      ['Home', 'curl'],
    ] as const;
    for (const [key, name] of walk) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expect(panel(page)).toHaveAccessibleName(name);
    }
  });

  test('a click on a tab shows its language, the first one included; its code is copied', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/de');
    await tab(page, 'PHP').click();
    await expect(tab(page, 'PHP')).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page)).toHaveCount(1);
    await expect(panel(page)).toContainText('GuzzleHttp');
    await tab(page, 'curl').click();
    await expect(panel(page)).toContainText('curl https://');
    await tab(page, 'Python').click();
    await expect(panel(page)).toContainText('import requests');
    await page.locator('#api').getByRole('button', { name: 'Kopieren' }).click();
    await expect(page.locator('#api').getByRole('button', { name: 'Kopiert' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await panel(page).locator('code').textContent());
  });

  test('the sample stands behind one tap on a phone and is open elsewhere', async ({ page }) => {
    const code = page.locator('#api pre').first();
    await page.goto('/');
    await expect(code).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(code).toBeHidden();
    await page.locator('#api').getByText('Sample request and answer').click();
    await expect(code).toBeVisible();
    await expect(page.locator('#api')).toContainText('blockchainTxId');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('all languages and the response can be read', async ({ page }) => {
      await page.goto('/');
      const samples = page.locator('#api pre');
      await expect(samples).toHaveCount(languagesOfSample.length + 1);
      for (const sample of await samples.all()) await expect(sample).toBeVisible();
      await expect(page.getByRole('tablist')).toBeHidden();
    });
  });
});
