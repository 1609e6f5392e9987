import { defineConfig } from '@playwright/test';
import { chromiumArguments, shellPath } from './scripts/chromium.mjs';

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  fullyParallel: true,
  // Two workers keep two cores busy; a third uses their waiting time.
  workers: 3,
  // The longest test takes 7 s on an idle machine; a busy one must not fail it.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    launchOptions: { executablePath: shellPath(), args: chromiumArguments },
    // Animations take a quarter of the time; specs about motion and the journeys enable them.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
