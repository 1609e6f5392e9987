/**
 * Makes the picture of the home page in README.md: `npm run picture`, by hand, after the page has changed. Needs
 * Chromium and a build in `dist/`.
 */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, chromiumPath } from './chromium.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const target = fileURLToPath(new URL('../docs/home.webp', import.meta.url));

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
  await sharp(await page.screenshot())
    .webp({ nearLossless: true })
    .toFile(target);
} finally {
  await browser.close();
}
console.log(`${target}: ${Math.round((await stat(target)).size / 1024)} KB`);
