// cspell:ignore Reintentar Abrir
import type { Page } from '@playwright/test';
import { waitUntilUnchanged } from '../../steps/wait-until-stable.ts';
import type { Step } from './step.ts';

const failed = (page: Page) => page.getByRole('button', { name: /^(Retry|Reintentar)$/ }).waitFor();

/** Opens the page again, with requests that get no answer or fail. */
async function reopen(page: Page, requests: string, answer: 'none' | 'failure'): Promise<void> {
  await page.route(requests, (route) =>
    answer === 'none' ? undefined : route.fulfill({ status: 500, json: {} }),
  );
  await page.reload({ waitUntil: 'commit' });
  await (answer === 'none' ? waitUntilUnchanged(page) : failed(page));
}

const script = '**/assets/mfe-leases/**/*.js';
const sessionCheck = '**/api/v1/mobile/token/login';

/** Leaves the page alone while the session check runs or has failed, or a screen's code is on its way or does not come. */
export const frameSteps: readonly Step[] = [
  { screen: 'mfe-leases current', name: 'code on its way', act: (page) => reopen(page, script, 'none') },
  { screen: 'mfe-leases current', name: 'code failed', act: (page) => reopen(page, script, 'failure') },
  { screen: 'mfe-leases current', name: 'session check', act: (page) => reopen(page, sessionCheck, 'none') },
  {
    screen: 'mfe-leases current',
    name: 'session check failed',
    act: (page) => reopen(page, sessionCheck, 'failure'),
  },
  {
    screen: 'mfe-profile main',
    name: 'notification',
    act: async (page) => {
      await page.route('**/api/**', (route) =>
        route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, json: {} }),
      );
      await page.getByRole('switch').first().press('Space');
      await page.locator('[data-tone=error]').waitFor();
    },
  },
  {
    screen: 'shell welcome',
    name: 'broken pictures',
    act: async (page) => {
      await page.route('**/*.svg', (route) => route.fulfill({ status: 404 }));
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    screen: 'mfe-support live-chat',
    name: 'open chat',
    act: async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(Open chat|Abrir el chat)$/ })
        .click();
      await page.frameLocator('iframe[title=Chat]').getByRole('log').locator('.agent').first().waitFor();
    },
  },
];
