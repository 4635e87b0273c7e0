import type { WireSignedIn } from '@portal/api-contract';
import { loginCustomer, loginPortal } from '@portal/api-contract';
import type { PortalConfig, PortalPath } from '@portal/platform';
import { answers, callsOf, fails, fill, pends, unreachable, type Mock } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAuth } from '../fixtures/open-auth.ts';

function signedInAnswer(leaseCount: number, guard: 'client' | 'store' = 'client'): WireSignedIn {
  return {
    user: { id: 7, email: 'maria@portal.test', guard, first_name: 'Maria', last_name: 'Alvarez' },
    mobile: { lease_details: Array.from({ length: leaseCount }, () => ({})) },
    token: 'a-token',
  } as WireSignedIn;
}

function open(path: PortalPath, mocks: readonly Mock[] = [], config: Partial<PortalConfig> = {}) {
  return openAuth({
    released: ['leases.retrieve'],
    path,
    mocks,
    config,
  });
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Log in' });

async function logIn(user: ReturnType<typeof open>['user']) {
  await fill(user, email(), 'maria@portal.test');
  await fill(user, password(), 'Portal!demo1');
  await user.click(submit());
}

describe('customer login', () => {
  it('AUTH-05, AUTH-06, AUTH-07: asks for email and password, and links to register and forgot with the redirect', () => {
    open('/auth/login?redirect=%2Fwanted');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('type', 'password');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '#/auth/register?redirect=%2Fwanted',
    );
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '#/auth/forgot?redirect=%2Fwanted',
    );
  });

  it('AUTH-54, AUTH-55: requires a valid email and a password, and names what is missing', async () => {
    const { user } = open('/auth/login');
    expect(submit()).toBeDisabled();
    expect(screen.getByText('Still needed: Email, Password')).toBeVisible();
    await user.type(email(), 'maria@');
    await user.type(password(), 'x');
    expect(submit()).toBeDisabled();
    expect(screen.getByText('To correct: Email')).toBeVisible();
    await user.type(email(), 'portal.test');
    expect(submit()).toBeEnabled();
  });

  it('AUTH-01, AUTH-43, AUTH-58, AUTH-74, AUTH-87: signs in and goes home with leases', async () => {
    const { user, platform } = open('/auth/login', [answers(loginCustomer, signedInAnswer(1))]);
    await logIn(user);
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/'));
    expect(screen.getByRole('status')).toHaveTextContent('Welcome Back!');
    expect(platform.session.token).toBe('a-token');
    expect(callsOf(loginCustomer).map(({ body }) => body)).toEqual([
      { email: 'maria@portal.test', password: 'Portal!demo1' },
    ]);
  });

  it('AUTH-44: goes to retrieve past leases when the customer has none', async () => {
    const { user, platform } = open('/auth/login', [answers(loginCustomer, signedInAnswer(0))]);
    await logIn(user);
    await waitFor(() =>
      expect(platform.navigation.location.pathname).toBe(platform.routes.leases.retrieve()),
    );
  });

  it('AUTH-18: goes to the redirect', async () => {
    const path = `/auth/login?redirect=${encodeURIComponent('/wanted?x=1')}` as const;
    const { user, platform } = open(path, [answers(loginCustomer, signedInAnswer(0))]);
    await logIn(user);
    await waitFor(() =>
      expect(platform.navigation.location).toMatchObject({ pathname: '/wanted', search: '?x=1' }),
    );
  });

  it('AUTH-18, OP-19: goes home when the redirect is not for who signs in', async () => {
    const { user, platform } = open('/auth/login?redirect=%2Fstaff', [
      answers(loginCustomer, signedInAnswer(1)),
    ]);
    await logIn(user);
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/'));
  });

  it.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '/auth/logout'])(
    'goes home and not to the redirect %s',
    async (redirect) => {
      const { user, platform } = open(`/auth/login?redirect=${encodeURIComponent(redirect)}`, [
        answers(loginCustomer, signedInAnswer(2)),
      ]);
      await logIn(user);
      await waitFor(() => expect(platform.navigation.location.pathname).toBe('/'));
    },
  );

  it.each([
    ['AUTH-41', 403, 1001],
    ['AUTH-42', 449, 1005],
  ])('%s: goes to verify with the token after a %i with the code %i', async (_, status, code) => {
    const { user, platform } = open('/auth/login', [
      fails(loginCustomer, { status, code, error: 'Verify first', data: { token: 'to/verify' } }),
    ]);
    await logIn(user);
    await waitFor(() => expect(platform.navigation.location.pathname).toMatch('/auth/verify/to%2Fverify'));
  });

  it('AUTH-83: shows wrong credentials at the form and stays on the screen', async () => {
    const { user, platform } = open('/auth/login', [
      fails(loginCustomer, { status: 401, error: 'Unauthorized' }),
    ]);
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Email and password do not match.');
    expect(platform.navigation.location.pathname).toBe('/auth/login');
    expect(email()).toHaveValue('maria@portal.test');
  });

  it('shows the reason of any other failure, and keeps what was typed', async () => {
    const { user } = open('/auth/login', [unreachable(loginCustomer)]);
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not log you in. We can’t be reached. Check your internet connection and try again.',
    );
    expect(password()).toHaveValue('Portal!demo1');
  });

  it('shows the messages of a 422 at their fields', async () => {
    const { user } = open('/auth/login', [
      fails(loginCustomer, { status: 422, error: { email: ['This account is closed.'] } }),
    ]);
    await logIn(user);
    expect(await screen.findByText('This account is closed.')).toBeVisible();
    expect(email()).toBeInvalid();
  });

  it('sends one request, however often the button is pressed', async () => {
    const { user } = open('/auth/login', [pends(loginCustomer)]);
    await logIn(user);
    await user.click(screen.getByRole('button', { name: /Log in/ }));
    await user.type(password(), '{Enter}');
    expect(callsOf(loginCustomer)).toHaveLength(1);
  });

  it('shows demo accounts only in a demonstration', async () => {
    const { unmount } = open('/auth/login');
    expect(screen.queryByText('Demo accounts')).not.toBeInTheDocument();
    unmount();
    const { user } = open('/auth/login', [], { demo: true });
    await user.click(await screen.findByRole('button', { name: 'Log in as otis' }));
    expect(email()).toHaveValue('otis@portal.test');
    expect(submit()).toBeEnabled();
  });
});

