/**
 * Finds Chromium for tests, benchmarks and scripts: CHROMIUM_PATH, else Chromium or Chrome by their usual names, else
 * Playwright's own. Plain JavaScript, because `npm test` imports it on the Node of the machine.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macApps = ['Chromium', 'Google Chrome'];

/** Debian's package chromium-headless-shell. It has neither prerendering nor a back/forward cache. */
export const shell = '/usr/bin/chromium-headless-shell';

/** Switches for a machine without display, GPU or internet. */
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
 * Path of the executable, or null. Throws when CHROMIUM_PATH names no file.
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

/** Path of the headless shell, which is faster for tests with many pages, else of the usual executable. */
export function shellPath() {
  return !process.env.CHROMIUM_PATH && existsSync(shell) ? shell : chromiumPath();
}

/** Path of the executable. Throws with instructions when there is none. */
export function chromiumPath() {
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'No Chromium or Chrome was found. Install one, or put its path into CHROMIUM_PATH (CONTRIBUTING.md).',
  );
}

/** The executable that `npx playwright install chromium` downloads. */
function fromPlaywright() {
  const file = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  return existsSync(file) ? file : null;
}
