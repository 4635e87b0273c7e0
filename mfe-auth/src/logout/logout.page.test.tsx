import { csrfCookie, logout } from '@portal/api-contract';
import { answers, callsOf, fails, pends, signedIn, unreachable, type Mock } from '@portal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { openAuth } from '../fixtures/open-auth.ts';

const open = (...mocks: readonly Mock[]) => openAuth({ path: '/auth/logout', user: signedIn(), mocks });

describe('/auth/logout', () => {
  it('AUTH-20, AUTH-79, AUTH-82: revokes and clears the token, and says so on the login screen', async () => {
    const { platform } = open(answers(logout, null));
    expect(await screen.findByText('You have been logged out!')).toBeVisible();
    expect(platform.session.token).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    expect(platform.navigation.location.pathname).toBe('/auth/login');
    expect(callsOf(logout).map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer token-of-the-test',
    ]);
  });

  it.each([
    ['client', 'store', '?ui=customer&guard=store'],
    ['client', 'client', '?ui=portal&guard=client'],
    ['store', 'store', '?ui=portal&guard=store'],
  ] as const)(
    'AUTH-20, AUTH-81: leads a %s whose address is of the guard %s to the login at %s',
    async (guard, ofAddress, search) => {
      const { platform } = openAuth({
        path: `/auth/logout?ui=portal&guard=${ofAddress}`,
        user: signedIn({ guard }),
        mocks: [answers(logout, null)],
      });
      expect(await screen.findByText('You have been logged out!')).toBeVisible();
      expect(platform.navigation.location).toMatchObject({ pathname: '/auth/login', search });
    },
  );

  it('AUTH-82: clears the token when the api can’t be reached', async () => {
    const { platform } = open(unreachable(logout));
    await waitFor(() => expect(platform.session.token).toBeNull());
  });

  it('AUTH-20, AUTH-82: is a logout, and no expiry, when the token has ended already', async () => {
    const { platform } = open(fails(logout, { status: 401, error: 'Please log in.' }));
    expect(await screen.findByText('You have been logged out!')).toBeVisible();
    expect(platform.session.state).toEqual({ status: 'signed-out', ended: 'logout' });
  });

  it('AUTH-82: clears the token when the api gives no answer', async () => {
    jest.useFakeTimers();
    try {
      const { platform } = open(pends(logout));
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(platform.session.token).toBeNull();
      expect(platform.navigation.location.pathname).toBe('/auth/login');
    } finally {
      jest.useRealTimers();
    }
  });

  it('revokes the token also when the request could not be sent before the session has ended', async () => {
    jest.useFakeTimers();
    try {
      let cookieComes = (): void => undefined;
      const cookie = new Promise<Response>((done) => {
        cookieComes = () => done(new Response(null, { status: 204 }));
      });
      const { platform } = open({ endpoint: csrfCookie, respond: () => cookie }, answers(logout, null));
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      act(() => platform.session.signIn({ token: 'of the next customer', user: signedIn({ id: '8' }) }));
      cookieComes();
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(callsOf(logout).map(({ headers }) => headers.get('authorization'))).toEqual([
        'Bearer token-of-the-test',
      ]);
      expect(platform.session.token).toBe('of the next customer');
    } finally {
      jest.useRealTimers();
    }
  });
});
