import type { Page, Route } from '@playwright/test';
import { expect, test } from '../site/test.ts';
import { axeFindings } from '../steps/axe-findings.ts';
import { fillSignIn, heading } from '../steps/sign-in.ts';

const alert = (page: Page) => page.getByRole('alert').first();

const failures: readonly {
  readonly name: string;
  readonly answer: (route: Route) => Promise<void>;
  readonly reason: string;
}[] = [
  { name: 'down', answer: (route) => route.abort(), reason: 'We can’t be reached.' },
  {
    name: 'answering HTML',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Proxy</h1>' }),
    reason: 'Something is wrong on our side.',
  },
  {
    name: 'answering 502 in HTML',
    answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad</h1>' }),
    reason: 'Something is wrong on our side.',
  },
  {
    name: 'asking to wait',
    answer: (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '90' },
        json: { status: false, code: 429, data: null, error: 'Too many requests.' },
      }),
    reason: 'Wait 2 minutes, then try again.',
  },
];

for (const { name, answer, reason } of failures) {
  test(
    `AUTH-65, AUTH-67, AUTH-69, AUTH-72, AUTH-73: with the api ${name}, each screen says its sentence, the cause and the way on`,
    { tag: '@mfe-auth' },
    async ({ page, faults }) => {
      faults.expect(/Failed to load resource/);
      await page.route(/\/api\/v\d|\/api\/auth/, answer);
      await page.goto('/#/auth/login');
      await fillSignIn(page, 'maria');
      await expect(alert(page)).toContainText(`We could not log you in. ${reason}`);
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('maria@portal.test');

      await page.goto('/#/auth/forgot');
      await page.getByRole('textbox', { name: 'Registered email' }).fill('maria@portal.test');
      await page.keyboard.press('Enter');
      await expect(alert(page)).toContainText(`Unable to send password reset email. ${reason}`);
      expect(await axeFindings(page)).toEqual([]);

      await page.goto('/#/auth/reset?token=a&email=maria%40portal.test');
      await page.getByRole('textbox', { name: 'New password' }).fill('Harbor;lamp 88');
      await page.getByRole('textbox', { name: 'Confirm password' }).fill('Harbor;lamp 88');
      await page.keyboard.press('Enter');
      await expect(alert(page)).toContainText(`Unable to reset password. ${reason}`);

      await page.goto('/#/auth/verify/a');
      await page.getByRole('button', { name: 'Send a new code' }).click();
      await expect(alert(page)).toContainText(
        `Unable to resend Pin. Try again or contact support. ${reason}`,
      );

      await page.goto('/#/auth/login/one-time/a?code=b');
      await expect(alert(page)).toContainText(
        `Unable to process your one time login. It might have expired. ${reason}`,
      );
      expect(await axeFindings(page)).toEqual([]);
      await page.unroute(/\/api\/v\d|\/api\/auth/);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(alert(page)).toContainText('or been used already');
    },
  );
}

test(
  'SHARED-51: a login that is not answered within three minutes says that it took too long, and keeps what was typed',
  { tag: '@mfe-auth' },
  async ({ page, faults }) => {
    // A script for later may be on its way when the clock jumps over its time limit.
    faults.expect(/\/quiet\.\w+\.js/);
    await page.clock.install();
    await page.route('**/api/v1/mobile/login', () => {});
    await page.goto('/#/auth/login');
    const sent = page.waitForRequest('**/api/v1/mobile/login');
    await fillSignIn(page, 'maria');
    await sent;
    await page.clock.fastForward('03:00');
    await expect(alert(page)).toContainText('We could not log you in. The answer took too long.');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('maria@portal.test');
  },
);

test(
  'AUTH-44, AUTH-87: a login answer without mobile, of a user without names, signs in',
  { tag: ['@mfe-auth', '@mfe-leases'] },
  async ({ page, customers }) => {
    const { token } = await customers.toRead('maria');
    await page.route('**/api/v1/mobile/login', (route) =>
      route.fulfill({
        json: {
          status: true,
          code: 200,
          error: null,
          data: { user: { id: 1, email: 'maria@portal.test', guard: 'client' }, token },
        },
      }),
    );
    await page.goto('/#/auth/login');
    await fillSignIn(page, 'maria');
    await expect(page.getByText('Welcome Back!')).toBeVisible();
    await expect(heading(page, /\S/)).toBeVisible();
    await expect(page).not.toHaveURL(/auth/);
  },
);
