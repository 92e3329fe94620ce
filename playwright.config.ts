import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './tests/support/chromium.ts';

const launch = await chromiumPath();

// The fixtures in tests/browser start a server for each worker, with data of its own.
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/browser/support/globalSetup.ts',
  outputDir: 'test-results/browser',
  // Two leave a sixth of two cores idle, since a test also waits for timers.
  workers: 3,
  // A test that is red once is a defect, of the panel or of the test.
  retries: 0,
  forbidOnly: true,
  fullyParallel: false,
  // Joined tests have many steps; each of them fails after its own fifteen seconds.
  timeout: process.env['DELAY_SEED'] === undefined ? 120_000 : 400_000,
  // A loaded machine may take its time; what never comes still fails.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    // A test gets a reset context; the page's process, which stays, has compiled the panel's code already.
    reuseContext: true,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // What fades or slides is waited for, and drawn frame by frame.
    contextOptions: { reducedMotion: 'reduce' },
    // The fixtures take one of a failed test; 'only-on-failure' takes one of every test before its pages close.
    screenshot: 'off',
    // A test's pages are too short-lived for the optimizing compiler, which took a tenth of the processor time.
    launchOptions: { ...launch, args: [...chromiumArgs, '--js-flags=--no-opt'] },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
