import { defineConfig } from '@playwright/test';
import { chromium } from './site/chromium.ts';

/**
 * V8 keeps at once where in its script each instruction comes from. Else it parses whole functions again for each error
 * and request that Playwright is told of, which took the journeys 3 % of their processor time.
 */
const positionsAtOnce = '--js-flags=--no-enable-lazy-source-positions';

export default defineConfig({
  testMatch: '*.spec.ts',
  projects: [
    { name: 'template', testDir: './site', testMatch: 'template.setup.ts' },
    { name: 'journeys', testDir: './journeys', dependencies: ['template'] },
    { name: 'gallery', testDir: './gallery' },
  ],
  globalSetup: './site/run-folders.setup.ts',
  globalTeardown: './site/logs.teardown.ts',
  outputDir: '../.portal/test/journeys',
  // Each worker starts an api and a site. On two processors three at a time: each waits as often as it computes.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Only what hangs reaches these: three workers on two processors may each wait long for the others.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? [] : [['json'] as ['json']]),
  ],
  use: {
    launchOptions: { ...chromium, args: [...chromium.args, positionsAtOnce] },
    viewport: { width: 1280, height: 860 },
    locale: 'en-US',
    // A trace costs a journey a third of its processor time: `--trace on` writes one where a failure is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
