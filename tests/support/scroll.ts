import type { Page } from '@playwright/test';

/** Scroll position in px after ten frames, because scrolling is smooth. */
export const scrolled = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    return scrollY;
  });
