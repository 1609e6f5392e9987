import { launch } from 'puppeteer-core';
import type { Engine } from './engine.ts';

/** Firefox without a window, driven by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr' });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    run: async (script, ...texts) => (await page.evaluate(script, ...texts)) as ReturnType<typeof script>,
    type: (selector, text) => page.type(selector, text),
    end: () => browser.close(),
  };
}
