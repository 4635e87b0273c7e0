import { loginPortal, type WireSignedIn } from '@portal/api-contract';
import type { PortalPath } from '@portal/platform';
import { answers, callsOf, fails, mock, unreachable, type Mock } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAuth } from '../fixtures/open-auth.ts';

function open(path: PortalPath, ...mocks: readonly Mock[]) {
  return openAuth({
    path,
    mocks,
  });
}

const signedIn: WireSignedIn = {
  user: { id: 7, email: 'maria@portal.test', guard: 'client' },
  mobile: { lease_details: [{}] },
  token: 'new-token',
};
const link = '/auth/login/one-time/a%2Fb?code=c%26d';
const sentence = 'Unable to process your one time login. It might have expired';

describe('login/one-time', () => {
  it('AUTH-25, AUTH-26: signs in with the token and code of the address, and goes to the redirect', async () => {
    const { platform } = open(`${link}&redirect=%2Fwanted`, answers(loginPortal, signedIn));
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/wanted'));
    expect(platform.session.token).toBe('new-token');
    expect(screen.getByText('Welcome Back!')).toBeVisible();
    expect(callsOf(loginPortal).map(({ body }) => body)).toEqual([{ token: 'a/b', code: 'c&d' }]);
  });

  it('AUTH-38, AUTH-81: signs in who works for a store, and stays in the portal variant', async () => {
    const { platform } = open(
      `${link}&ui=portal&guard=store`,
      answers(loginPortal, {
        user: { id: 9, email: 'stella@portal.test', guard: 'store' },
        token: 'of-stella',
      }),
    );
    await waitFor(() =>
      expect(platform.navigation.location).toMatchObject({ pathname: '/', search: '?ui=portal&guard=store' }),
    );
    expect(platform.session.state).toMatchObject({ status: 'signed-in', user: { guard: 'store' } });
  });

  it('AUTH-26: goes home and not to a redirect outside the portal', async () => {
    const { platform } = open(`${link}&redirect=%2F%2Fevil.test`, answers(loginPortal, signedIn));
    await waitFor(() => expect(platform.navigation.location.pathname).toBe('/'));
  });

  it('AUTH-73: says that a used or expired link does not work, and leads to login', async () => {
    open(link, fails(loginPortal, { status: 401, error: 'Used' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${sentence} or been used already. Log in with your password, or ask for a new link.`,
    );
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#/auth/login');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('AUTH-73: says that a link without a code is incomplete, and asks the api nothing', async () => {
    open('/auth/login/one-time/abc');
    expect(await screen.findByRole('alert')).toHaveTextContent(`${sentence}, and the link is incomplete.`);
    expect(callsOf(loginPortal)).toHaveLength(0);
  });

  it('AUTH-73: tries again when the api could not be reached', async () => {
    const { user, platform } = open(link, unreachable(loginPortal));
    expect(await screen.findByRole('alert')).toHaveTextContent(`${sentence}. We can’t be reached.`);
    mock(answers(loginPortal, signedIn));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(platform.session.token).toBe('new-token'));
  });
});
