import { languages, pathIn } from '../../domain/languages.ts';
import { pages } from '../../domain/pages.ts';
import { findings, sidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/site.ts';

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    for (const language of languages) {
      for (const { path } of pages) {
        const address = pathIn(language, path);
        test(`${address} has no axe finding and does not scroll sideways`, async ({ page }) => {
          await page.goto(address);
          expect(await findings(page)).toEqual([]);
          expect(await sidewaysScroll(page)).toBe(0);
        });
      }
    }
  });
}

test.describe('at 320 px with the text spacing of WCAG 1.4.12', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  for (const language of languages) {
    for (const { path } of pages) {
      const address = pathIn(language, path);
      test(`${address} does not scroll sideways`, async ({ page }) => {
        await page.goto(address);
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(
            '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
          );
          document.adoptedStyleSheets.push(sheet);
        });
        expect(await sidewaysScroll(page)).toBe(0);
      });
    }
  }
});
