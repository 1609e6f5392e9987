import { defineConfig } from '@playwright/test';
import { chromiumArguments, shellPath } from './scripts/chromium.mjs';

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
    launchOptions: { executablePath: shellPath(), args: chromiumArguments },
    // Animations take a quarter of a test's time. Specs about what moves, and the journeys, switch them on.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
