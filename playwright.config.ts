import { defineConfig } from '@playwright/test';
import { chromiumArguments, executablePath } from './tests/support/chromium.ts';

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: { launchOptions: { executablePath, args: chromiumArguments } },
});
