import { defineConfig } from '@playwright/test';
import { chromiumArguments, shellPath } from './scripts/chromium.mjs';

// A page lives for seconds here. Not worth what they cost: optimizing its script, and axe; a process of its own for a
// GPU that is not there; a second thread that paints; a process that is kept ready for the next page.
const shortLived = [
  '--js-flags=--no-opt --no-maglev',
  '--in-process-gpu',
  '--num-raster-threads=1',
  '--renderer-process-limit=1',
];

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  fullyParallel: true,
  // Two keep two cores busy; the third works while they wait.
  workers: 3,
  // The longest test takes 7 s on an idle machine with two cores; a busy one shall not fail it.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    launchOptions: { executablePath: shellPath(), args: [...chromiumArguments, ...shortLived] },
    // Flags that drop and sheets that slide take a quarter of a test's time. Specs that are about what moves, and the
    // journeys, move.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
