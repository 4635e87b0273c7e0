import { loginPortal, setPassword } from '@portal/api-contract';
import type { PortalPath } from '@portal/platform';
import {
  answers,
  callsOf,
  fails,
  fill,
  mock,
  proxied,
  signedIn,
  unreachable,
  type Mock,
} from '@portal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { openAuth } from '../fixtures/open-auth.ts';

function open(path: PortalPath, as: 'somebody' | 'nobody', ...mocks: readonly Mock[]) {
  return openAuth({
    path,
    user: as === 'somebody' ? signedIn({ guard: 'web', email: 'remy@portal.test' }) : null,
    mocks,
  });
}

/** Somebody who is signed in and must choose a new password first. */
function openObliged(...mocks: readonly Mock[]) {
  const opened = open('/auth/set-password?ui=portal&guard=web', 'somebody', ...mocks);
  const { session } = opened.platform;
  const user = signedIn({ guard: 'web', email: 'remy@portal.test' });
  act(() => session.signIn({ token: 'the-token', user, mustResetPassword: true }));
  return opened;
}

const notRequired = fails(setPassword, {
  status: 403,
  error: 'Please change your password in your profile.',
});

async function choose(user: ReturnType<typeof open>['user']): Promise<void> {
  await fill(user, await screen.findByLabelText('New password'), 'Portal!1');
  await fill(user, screen.getByLabelText('Confirm password'), 'Portal!1');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
}

describe('set-password', () => {
  it('AUTH-27, AUTH-36, AUTH-45: staff who must reset their password are led here by login, and on to the redirect', async () => {
    const { user, platform } = open(
      '/auth/login?ui=portal&guard=web&redirect=%2Fstaff%2Faccess',
      'nobody',
      answers(loginPortal, {
        user: { id: 5, email: 'remy@portal.test', guard: 'web', is_admin: true },
        token: 'the-token',
        must_reset_password: true,
      }),
      answers(setPassword, {}),
    );
    await fill(user, await screen.findByLabelText('Email'), 'remy@portal.test');
    await fill(user, screen.getByLabelText('Password'), 'Portal!demo1');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText(/remy@portal.test needs a new password/)).toBeVisible();
    expect(platform.session.state).toMatchObject({ mustResetPassword: true });
    await choose(user);
    expect(await screen.findByText('Your password is set.')).toBeVisible();
    expect(platform.session.state).not.toHaveProperty('mustResetPassword', true);
    expect(
      callsOf(setPassword).map(({ body, headers }) => ({ body, as: headers.get('authorization') })),
    ).toEqual([
      { body: { password: 'Portal!1', password_confirmation: 'Portal!1' }, as: 'Bearer the-token' },
    ]);
    await waitFor(() =>
      expect(platform.navigation.location).toMatchObject({
        pathname: '/staff/access',
        search: '?ui=portal&guard=web',
      }),
    );
  });

  it('AUTH-18, OP-19: staff are not led on to a redirect that is not for them', async () => {
    const { user, platform } = open(
      '/auth/set-password?ui=portal&guard=web&redirect=%2Fstaff%2Faccess',
      'somebody',
      answers(setPassword, {}),
    );
    await choose(user);
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/'));
  });

  it('AUTH-45: goes on when the password was set before, by a request whose answer was lost', async () => {
    const { user, platform } = openObliged(unreachable(setPassword));
    await choose(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('We can’t be reached.');
    expect(screen.getByRole('alert')).not.toHaveTextContent('your link');
    expect(platform.session.state).toMatchObject({ mustResetPassword: true });
    mock(notRequired);
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByText(/^Your password is set already\./)).toBeVisible();
    expect(platform.session.state).toMatchObject({ status: 'signed-in' });
    expect(platform.session.state).not.toHaveProperty('mustResetPassword', true);
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/'));
  });

  it('AUTH-45: asks on when it is a proxy that answers 403', async () => {
    const { user, platform } = openObliged(proxied(setPassword, 403));
    await choose(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Something is wrong on our side.');
    expect(platform.session.state).toMatchObject({ mustResetPassword: true });
  });

  it('says where to change a password to who need not', async () => {
    const { user } = open('/auth/set-password', 'somebody', notRequired);
    await choose(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please change your password in your profile.',
    );
  });

  it('shows the strength of the password, and tells password managers whose it is', async () => {
    const { user } = open('/auth/set-password', 'somebody');
    await fill(user, await screen.findByLabelText('New password'), 'Portal!demo1');
    expect(screen.getByRole('img', { name: 'Password strength: 10 of 10' })).toBeVisible();
    expect(screen.getByDisplayValue('remy@portal.test')).toHaveAttribute('autocomplete', 'username');
  });

  it('AUTH-27: says which account an invitation sets the password of', async () => {
    open('/auth/set-password?token=a&email=ivy%40portal.test', 'nobody');
    expect(await screen.findByText('For ivy@portal.test. You log in with it from now on.')).toBeVisible();
  });

  it('AUTH-20: lets who must choose a password log out instead', async () => {
    open('/auth/set-password?ui=portal&guard=web', 'somebody');
    expect(await screen.findByRole('link', { name: 'Log Out' })).toHaveAttribute(
      'href',
      '#/auth/logout?ui=portal&guard=web',
    );
  });

  it('AUTH-27: leads to login when nobody is signed in and there is no token', async () => {
    const { platform } = open('/auth/set-password?redirect=%2Fwanted', 'nobody');
    await waitFor(() =>
      expect(platform.navigation.location).toMatchObject({
        pathname: '/auth/login',
        search: '?redirect=%2Fwanted',
      }),
    );
  });

  it.each([
    ['an expired invitation', 400, 'This link has been used or has expired.'],
    ['a user who need not', 403, 'Please change your password in your profile.'],
  ])('says why the password was not set: %s', async (_, status, error) => {
    const { user } = open('/auth/set-password?token=old', 'nobody', fails(setPassword, { status, error }));
    await choose(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(`Unable to set your password. ${error}`);
  });

  it('AUTH-27: an invitation whose answer was lost says what a rejected link would mean', async () => {
    const { user } = open('/auth/set-password?token=new', 'nobody', unreachable(setPassword));
    await choose(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /We can’t be reached\..* link is not accepted the next time, the password is saved already: log in with it\.$/,
    );
  });

  it('shows the messages of a 422 at the field', async () => {
    const { user } = open(
      '/auth/set-password?token=new',
      'nobody',
      fails(setPassword, { status: 422, error: { password: ['This password is known.'] } }),
    );
    await choose(user);
    expect(await screen.findByText('This password is known.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toBeInvalid();
  });
});
