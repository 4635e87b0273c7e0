import { registerCustomer, registerPortal } from '@portal/api-contract';
import type { PortalPath } from '@portal/platform';
import { answers, callsOf, fails, fill, unreachable, type Mock } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAuth } from '../fixtures/open-auth.ts';

async function open(
  mocks: readonly Mock[] = [],
  path: PortalPath = '/auth/register',
  heading = 'Create your account',
) {
  const rendered = openAuth({
    released: ['leases.retrieve'],
    path,
    mocks,
  });
  await screen.findByRole('heading', { name: heading });
  return rendered;
}

const fields = {
  first: () => screen.getByLabelText('First name'),
  last: () => screen.getByLabelText('Last name'),
  email: () => screen.getByLabelText('Email'),
  password: () => screen.getByLabelText('Password'),
  confirmation: () => screen.getByLabelText('Confirm password'),
};
const submit = () => screen.getByRole('button', { name: 'Create account' });
const good = {
  first: 'Ana',
  last: 'Ruiz',
  email: 'ana@portal.test',
  password: 'Portal!1',
  confirmation: 'Portal!1',
};

async function fillForm(user: Awaited<ReturnType<typeof open>>['user'], change: Partial<typeof good> = {}) {
  for (const [name, text] of Object.entries({ ...good, ...change })) {
    if (text !== '') await fill(user, fields[name as keyof typeof fields](), text);
  }
}

const answer = {
  user: { id: 8, email: 'ana@portal.test', guard: 'client' as const },
  mobile: { lease_details: [] },
  token: 'new-token',
};

describe('register', () => {
  it('AUTH-08: asks for first name, last name, email, password and confirmation', async () => {
    await open();
    for (const field of Object.values(fields)) expect(field()).toBeVisible();
  });

  it.each([
    ['AUTH-46: without a first name', { first: '' }, 'Still needed: First name'],
    ['AUTH-47: without a last name', { last: '' }, 'Still needed: Last name'],
    ['AUTH-46: with a first name of spaces', { first: '  ' }, 'To correct: First name'],
    ['AUTH-47: with a last name of spaces', { last: '  ' }, 'To correct: Last name'],
    ['AUTH-48: without an email', { email: '' }, 'Still needed: Email'],
    ['AUTH-48: with an invalid email', { email: 'ana@' }, 'To correct: Email'],
    [
      'AUTH-50: with a password of seven characters',
      { password: 'Portal!', confirmation: 'Portal!' },
      'To correct: Password',
    ],
    [
      'AUTH-51: with a password without a letter',
      { password: '1234567!', confirmation: '1234567!' },
      'To correct: Password',
    ],
    [
      'AUTH-51: with a password of letters and digits only',
      { password: 'Portal123', confirmation: 'Portal123' },
      'To correct: Password',
    ],
    ['AUTH-52: without the confirmation', { confirmation: '' }, 'Still needed: Confirm password'],
    ['AUTH-53: with another confirmation', { confirmation: 'Portal!2' }, 'To correct: Confirm password'],
  ])('%s: the form can’t be sent and says why', async (_, change, note) => {
    const { user } = await open();
    await fillForm(user, change);
    expect(submit()).toBeDisabled();
    expect(screen.getByText(note)).toBeVisible();
  });

  it('AUTH-46, AUTH-47: says at names of spaces what to enter', async () => {
    const { user } = await open();
    await fillForm(user, { first: ' ', last: ' ' });
    await user.tab();
    expect(screen.getAllByText('Enter a name, not only spaces')).toHaveLength(2);
  });

  it('AUTH-49: requires a password', async () => {
    const { user } = await open();
    await fillForm(user, { password: '', confirmation: '' });
    expect(screen.getByText('Still needed: Password, Confirm password')).toBeVisible();
  });

  it('AUTH-39, AUTH-40, AUTH-57, AUTH-75, AUTH-86: registers, signs in and says so', async () => {
    const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Pacific/Honolulu' };
    jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
    const { user, platform } = await open([answers(registerCustomer, answer)]);
    await fillForm(user);
    await user.click(submit());
    expect(await screen.findByText('Account Registered. You are logged in.')).toBeVisible();
    await waitFor(() => expect(platform.session.token).toBe('new-token'));
    expect(callsOf(registerCustomer).map(({ body }) => body)).toEqual([
      {
        first_name: 'Ana',
        last_name: 'Ruiz',
        email: 'ana@portal.test',
        password: 'Portal!1',
        password_confirmation: 'Portal!1',
        timezone: 'Pacific/Honolulu',
      },
    ]);
    // A new customer has no lease, as the answer says.
    const { location } = platform.navigation;
    expect(location.pathname).toBe(platform.routes.leases.retrieve());
  });

  it('AUTH-66: shows the messages of a 422 at their fields', async () => {
    const { user } = await open([
      fails(registerCustomer, { status: 422, error: { email: ['Taken.'], first_name: ['Too short.'] } }),
    ]);
    await fillForm(user);
    await user.click(submit());
    expect(await screen.findByText('Taken.')).toBeVisible();
    expect(screen.getByText('Too short.')).toBeVisible();
    await waitFor(() => expect(fields.first()).toHaveFocus());
  });

  it('AUTH-65: shows that registering failed, and keeps what was typed', async () => {
    const { user } = await open([fails(registerCustomer, { status: 500, error: 'boom' })]);
    await fillForm(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Unable to register. Something is wrong on our side.',
    );
    expect(fields.email()).toHaveValue('ana@portal.test');
  });
});

