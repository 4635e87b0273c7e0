import { forgotPassword, forgotPortal, resendForgot } from '@portal/api-contract';
import type { PortalPath } from '@portal/platform';
import { answers, callsOf, fails, fill, malformed, unreachable, type Mock } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAuth } from '../fixtures/open-auth.ts';

async function open(path: PortalPath, heading: string, ...mocks: readonly Mock[]) {
  const rendered = openAuth({
    path,
    mocks,
  });
  await screen.findByRole('heading', { name: heading });
  return rendered;
}

const openForgot = (...mocks: readonly Mock[]) => open('/auth/forgot', 'Forgot your password?', ...mocks);

const email = () => screen.getByLabelText('Registered email');
const submit = () => screen.getByRole('button', { name: 'Send Reset Email' });

async function ask({ user }: Awaited<ReturnType<typeof open>>) {
  await fill(user, email(), 'maria@portal.test');
  await user.click(submit());
}

describe('forgot', () => {
  it('AUTH-09, AUTH-10, AUTH-56: asks for a valid registered email, and names what is missing', async () => {
    const { user } = await openForgot();
    expect(submit()).toBeDisabled();
    expect(screen.getByText('Still needed: Registered email')).toBeVisible();
    await user.type(email(), 'maria@');
    expect(screen.getByText('To correct: Registered email')).toBeVisible();
    await user.type(email(), 'portal.test');
    expect(submit()).toBeEnabled();
    expect(email()).toHaveAttribute('autocomplete', 'username');
  });

  it('AUTH-60, AUTH-80: sends the email, says so, and goes to notify with the token', async () => {
    const page = await openForgot(answers(forgotPassword, { token: 'flow' }));
    await ask(page);
    expect(await screen.findByText('Verification email sent. Please check and proceed.')).toBeVisible();
    expect(page.platform.navigation.location).toMatchObject({
      pathname: '/auth/forgot/notify',
      search: '?token=flow',
    });
    expect(callsOf(forgotPassword).map(({ query, body }) => ({ query, body }))).toEqual([
      { query: { mobile: 'yes' }, body: { email: 'maria@portal.test' } },
    ]);
  });

  it('AUTH-61: an answer without a token is no success', async () => {
    const page = await openForgot(malformed(forgotPassword, {}));
    await ask(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to send password reset email');
    expect(page.platform.navigation.location.pathname).toBe('/auth/forgot');
  });

  it.each([400, 403])('AUTH-68: shows the messages of a %i at the field', async (status) => {
    const page = await openForgot(
      fails(forgotPassword, { status, error: { email: ['No email can be delivered to this address.'] } }),
    );
    await ask(page);
    expect(await screen.findByText('No email can be delivered to this address.')).toBeVisible();
    expect(email()).toBeInvalid();
  });

  it.each([
    ['no connection', unreachable(forgotPassword), 'We can’t be reached.'],
    ['a failing api', fails(forgotPassword, { status: 500, error: 'boom' }), 'on our side'],
    [
      'too many requests',
      fails(forgotPassword, { status: 429, error: 'Too many requests.', retryAfterSeconds: 61 }),
      'Wait 2 minutes, then try again.',
    ],
    [
      'too many requests, for a moment',
      fails(forgotPassword, { status: 429, error: 'Too many requests.', retryAfterSeconds: 0 }),
      'Wait 1 second, then try again.',
    ],
    [
      'too many requests without a time',
      fails(forgotPassword, { status: 429, error: 'Please wait 15 minutes.' }),
      'Please wait 15 minutes.',
    ],
  ])('AUTH-67 (OP-101): says that nothing was sent and why: %s', async (_, mock, reason) => {
    const page = await openForgot(mock);
    await ask(page);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Unable to send password reset email\. /);
    expect(alert).toHaveTextContent(reason);
    expect(alert).not.toHaveTextContent('boom');
    expect(email()).toHaveValue('maria@portal.test');
  });
});

describe('forgot/notify', () => {
  const title = 'Password Reset Request Processed';
  const resend = () => screen.getByRole('button', { name: 'Resend' });

  it('AUTH-11, AUTH-12: says that the request is processed, and leads to login', async () => {
    await open('/auth/forgot/notify?redirect=%2Fwanted', title);
    expect(screen.getByRole('link', { name: 'Proceed to login' })).toHaveAttribute(
      'href',
      '#/auth/login?redirect=%2Fwanted',
    );
  });

  it('AUTH-80: Resend says that the email was sent again', async () => {
    const { user } = await open('/auth/forgot/notify?token=flow', title, answers(resendForgot, null));
    await user.click(resend());
    expect(await screen.findByText('Verification email sent. Please check and proceed.')).toBeVisible();
  });

  it('AUTH-13, AUTH-14: Resend sends the email again, and goes back one page', async () => {
    const page = await openForgot(answers(forgotPassword, { token: 'flow' }), answers(resendForgot, null));
    await ask(page);
    await screen.findByRole('heading', { name: title });
    await page.user.click(resend());
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    expect(callsOf(resendForgot).map(({ body }) => body)).toEqual([{ token: 'flow' }]);
    expect(page.platform.navigation.location.pathname).toBe('/auth/forgot');
  });

  it('AUTH-13: Resend leads to forgot from an address without a token', async () => {
    const { user, platform } = await open('/auth/forgot/notify', title);
    await user.click(resend());
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/auth/forgot'));
  });

  it('says why the email was not sent again, stays, and leads to another request', async () => {
    const { user, platform } = await open(
      '/auth/forgot/notify?token=old',
      title,
      fails(resendForgot, { status: 404, error: 'This request has expired. Please start again.' }),
    );
    await user.click(resend());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Unable to send password reset email. This request has expired. Please start again.',
    );
    expect(platform.navigation.location.pathname).toBe('/auth/forgot/notify');
    await user.click(screen.getByRole('link', { name: 'Ask for another email' }));
    expect(platform.navigation.location.pathname).toBe('/auth/forgot');
  });
});

describe('forgot in the portal variant', () => {
  const title = 'Forgot your password?';

  it('AUTH-33, AUTH-81: sends the guard, and leads to the PIN with token and email', async () => {
    const page = await open(
      '/auth/forgot?ui=portal&guard=store',
      title,
      answers(forgotPortal, { token: 'flow' }),
    );
    await ask(page);
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
    expect(screen.getByText('Verification email sent. Please check and proceed.')).toBeVisible();
    expect(page.platform.navigation.location).toMatchObject({
      pathname: '/auth/verify/flow',
      search: '?email=maria%40portal.test&ui=portal&guard=store',
    });
    expect(callsOf(forgotPortal).map(({ body }) => body)).toEqual([
      { email: 'maria@portal.test', guard: 'store' },
    ]);
  });

  it('AUTH-33: asks for the guard first when the address has none', async () => {
    const { user, platform } = await open('/auth/forgot?ui=portal', 'Who are you?');
    await user.click(screen.getByRole('link', { name: 'Continue as Retailer' }));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(platform.navigation.location).toMatchObject({
      pathname: '/auth/forgot',
      search: '?ui=portal&guard=retailer',
    });
  });

  it('leads to notify when the api answers no token', async () => {
    const page = await open('/auth/forgot?ui=portal&guard=web', title, answers(forgotPortal, {}));
    await ask(page);
    expect(await screen.findByRole('heading', { name: 'Password Reset Request Processed' })).toBeVisible();
  });
});
