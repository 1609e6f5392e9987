import { href, pages } from '../../domain/pages.ts';
import { expect, test } from '../support/site.ts';

const widths = [320, 360, 390, 540, 600, 768, 896, 1024, 1280, 1440];

// How large a drawing is does not depend on the language.
for (const { id } of pages) {
  test(`drawn text of ${id} is 11 px or larger at every width`, async ({ page }) => {
    await page.goto(href('de', id));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const small = await page.locator('svg text').evaluateAll((texts) =>
        (texts as SVGTextElement[])
          .filter((text) => text.checkVisibility())
          .map((text) => ({
            text: text.textContent,
            size:
              Number.parseFloat(getComputedStyle(text).fontSize) *
              Math.hypot(text.getScreenCTM()?.a ?? 1, text.getScreenCTM()?.b ?? 0),
          }))
          .filter(({ size }) => size < 10.95)
          .map(({ text, size }) => `${text} ${size.toFixed(1)}`),
      );
      expect.soft(small, `${width} px`).toEqual([]);
    }
  });
}
