import { defineConfig } from '@playwright/test';
import { chromiumArguments, shellPath } from './scripts/chromium.mjs';

// A page lives for seconds here: V8 would spend more on optimizing its script, and axe, than it would save. Nor is a
// process for a GPU worth its messages where there is none, nor a second thread that paints.
const shortLived = ['--js-flags=--no-opt --no-maglev', '--in-process-gpu', '--num-raster-threads=1'];

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
