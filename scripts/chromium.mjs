/**
 * The Chromium that tests, benchmarks and makers of files drive: the one that CHROMIUM_PATH names, else Chromium or
 * Chrome by their usual names, else Playwright's own. Plain JavaScript: `npm test` asks on whichever Node the machine
 * has.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macApps = ['Chromium', 'Google Chrome'];

/** Debian's package chromium-headless-shell. It knows neither prerendering nor pages brought back as they were left. */
export const shell = '/usr/bin/chromium-headless-shell';

/** Switches for a machine without display, GPU and internet. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of the program, or null when the machine has none. Throws when CHROMIUM_PATH names no file.
 *
 * @param {Record<string, string | undefined>} variables
 * @returns {string | null}
 */
export function findChromium(variables = process.env) {
  const named = variables.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names "${named}", which is not there.`);
  const folders = (variables.PATH ?? '').split(path.delimiter);
  const usual = [
    ...folders.flatMap((folder) => names.map((name) => path.join(folder, name))),
    ...['/', homedir()].flatMap((place) =>
      macApps.map((app) => path.join(place, `Applications/${app}.app/Contents/MacOS/${app}`)),
    ),
  ];
  return named || (usual.find((file) => existsSync(file)) ?? fromPlaywright());
}

/**
 * Path of the program for tests that drive many pages: Debian's Chromium without a window does half the work. Where it
 * is not installed, or CHROMIUM_PATH names another one, the usual one.
 */
export function shellPath() {
  return !process.env.CHROMIUM_PATH && existsSync(shell) ? shell : chromiumPath();
}

/** Path of the program. Throws when there is none, and says what to do. */
export function chromiumPath() {
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'No Chromium or Chrome was found. Install one, or put its path into CHROMIUM_PATH (CONTRIBUTING.md).',
  );
}

/** What `npx playwright install chromium` has downloaded. */
function fromPlaywright() {
  const file = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  return existsSync(file) ? file : null;
}
