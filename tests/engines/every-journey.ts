import { cookieBanner } from './cookie-banner.ts';
import { inBrowser, type Start } from './journeys.ts';
import { menus } from './menus.ts';
import { withoutScript } from './no-script.ts';
import { requests } from './requests.ts';

/** Runs every journey in a browser with script, then without. */
export function everyJourneyIn(name: string, start: Start): void {
  inBrowser(name, () => start({ script: true }), [cookieBanner, menus, requests]);
  inBrowser(`${name} without script`, () => start({ script: false }), [withoutScript]);
}
