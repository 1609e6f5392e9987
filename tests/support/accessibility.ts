import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Findings of axe in `part` of the page as short lines, so that a failure names the rule and the element. */
export async function findings(page: Page, part?: string): Promise<string[]> {
  // Some movements change colours under the text; axe must look at the end state.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const axe = new AxeBuilder({ page }).withTags(rules);
  if (part) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** By how many pixels the page is wider than its window. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** What is wrong with the element that has the focus; nothing while a person sees it and its focus ring whole. */
export async function focusProblem(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const name = `${focused.tagName} ${focused.id || focused.textContent?.trim().slice(0, 40)}`;
    const rings = [focused, focused.parentElement as HTMLElement].map((element) => getComputedStyle(element));
    if (!rings.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px')) {
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
  });
}
