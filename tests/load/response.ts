/**
 * `npm run bench:response`: how soon menu, mobile menu, dialog (opened for the first and for the second time) and submit
 * answer at 4 × CPU slowdown, once their code is there: median of seven, beside the same gesture while the page holds
 * nothing but its button and what it shows, and beside one that shows a single word on an empty page, all in the same
 * run. docs/quality.md asks for 100 ms and at most twice what it takes alone. A gesture is what a hand does: the pointer comes,
 * the button is held for a moment. Event Timing gives the time from each press and click to the next paint, in
 * steps of 8 ms; the longest counts, as it does for Interaction to Next Paint (https://web.dev/articles/inp).
 */
import { type Browser, chromium as browserType, type Locator, type Page } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.mjs';
import { RunningServer } from '../support/server.ts';
import { type Figure, record } from './figures.ts';
import { median } from './statistics.ts';

const rounds = 7;
const slowdown = 4;
const tellsWithinMs = 700;
/** As long as a finger holds a button. */
const heldMs = 80;
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

interface Gesture {
  name: string;
  viewport: { width: number; height: number };
  /** Brings the page to where the gesture's code is there. */
  ready: (page: Page) => Promise<unknown>;
  /** What is pressed. */
  button: (page: Page) => Locator;
  /** What it shows, all of it. */
  shows: string;
  /** One that shows a word, on a page with nothing else on it. */
  bare: string;
}

const services = (page: Page) => page.locator('header nav button').first();
const opener = (page: Page) => page.locator('[commandfor=demo]').first();
const dialog = (page: Page) => page.locator('dialog#demo');
const emptyDialog = '<button command=show-modal commandfor=it>Open</button><dialog id=it>Open</dialog>';
const gestures: Gesture[] = [
  {
    name: 'menu',
    viewport: desktop,
    ready: async (page) => {
      await awake(page, page.locator('header'), services(page));
      await services(page).click();
      await page.keyboard.press('Escape');
      await page.locator('h1').hover();
    },
    button: services,
    shows: 'header',
    bare: '<button popovertarget=it>Open</button><div id=it popover>Open</div>',
  },
  {
    name: 'mobile menu',
    viewport: phone,
    ready: awake,
    button: (page) => page.getByText('Menu', { exact: true }).first(),
    shows: 'header, #mobile-menu',
    bare: emptyDialog,
  },
  {
    name: 'dialog',
    viewport: desktop,
    ready: awake,
    button: opener,
    shows: '#demo',
    bare: emptyDialog,
  },
  {
    name: 'dialog again',
    viewport: desktop,
    ready: async (page) => {
      await awake(page);
      await opener(page).click();
      await dialog(page).getByRole('textbox').first().fill('A');
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'hidden' });
    },
    button: opener,
    shows: '#demo',
    bare: emptyDialog,
  },
  {
    name: 'submit',
    viewport: desktop,
    ready: async (page) => {
      await awake(page);
      await opener(page).click();
      await dialog(page).locator('[name=name]').fill('A');
      await dialog(page).locator('[name=consent]').check();
    },
    button: (page) => dialog(page).locator('[type=submit]'),
    shows: '#demo, #notices',
    bare: `<button onclick="it.textContent='Not yet'">Send</button><p id=it></p>`,
  },
];

const server = await RunningServer.start();
const browser = await browserType.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const figures: Figure[] = [];
console.log(`${'median of 7'.padEnd(16)}page      alone     a word`);
try {
  for (const { name, viewport, ready, button, shows, bare } of gestures) {
    const prepare = async (page: Page) => {
      await page.goto(`${server.url}/solutions/loyalty-plus`);
      await ready(page);
    };
    const times: number[][] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      times[0]?.push(await answer(browser, viewport, button, prepare));
      times[1]?.push(
        await answer(browser, viewport, button, async (page) => {
          await prepare(page);
          await leaveOnly(button(page), page.locator(shows));
        }),
      );
      times[2]?.push(
        await answer(
          browser,
          viewport,
          (page) => page.getByRole('button'),
          (page) => page.setContent(`<!doctype html><title>Empty</title>${bare}`),
        ),
      );
    }
    const [page = 0, alone = 0, word = 0] = times.map(median);
    console.log(`${name.padEnd(16)}${`${page} ms`.padEnd(10)}${`${alone} ms`.padEnd(10)}${word} ms`);
    figures.push(
      { what: `answer of ${name} at ${slowdown} × CPU slowdown`, figure: `${page} ms`, mark: '≤ 100 ms' },
      { what: `${name} beside the same alone on its page`, figure: (page / alone).toFixed(1), mark: '≤ 2' },
      { what: `${name} beside a word on an empty page`, figure: (page / word).toFixed(1), mark: '≤ 2' },
    );
  }
} finally {
  await browser.close();
  await server.remove();
}
record('bench:response', figures);

/** Waits until an island has woken because a person reached for it. */
async function awake(page: Page, around = dialog(page), place = opener(page)) {
  await place.hover();
  await around.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
}

/** Takes everything from the page but the button and what it shows. */
async function leaveOnly(button: Locator, shown: Locator) {
  const kept = [...(await button.elementHandles()), ...(await shown.elementHandles())];
  await button.page().evaluate((kept) => {
    for (const element of document.body.querySelectorAll('*')) {
      if (!kept.some((each) => each.contains(element) || element.contains(each))) element.remove();
    }
  }, kept);
}

/** Milliseconds from the input of a gesture to the picture that answers it. */
async function answer(
  browser: Browser,
  viewport: Gesture['viewport'],
  button: Gesture['button'],
  prepare: Gesture['ready'],
) {
  const page = await browser.newPage({ viewport });
  try {
    await prepare(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[])
          if (entry.interactionId) seen.push(entry.duration);
        // durationThreshold belongs to Event Timing; the DOM types do not know it yet.
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await button(page).scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await button(page).boundingBox()) as DOMRect;
    // Not Locator.click(), which lays the page out at each input to see whether something is in the way.
    await page.mouse.click(x + width / 2, y + height / 2, { delay: heldMs });
    return await page.evaluate(async (ms) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      // What is answered within a frame is not told.
      return Math.max(16, ...(window as unknown as { seen: number[] }).seen);
    }, tellsWithinMs);
  } finally {
    await page.close();
  }
}
