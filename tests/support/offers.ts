import type { Locator } from '@playwright/test';

/** How many pixels a visitor scrolls at most from one of these buttons to the next. */
export async function farthestApart(offers: Locator): Promise<number> {
  const tops = await offers.evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect().top),
  );
  return Math.max(...tops.slice(1).map((top, index) => top - (tops[index] as number)));
}
