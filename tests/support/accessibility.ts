import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ElementHandle, Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

// Evaluated in the page: its policy lets no other script in.
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Reports of passed rules take longer than the rules.
  resultTypes: ['violations'],
};

/** Findings of axe in `part` of the page, each with rule and element. */
export async function findings(page: Page, part?: string): Promise<string[]> {
  // Some animations change colours under text.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe);
    await page.evaluate(() => {
      (window as unknown as { axe: typeof import('axe-core') }).axe.configure({ noHtml: true });
    });
  }
  return page.evaluate(
    async ({ part, options }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(part ?? document, options);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    },
    { part, options },
  );
}

/** Texts of drawings smaller than 11 px at these window widths. Hidden meanwhile: painting takes longer than layout. */
export async function smallDrawnTexts(page: Page, widths: readonly number[]): Promise<string[]> {
  const unpainted = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*{visibility:hidden!important}');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  const small: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const least = width < 390 ? 9.45 : 10.95;
    const texts = await page.locator('svg text').evaluateAll(
      (texts, least) =>
        (texts as SVGTextElement[])
          .filter((text) => text.checkVisibility())
          .map((text) => ({
            text: text.textContent,
            size:
              Number.parseFloat(getComputedStyle(text).fontSize) *
              Math.hypot(text.getScreenCTM()?.a ?? 1, text.getScreenCTM()?.b ?? 0),
          }))
          .filter(({ size }) => size < least)
          .map(({ text, size }) => `${text} ${size.toFixed(1)}`),
      least,
    );
    small.push(...texts.map((text) => `${text} at ${width} px`));
  }
  await unpainted.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
  return small;
}

/** Pixels by which the page is wider than its window. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** Whether the control has the focus, and what hides the focused element or its ring. */
export async function focusAt(
  page: Page,
  control: ElementHandle,
): Promise<{ there: boolean; problem: string | undefined }> {
  return page.evaluate((control) => {
    const focused = document.activeElement as HTMLElement;
    return { there: focused === control, problem: problemOf(focused) };

    function problemOf(focused: HTMLElement): string | undefined {
      const name = `${focused.tagName} ${focused.id || focused.textContent?.trim().slice(0, 40)}`;
      const rings = [focused, focused.parentElement as HTMLElement].map((element) =>
        getComputedStyle(element),
      );
      if (
        !rings.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px')
      ) {
        return `no focus ring: ${name}`;
      }
      for (const { left, right, top, bottom } of [...focused.getClientRects()].slice(0, 1)) {
        for (const y of [top + 2, bottom - 2]) {
          const hit = document.elementFromPoint((left + right) / 2, y);
          if (!hit) return `outside the window: ${name}`;
          const cover = hit.closest('header, #cookie-banner, #notices');
          if (cover && !cover.contains(focused)) return `under ${cover.tagName} ${cover.id}: ${name}`;
        }
      }
      return undefined;
    }
  }, control);
}