describe('staff login', () => {
  it('AUTH-28, AUTH-29, AUTH-30: offers the guards of the portal', async () => {
    const { user, platform } = open('/auth/login?ui=portal');
    await screen.findByRole('link', { name: 'Log in as Store' });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Log in as Store',
      'Log in as Retailer',
      'Log in as Okinus',
      'Log in as Customer',
    ]);
    await user.click(screen.getByRole('link', { name: 'Log in as Store' }));
    expect(platform.navigation.location.search).toContain('guard=store');
    expect(screen.getByRole('heading', { name: 'Log in as Store' })).toBeVisible();
  });

  it('AUTH-31 (OP-106): offers two areas where the deployment says so', async () => {
    const { user, platform } = open('/auth/login?ui=portal&redirect=%2Fstaff', [], { portalChoice: 'areas' });
    await screen.findByRole('link', { name: 'Portal Area' });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Portal Area',
      'Client Area',
    ]);
    expect(screen.getByRole('link', { name: 'Client Area' })).toHaveAttribute(
      'href',
      '#/auth/login?redirect=%2Fstaff&ui=portal&guard=client',
    );
    await user.click(screen.getByRole('link', { name: 'Portal Area' }));
    expect(platform.navigation.location.search).toContain('guard=web');
    expect(screen.getByRole('heading', { name: 'Log in as Okinus' })).toBeVisible();
  });

  it.each([
    ['client', 'See what you owe, pay it, and be done.'],
    ['store', 'Use the account that you have for your work with us.'],
  ])('AUTH-30: says to a %s what the login is for', async (guard, intro) => {
    open(`/auth/login?ui=portal&guard=${guard}`);
    expect(await screen.findByText(intro)).toBeVisible();
  });

  it.each([
    ['web', null],
    ['store', '#/auth/register?ui=portal&guard=store'],
  ])('AUTH-81: links to forgot, and to register except for %s, keep the variant', async (guard, register) => {
    open(`/auth/login?ui=portal&guard=${guard}`);
    expect(await screen.findByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      `#/auth/forgot?ui=portal&guard=${guard}`,
    );
    const link = screen.queryByRole('link', { name: 'Create an account' });
    expect(link?.getAttribute('href') ?? null).toBe(register);
  });

  it('AUTH-02, AUTH-85: sends the guard with the credentials', async () => {
    const { user, platform } = open('/auth/login?ui=portal&guard=store', [
      answers(loginPortal, signedInAnswer(0, 'store')),
    ]);
    await screen.findByRole('heading', { name: 'Log in as Store' });
    await logIn(user);
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/'));
    expect(callsOf(loginPortal).map(({ body }) => body)).toEqual([
      { email: 'maria@portal.test', password: 'Portal!demo1', guard: 'store' },
    ]);
  });
});