describe('register, when it is left', () => {
  const toLogin = () => screen.getByRole('link', { name: 'Log in' });

  it('AUTH-65: says after a lost answer that the account may be there already', async () => {
    const { user } = await open([unreachable(registerCustomer)]);
    await fillForm(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Unable to register\. We can’t be reached\..* If your email address is not accepted the next time, your account is there already: log in with it\.$/,
    );
  });

  it('AUTH-08 (UI-27): asks before typed values are lost, and keeps them on a no', async () => {
    const { user, platform } = await open();
    await fill(user, fields.first(), 'Ana');
    await user.click(toLogin());
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(platform.navigation.location.pathname).toBe('/auth/register');
    expect(fields.first()).toHaveValue('Ana');
    await user.click(toLogin());
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/auth/login'));
  });

  it('asks nothing while nothing is typed', async () => {
    const { user, platform } = await open();
    await user.click(toLogin());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(platform.navigation.location.pathname).toBe('/auth/login');
  });
});

describe('register in the portal variant', () => {
  it('AUTH-32, AUTH-81: sends the guard, and leads to the PIN with the token', async () => {
    const { user, platform } = await open(
      [answers(registerPortal, { token: 'to/verify' })],
      '/auth/register?ui=portal&guard=store&redirect=%2Fstaff',
    );
    await fillForm(user);
    await user.click(submit());
    await waitFor(() =>
      expect(platform.navigation.location).toMatchObject({
        pathname: '/auth/verify/to%2Fverify',
        search: '?redirect=%2Fstaff&ui=portal&guard=store',
      }),
    );
    expect(callsOf(registerPortal).map(({ body }) => body)).toEqual([
      {
        first_name: 'Ana',
        last_name: 'Ruiz',
        email: 'ana@portal.test',
        password: 'Portal!1',
        password_confirmation: 'Portal!1',
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        guard: 'store',
      },
    ]);
  });

  it('AUTH-32, AUTH-75: signs in when the account needs no verifying', async () => {
    const { user, platform } = await open(
      [answers(registerPortal, answer)],
      '/auth/register?ui=portal&guard=client',
    );
    await fillForm(user);
    await user.click(submit());
    expect(await screen.findByText('Account Registered. You are logged in.')).toBeVisible();
    expect(platform.session.token).toBe('new-token');
  });

  it('AUTH-32: shows a 422 for the guard above the form, since it has no such field', async () => {
    const { user } = await open(
      [fails(registerPortal, { status: 422, error: { guard: 'Not allowed.', email: 'Taken.' } })],
      '/auth/register?ui=portal&guard=store',
    );
    await fillForm(user);
    await user.click(submit());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Not allowed.');
    expect(alert.compareDocumentPosition(screen.getByLabelText('First name'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.getByText('Taken.')).toBeVisible();
  });

  it('AUTH-32: asks for the guard first when the address has none', async () => {
    const { user } = await open([], '/auth/register?ui=portal', 'Who are you?');
    await user.click(screen.getByRole('link', { name: 'Continue as Store' }));
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible();
    expect(screen.getByText('For your work with us as Store.')).toBeVisible();
  });

  it('AUTH-32: says that system accounts are created by invitation', async () => {
    await open([], '/auth/register?ui=portal&guard=web', 'Accounts by invitation');
    expect(screen.getByText(/ask an administrator for one/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to log in' })).toHaveAttribute(
      'href',
      '#/auth/login?ui=portal&guard=web',
    );
  });
});
