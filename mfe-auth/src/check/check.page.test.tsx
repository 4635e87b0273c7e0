import type { PortalPath } from '@portal/platform';
import { signedIn } from '@portal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { openAuth } from '../fixtures/open-auth.ts';

function open(path: PortalPath, status: 'signed-in' | 'signed-out' | 'unknown') {
  // A stored token that was not checked yet.
  if (status === 'unknown') sessionStorage.setItem('portal.token', 'kept-token');
  return openAuth({
    path,
    user: status === 'signed-in' ? signedIn() : null,
  });
}

const redirect = encodeURIComponent('/wanted');

describe('/auth/check', () => {
  it('AUTH-17: waits while the session is being checked', () => {
    const { platform } = open('/auth/check', 'unknown');
    expect(screen.getByRole('status')).toHaveTextContent('Logging you in');
    expect(screen.getByRole('heading', { level: 1, name: 'Logging you in' })).toBeVisible();
    expect(platform.navigation.location.pathname).toBe('/auth/check');
  });

  it('AUTH-18: goes to the redirect', async () => {
    const { platform } = open(`/auth/check?redirect=${redirect}`, 'signed-in');
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/wanted'));
  });

  it('AUTH-18, OP-19: goes home when the redirect is not for who is signed in', async () => {
    const { platform } = open('/auth/check?redirect=%2Fstaff', 'signed-in');
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/'));
  });

  it('AUTH-19: goes to the home route without a redirect', async () => {
    const { platform } = open('/auth/check', 'signed-in');
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/'));
  });

  it('AUTH-71: goes to login when nobody is signed in, and keeps the redirect', async () => {
    const { platform } = open(`/auth/check?redirect=${redirect}`, 'signed-out');
    await waitFor(() =>
      expect(platform.navigation.location).toMatchObject({
        pathname: '/auth/login',
        search: `?redirect=${redirect}`,
      }),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('AUTH-70, AUTH-81: tells staff that their token was rejected, and keeps the variant', async () => {
    const { platform } = open('/auth/check?ui=portal&guard=store', 'unknown');
    act(() => platform.session.end('expired'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to log in');
    expect(platform.navigation.location).toMatchObject({
      pathname: '/auth/login',
      search: '?ui=portal&guard=store',
    });
  });

  it('AUTH-71: tells customers that their login has ended, and leads them to it', async () => {
    const { platform } = open(`/auth/check?redirect=${redirect}`, 'unknown');
    act(() => platform.session.end('expired'));
    expect(await screen.findByText('Your login has ended. Log in again.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(platform.navigation.location.pathname).toBe('/auth/login');
  });

  it.each(['that had no session', 'after a logout'])(
    'AUTH-70: shows no error to staff who open the check in a page %s',
    async (page) => {
      const hadSession = page === 'after a logout';
      const { platform } = open('/auth/check?ui=portal&guard=store', hadSession ? 'unknown' : 'signed-out');
      if (hadSession) act(() => platform.session.end('logout'));
      await waitFor(() => expect(platform.navigation.location.pathname).toBe('/auth/login'));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );
});
