import {
  loginCustomer,
  loginPortal,
  openPaymentLink,
  registerCustomer,
  resetPassword,
  setPassword,
  verifyAccount,
} from '@portal/api-contract';
import type { PortalPath } from '@portal/platform';
import { fails, fill } from '@portal/testing';
import { screen } from '@testing-library/react';
import { openAuth } from '../fixtures/open-auth.ts';

interface Limited {
  readonly path: PortalPath;
  readonly endpoint: Parameters<typeof fails>[0];
  /** What is filled in, by label. */
  readonly fields?: Readonly<Record<string, string>>;
  /** None where the screen sends by itself. */
  readonly button?: string;
}

const email = 'ana@portal.test';
const newPassword = { 'New password': 'Portal!1', 'Confirm password': 'Portal!1' };

const screens: Readonly<Record<string, Limited>> = {
  login: {
    path: '/auth/login',
    endpoint: loginCustomer,
    fields: { Email: email, Password: 'Portal!1' },
    button: 'Log in',
  },
  'the portal’s login': {
    path: '/auth/login?ui=portal&guard=store',
    endpoint: loginPortal,
    fields: { Email: email, Password: 'Portal!1' },
    button: 'Log in',
  },
  'the link that signs in once': { path: '/auth/login/one-time/a?code=b', endpoint: loginPortal },
  'an invitation': { path: '/auth/invite/a', endpoint: verifyAccount },
  'the first password': {
    path: '/auth/set-password?token=a',
    endpoint: setPassword,
    fields: newPassword,
    button: 'Set password',
  },
  'a new password': {
    path: '/auth/reset?token=a&email=ana%40portal.test',
    endpoint: resetPassword,
    fields: newPassword,
    button: 'Reset password',
  },
  registration: {
    path: '/auth/register',
    endpoint: registerCustomer,
    fields: {
      'First name': 'Ana',
      'Last name': 'Ruiz',
      Email: email,
      Password: 'Portal!1',
      'Confirm password': 'Portal!1',
    },
    button: 'Create account',
  },
  'a reminder': {
    path: '/auth/pay?token=a',
    endpoint: openPaymentLink,
    button: 'Show the payment',
  },
};

it.each(Object.entries(screens))(
  'OP-101: %s says how long to wait after too many requests, and keeps what was typed',
  async (_screen, { path, endpoint, fields = {}, button }) => {
    const limited = fails(endpoint, { status: 429, error: 'Too many', retryAfterSeconds: 90 });
    const { user } = openAuth({ path, mocks: [limited], released: ['payments.reminder'] });
    if (button !== undefined) await screen.findByRole('button', { name: button });
    for (const [label, text] of Object.entries(fields)) await fill(user, screen.getByLabelText(label), text);
    if (button !== undefined) await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Wait 2 minutes, then try again.');
    for (const [label, text] of Object.entries(fields))
      expect(screen.getByLabelText(label)).toHaveValue(text);
  },
);
