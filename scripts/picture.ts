/**
 * `npm run picture`: makes the screenshots of the home page and the desk in README.md and docs/desk.md. Needs Chromium
 * and both builds: `npm run build && npm run build:desk`.
 */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, chromiumPath } from './chromium.mjs';
import { pictureDesk } from './picture/desk.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.route('**', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = dist + (pathname === '/' ? '/index.html' : pathname);
    return existsSync(file) ? route.fulfill({ path: file }) : route.abort();
  });
  await page.goto('http://localhost/');
  await page.locator('#cookie-banner').evaluate((banner) => banner.remove());
  await page.evaluate(() => document.fonts.ready);
  await take(page, 'home');
  await pictureDesk(browser, take);
} finally {
  await browser.close();
}

async function take(page: Page, name: string): Promise<void> {
  const target = fileURLToPath(new URL(`../docs/${name}.webp`, import.meta.url));
  await sharp(await page.screenshot())
    .webp({ nearLossless: true })
    .toFile(target);
  console.log(`${target}: ${Math.round((await stat(target)).size / 1024)} KB`);
}
