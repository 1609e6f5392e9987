import { until } from './engine.ts';
import type { Define } from './journeys.ts';

export function arrival(journey: Define): void {
  journey('a page is whole a moment after somebody arrives on a phone', async ({ page, go }) => {
    await page.resize(390, 844);
    await go('/de');
    await until(page, 'every section is shown, and none will wait again', () => {
      const parts = [...document.querySelectorAll('main > section, body > footer')];
      return parts.every((part) => part.checkVisibility()) && !document.querySelector('html.arriving');
    });
  });
}
