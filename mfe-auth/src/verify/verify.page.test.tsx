import {
  resendForgot,
  resendPin,
  verifyAccount,
  verifyForgot,
  type WireSignedIn,
} from '@portal/api-contract';
import type { PortalPath } from '@portal/platform';
import { answers, callsOf, fails, fill, unreachable, type Mock } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAuth } from '../fixtures/open-auth.ts';

async function open(
  mocks: readonly Mock[] = [],
  path: PortalPath = '/auth/verify/a%2Fb',
  heading = 'Verify your account',
) {
  const rendered = openAuth({
    released: ['leases.retrieve'],
    path,
    mocks,
  });
  await screen.findByRole('heading', { name: heading });
  return rendered;
}

const pin = () => screen.getByLabelText('Code');
const submit = () => screen.getByRole('button', { name: 'Verify' });
const resend = () => screen.getByRole('button', { name: 'Send a new code' });

async function enter({ user }: Awaited<ReturnType<typeof open>>, code = '01234') {
  await fill(user, pin(), code);
  await user.click(submit());
}

const signedIn: WireSignedIn = {
  user: { id: 9, email: 'vera@portal.test', guard: 'client' },
  mobile: { lease_details: [{}] },
  token: 'new-token',
};

describe('verify', () => {
  it('AUTH-22, AUTH-84: requires a code of 5 digits', async () => {
    const { user } = await open();
    expect(submit()).toBeDisabled();
    expect(screen.getByText('Still needed: Code')).toBeVisible();
    await user.type(pin(), '1234');
    expect(submit()).toBeDisabled();
    expect(screen.getByText('To correct: Code')).toBeVisible();
    await user.type(pin(), '5');
    expect(submit()).toBeEnabled();
    await user.type(pin(), '6');
    expect(pin()).toHaveValue('12345');
    expect(pin()).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('promises no new code: a sign-in sends none while the one before still works', async () => {
    await open();
    expect(
      screen.getByText(
        'Enter the code of 5 digits that we sent to your email address. A code works for 10 minutes.',
      ),
    ).toBeVisible();
  });

  it('takes a pasted code with blanks', async () => {
    const { user } = await open();
    await fill(user, pin(), ' 12 345 ');
    expect(pin()).toHaveValue('12345');
  });

  it('AUTH-21, AUTH-22, AUTH-78: verifies with the token of the address, signs in and says so', async () => {
    const page = await open([answers(verifyAccount, signedIn)], '/auth/verify/a%2Fb?redirect=%2Fwanted');
    await enter(page);
    expect(await screen.findByText('Account Verified!')).toBeVisible();
    expect(page.platform.session.token).toBe('new-token');
    expect(callsOf(verifyAccount).map(({ body }) => body)).toEqual([{ token: 'a/b', otp: '01234' }]);
    await waitFor(() => expect(page.platform.navigation.location.pathname).toBe('/wanted'));
  });

  it('AUTH-78: leads to login when verifying does not sign in', async () => {
    const page = await open([answers(verifyAccount, {})]);
    await enter(page);
    expect(await screen.findByText('Account Verified!')).toBeVisible();
    expect(page.platform.navigation.location.pathname).toBe('/auth/login');
  });

  it('says at the field that a code is wrong', async () => {
    const page = await open([fails(verifyAccount, { status: 400, error: 'No' })]);
    await enter(page);
    expect(await screen.findByText(/^This code is wrong or has expired\./)).toBeVisible();
    expect(pin()).toBeInvalid();
    await waitFor(() => expect(pin()).toHaveFocus());
  });

  it.each([
    [
      'too many wrong codes',
      fails(verifyAccount, { status: 406, error: 'Too many', data: { maxed: true } }),
      'There were too many wrong codes. Ask for a new one.',
    ],
    [
      'a used token',
      fails(verifyAccount, { status: 404, error: 'Used' }),
      'Log in again. If your account still needs a code, we send you one.',
    ],
    [
      'too many wrong codes within a day',
      fails(verifyAccount, { status: 429, error: 'Too many', retryAfterSeconds: 82_000 }),
      /^Unable to verify your account\. Wait 23 hours, then try again\. .* the link in that email sets a new password, and it verifies your account too\. You can also call \S+/,
    ],
    [
      'no connection',
      unreachable(verifyAccount),
      /We can’t be reached\..* If your code is not accepted the next time, your account is verified already: log in\.$/,
    ],
  ])('says that it failed and what to do: %s', async (_, mock, reason) => {
    const page = await open([mock]);
    await enter(page);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Unable to verify your account\. /);
    expect(alert).toHaveTextContent(reason);
    expect(screen.getByRole('link', { name: 'Back to log in' })).toBeVisible();
  });

  it('AUTH-77: another code removes the earlier one, and what was said of it', async () => {
    const page = await open([
      fails(verifyAccount, { status: 406, error: 'Too many', data: { maxed: true } }),
      answers(resendPin, {}),
    ]);
    await enter(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('Ask for a new one.');
    await page.user.click(resend());
    expect(await screen.findByText('Pin resent!')).toBeVisible();
    expect(screen.queryByText(/Ask for a new one/)).toBeNull();
    expect(pin()).toHaveValue('');
  });

  it('AUTH-23, AUTH-77: sends another code, with the token that replaces the first', async () => {
    const page = await open([answers(resendPin, { token: 'next' })], '/auth/verify/old?redirect=%2Fwanted');
    await page.user.click(resend());
    expect(await screen.findByText('Pin resent!')).toBeVisible();
    expect(callsOf(resendPin).map(({ body }) => body)).toEqual([{ token: 'old' }]);
    expect(page.platform.navigation.location).toMatchObject({
      pathname: '/auth/verify/next',
      search: '?redirect=%2Fwanted',
    });
  });

  it('AUTH-72: says that no code was sent, why, and what to do', async () => {
    const { user } = await open([
      fails(resendPin, { status: 429, error: 'Too many', retryAfterSeconds: 600 }),
    ]);
    await user.click(resend());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Unable to resend Pin. Try again or contact support. Wait 10 minutes, then try again. Or use “Forgot password?”',
    );
  });

  it('AUTH-72: says once that the flow has ended, which the earlier code was rejected for too', async () => {
    const page = await open([
      fails(verifyAccount, { status: 404, error: 'Used' }),
      fails(resendPin, { status: 404, error: 'Used' }),
    ]);
    await enter(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Unable to verify your account\. This page/);
    await page.user.click(resend());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Unable to resend Pin. Try again or contact support. This page has expired or was used already. Log in again. If your account still needs a code, we send you one.',
      ),
    );
  });
});

