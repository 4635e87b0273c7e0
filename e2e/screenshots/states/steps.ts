// cspell:ignore Ayuda siguiente Lista Pagar Programar menú Quitar Eliminar
import type { Page } from '@playwright/test';
import { waitUntilUnchanged } from '../../steps/wait-until-stable.ts';
import { frameSteps } from './frame-steps.ts';
import type { Step } from './step.ts';

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();
const submit = (page: Page) => page.locator('main form button[type=submit]').first();

/** Answers the next calls of a path without the api, so that nothing of the customer changes. */
const answer = (page: Page, path: string, status: number, body: Readonly<Record<string, unknown>>) =>
  page.route(`**${path}`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status,
          json: { status: status < 400, code: status, error: '', data: null, ...body },
        })
      : route.fallback(),
  );

/** Types something wrong into each field and leaves it: a button is disabled until all is right, but leaving tells. */
async function fillInWrongly(page: Page): Promise<void> {
  for (const field of await page.locator('main form input').all()) {
    await field.fill('x');
    await field.blur();
  }
}

/** Opens the help of the first slide that has a button for it. */
async function openHelp(page: Page): Promise<void> {
  const help = page.getByRole('button', { name: /^(Help|Ayuda)$/ });
  while (!(await help.isVisible())) {
    await button(page, /next|siguiente/i).click();
    await waitUntilUnchanged(page);
  }
  await help.click();
}

/** On a phone the stores are behind a tab. */
async function chooseStore(page: Page): Promise<void> {
  const list = page.getByRole('button', { name: /^(List|Lista)$/ });
  if (await list.isVisible()) await list.click();
  await page.locator('[data-store]').first().click();
}

/** Chooses the minimum due. */
const chooseAmount = (page: Page) => page.locator('main input[type=radio]').first().check({ force: true });

async function review(page: Page): Promise<void> {
  await chooseAmount(page);
  await submit(page).click();
  await button(page, /^(Pay|Pagar|Schedule|Programar) /).waitFor();
}

async function payWith(page: Page, status: number, body: Readonly<Record<string, unknown>>): Promise<void> {
  await answer(page, '/api/v1/mobile/payments', status, body);
  await review(page);
  await button(page, /^(Pay|Pagar|Schedule|Programar) /).click();
}

/** What the catalogue shows of screens besides how they begin. */
export const steps: readonly Step[] = [
  { screen: 'shell welcome', name: 'help', act: openHelp },
  {
    screen: 'mfe-auth login',
    name: 'wrong password',
    act: async (page) => {
      await answer(page, '/api/v1/mobile/login', 401, {
        error: 'The email address and password do not match.',
      });
      await page.locator('input[name=email]').fill('maria@portal.test');
      await page.locator('input[name=password]').fill('not the password');
      await submit(page).click();
    },
  },
  { screen: 'mfe-auth register', name: 'filled in wrongly', act: fillInWrongly },
  {
    screen: 'mfe-payments dashboard',
    name: 'menu',
    widths: ['390'],
    act: (page) => button(page, /menu|menú/i).click(),
  },
  { screen: 'mfe-payments pay', name: 'chosen amount', act: chooseAmount },
  { screen: 'mfe-payments pay', name: 'review', act: review },
  {
    screen: 'mfe-payments pay',
    name: 'paid',
    act: (page) => payWith(page, 200, { data: { payment_id: 1, scheduled: false } }),
  },
  {
    screen: 'mfe-payments pay',
    name: 'declined',
    act: (page) => payWith(page, 402, { error: 'There were not enough funds.' }),
  },
  {
    screen: 'mfe-payments pay',
    name: 'unknown outcome',
    act: (page) => payWith(page, 500, { error: 'An unknown error occurred' }),
  },
  {
    screen: 'mfe-retailers map',
    name: 'chosen store',
    act: chooseStore,
  },
  {
    screen: 'mfe-profile payment-methods',
    name: 'removing',
    act: (page) => button(page, /^(Remove|Delete|Quitar|Eliminar)/).click(),
  },
  { screen: 'mfe-profile change-password', name: 'filled in wrongly', act: fillInWrongly },
  {
    screen: 'mfe-support faq',
    name: 'search without a match',
    act: (page) => page.locator('main input').first().fill('zzzz'),
  },
  {
    screen: 'mfe-support faq',
    name: 'search',
    act: (page) => page.locator('main input').first().fill('pag'),
  },
  ...frameSteps,
];
