import { checkToken, csrfCookie, logout } from '@portal/api-contract';
import { answers, callsOf, fails, malformed, mock, proxied, signedIn, unreachable } from '@portal/testing';
import { brandForHost, createPlatform, type HostPlatform } from '@portal/platform/host';
import { authContract } from '../fixtures/contracts.fixture.ts';
import { sampleRelease } from '../fixtures/release.fixture.ts';
import { wireSession } from '../fixtures/wire-session.fixture.ts';
import { checkSession } from './check-session.ts';
import { endWithOtherTabs } from './end-with-other-tabs.ts';

let platform: HostPlatform;
const closers: (() => void)[] = [];
const setPassword = {
  id: 'set-password',
  path: '/auth/set-password',
  title: 'login',
  access: 'public',
} as const;

function open(token: string | null): HostPlatform {
  if (token === null) sessionStorage.clear();
  else sessionStorage.setItem('portal.token', token);
  const { config } = sampleRelease();
  platform = createPlatform({
    config,
    brand: brandForHost(config, 'localhost'),
    contracts: [{ ...authContract, routes: [...authContract.routes, setPassword] }],
    renderFailure: () => null,
  });
  closers.push(platform.dispose);
  return platform;
}

afterEach(() => {
  localStorage.clear();
  for (const close of closers.splice(0)) close();
});

describe('the session check at start', () => {
  it('asks nothing when nobody has signed in', async () => {
    expect(await checkSession(open(null))).toBe('done');
    expect(platform.session.state).toEqual({ status: 'signed-out' });
  });

  it('AUTH-59: sends the stored token as a bearer, and signs in the user that it belongs to', async () => {
    mock(answers(checkToken, wireSession()));
    expect(await checkSession(open('kept'))).toBe('done');
    expect(platform.session.state).toMatchObject({ status: 'signed-in', user: { firstName: 'Dana' } });
    expect(platform.session.token).toBe('kept');
    expect(checkToken).toMatchObject({ method: 'POST', path: '/api/v1/mobile/token/login' });
    expect(callsOf(checkToken).map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer kept']);
  });

  it('SHARED-36: ends the session when it is answered 401 without an envelope', async () => {
    mock(proxied(checkToken, 401));
    expect(await checkSession(open('stale'))).toBe('done');
    expect(platform.session.state).toEqual({ status: 'signed-out', ended: 'expired' });
  });

  it.each([401, 403, 404])('ends the session when the api rejects the token with %i', async (status) => {
    mock(fails(checkToken, { status, code: status, error: 'No' }));
    expect(await checkSession(open('stale'))).toBe('done');
    expect(platform.session.state).toEqual({ status: 'signed-out', ended: 'expired' });
    expect(platform.session.token).toBeNull();
  });

  it('AUTH-20: ends the session of a tab whose customer logged out while it was not open, and not once they are back', async () => {
    mock(answers(checkToken, wireSession()), answers(csrfCookie, null), answers(logout, null));
    const other = open(null);
    closers.push(endWithOtherTabs(other));
    const user = signedIn({ id: String(wireSession().user.id) });
    other.session.signIn({ token: 'other', user });
    other.session.end('logout');
    expect(await checkSession(open('kept'))).toBe('done');
    expect(platform.session.state).toEqual({ status: 'signed-out', ended: 'logout' });
    expect(callsOf(logout).map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer kept']);
    expect(platform.notifications.state.shown).toMatchObject([{ text: 'You logged out in another tab.' }]);

    other.session.signIn({ token: 'another', user });
    expect(await checkSession(open('kept'))).toBe('done');
    expect(platform.session.state).toMatchObject({ status: 'signed-in' });
  });

  it.each([
    ['no answer', unreachable(checkToken)],
    ['a failing api', fails(checkToken, { status: 503, code: 503, error: 'Down' })],
    ['a malformed answer', malformed(checkToken)],
    ['a request that arrived too slowly', fails(checkToken, { status: 408 })],
    ['a page of a proxy', proxied(checkToken, 404)],
    ['a rejection by a proxy', proxied(checkToken, 403)],
    ['too many requests', fails(checkToken, { status: 429, retryAfterSeconds: 90 })],
  ])('keeps the session when there is %s', async (_, answer) => {
    mock(answer);
    expect(await checkSession(open('kept'))).toBe('failed');
    expect(platform.session.state).toEqual({ status: 'unknown' });
    expect(platform.session.token).toBe('kept');
  });

  it('OP-101: says how long to wait after too many requests, which ends no session', async () => {
    mock(fails(checkToken, { status: 429, retryAfterSeconds: 90 }));
    await checkSession(open('kept'));
    expect(platform.notifications.state.shown).toMatchObject([
      { tone: 'error', text: 'Too many tries. Wait 2 minutes, then try again.' },
    ]);
  });

  it.each([
    ['/staff', '/auth/set-password', '?redirect=%2Fstaff'],
    ['/auth/check?redirect=%2Fstaff', '/auth/set-password', ''],
    ['/auth/set-password?redirect=%2Fstaff', '/auth/set-password', '?redirect=%2Fstaff'],
  ])('AUTH-45: from %s leads who must reset their password to set one', async (from, pathname, search) => {
    mock(answers(checkToken, wireSession({ guard: 'web', must_reset_password: true })));
    window.history.replaceState(null, '', `#${from}`);
    expect(await checkSession(open('kept'))).toBe('done');
    expect(platform.navigation.location).toMatchObject({ pathname, search });
    expect(platform.session.state).toMatchObject({ status: 'signed-in' });
  });
});