describe('verify for a forgotten password, in the portal variant', () => {
  const address = '/auth/verify/flow?email=stella%40portal.test&redirect=%2Fwanted&ui=portal&guard=store';
  const openForgotten = (...mocks: readonly Mock[]) => open(mocks, address, 'Enter your code');
  const proceed = () => screen.getByRole('button', { name: 'Continue' });

  it('AUTH-35, AUTH-81: exchanges the PIN for the token of reset', async () => {
    const { user, platform } = await openForgotten(answers(verifyForgot, { token: 'to-reset' }));
    await fill(user, pin(), '01234');
    await user.click(proceed());
    await waitFor(() =>
      expect(platform.navigation.location).toMatchObject({
        pathname: '/auth/reset',
        search: '?token=to-reset&email=stella%40portal.test&redirect=%2Fwanted&ui=portal&guard=store',
      }),
    );
    expect(callsOf(verifyForgot).map(({ body }) => body)).toEqual([
      { email: 'stella@portal.test', otp: '01234', token: 'flow' },
    ]);
  });

  it.each([
    [
      'for this one',
      { status: 406, data: { maxed: true } },
      'Unable to reset password. There were too many wrong codes. Ask for a new one.',
    ],
    [
      'for a day, and that the link of the email still works',
      { status: 429, retryAfterSeconds: 82_000 },
      'Unable to reset password. Wait 23 hours, then try again. If our email has a link too, you can choose a new password with it right now.',
    ],
  ])(
    'AUTH-35, AUTH-69, OP-110: says that there were too many wrong PINs %s',
    async (_, failure, sentence) => {
      const { user } = await openForgotten(fails(verifyForgot, failure));
      await fill(user, pin(), '01234');
      await user.click(proceed());
      expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    },
  );

  it('says after a lost answer what a code that is not accepted then would mean', async () => {
    const { user } = await openForgotten(unreachable(verifyForgot));
    await fill(user, pin(), '01234');
    await user.click(proceed());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'If your code is not accepted the next time, it was used already: ask for a new one.',
    );
  });

  it('AUTH-35: has a title of its own, since no account is verified', async () => {
    const { platform } = await openForgotten();
    expect(platform.pageStore.state.title).toBe('Enter your code');
  });

  it('AUTH-35, AUTH-77: sends another PIN, and stays', async () => {
    const { user, platform } = await openForgotten(answers(resendForgot, null));
    await user.click(resend());
    expect(await screen.findByText('Pin resent!')).toBeVisible();
    expect(callsOf(resendForgot).map(({ body }) => body)).toEqual([{ token: 'flow' }]);
    expect(platform.navigation.location.pathname).toBe('/auth/verify/flow');
  });
});
