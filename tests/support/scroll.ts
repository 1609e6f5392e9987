import type { Page } from '@playwright/test';

/** How far down the page is, in px. Scrolling is smooth: what has begun by now is seen in the next frames. */
export const scrolled = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    return scrollY;
  });
