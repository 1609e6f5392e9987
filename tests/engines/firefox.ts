import { launch } from 'puppeteer-core';
import { type Engine, type Page, patience } from './engine.ts';

/** Firefox without a window, driven by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
export async function startFirefox({ script }: { script: boolean }): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'javascript.enabled': script },
    timeout: patience,
    protocolTimeout: patience,
  });
  return { newPage, end: () => browser.close() };

  async function newPage(): Promise<Page> {
    const page = await browser.newPage();
    page.setDefaultTimeout(patience);
    let rest = { x: 0, y: 0 };
    return {
      open: async (url) => void (await page.goto(url)),
      run: async (script, ...texts) => (await page.evaluate(script, ...texts)) as ReturnType<typeof script>,
      point: async (place) => {
        rest = place;
        await page.mouse.move(place.x, place.y);
      },
      clickThere: () => page.mouse.click(rest.x, rest.y),
      press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
      type: async (selector, text) => {
        await page.evaluate((css) => document.querySelector<HTMLElement>(css)?.focus(), selector);
        await page.keyboard.type(text);
      },
      attach: async (selector, file) => {
        const input = await page.evaluateHandle(
          (css) => document.querySelector(css) as HTMLInputElement,
          selector,
        );
        await input.uploadFile(file);
      },
      resize: (width, height) => page.setViewport({ width, height }),
      photograph: async () => Buffer.from(await page.screenshot()),
      close: () => page.close(),
    };
  }
}
