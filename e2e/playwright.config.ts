import { defineConfig } from '@playwright/test';
import { chromium } from './site/chromium.ts';

export default defineConfig({
  testMatch: '*.spec.ts',
  projects: [
    { name: 'template', testDir: './site', testMatch: 'template.setup.ts' },
    { name: 'journeys', testDir: './journeys', dependencies: ['template'] },
    // A trace of hundreds of stories takes longer than they do; the failure names its story.
    { name: 'gallery', testDir: './gallery', use: { trace: 'off' } },
  ],
  globalSetup: './site/run-folders.setup.ts',
  globalTeardown: './site/logs.teardown.ts',
  outputDir: '../.portal/test/journeys',
  // Each worker starts an api and a site; two at a time is what a small machine bears.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? [] : [['json'] as ['json']]),
  ],
  use: {
    launchOptions: chromium,
    viewport: { width: 1280, height: 860 },
    locale: 'en-US',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
