import { signedIn } from '@portal/testing';
import type { SessionState } from '@portal/platform';
import { createRouteTable, parseHash } from '@portal/platform/contract';
import { sampleRelease } from '../fixtures/release.fixture.ts';
import { resolveRoute } from './resolve-route.ts';
import { createUnusableRouteTable } from './route-tables.ts';

const release = sampleRelease();
const tables = {
  released: createRouteTable(release.remotes.map(({ contract }) => contract)),
  unusable: createUnusableRouteTable(release.unusable),
};
const unknown: SessionState = { status: 'unknown' };
const signedOut: SessionState = { status: 'signed-out' };
const customer: SessionState = { status: 'signed-in', user: signedIn() };
const staff = (change: Parameters<typeof signedIn>[0] = {}): SessionState => ({
  status: 'signed-in',
  user: signedIn({ guard: 'web', ...change }),
});

const at = (path: string, session: SessionState) => resolveRoute(parseHash(`#${path}`), session, tables);
const to = (path: string) => ({ type: 'redirect', to: path });

describe('resolveRoute', () => {
  it.each(['/leases/current', '/lease/7/summary', '/dashboard', '/any', '/staff'])(
    'SHELL-23, SHELL-24, SHELL-25, SHELL-30: %s asks a visitor who is not signed in to sign in',
    (path) => {
      expect(at(path, signedOut)).toEqual(to(`/auth/check?redirect=${encodeURIComponent(path)}`));
    },
  );

  it('SHELL-26: the auth check gets the target with its query as redirect', () => {
    expect(at('/lease/7/summary?pay=1', signedOut)).toEqual(
      to('/auth/check?redirect=%2Flease%2F7%2Fsummary%3Fpay%3D1'),
    );
  });

  it('SHELL-23: welcome, the sign-in screens and the error pages open without a session', () => {
    expect(at('/welcome', signedOut)).toEqual({ type: 'screen', screen: 'welcome' });
    expect(at('/auth/login', signedOut)).toMatchObject({ type: 'remote' });
    expect(at('/403', signedOut)).toEqual({ type: 'screen', screen: 'forbidden' });
  });

  it('SHELL-27, OP-05: a signed-in customer goes from a guest route to welcome, and from there home', () => {
    expect(at('/auth/login', customer)).toEqual(to('/welcome'));
    expect(at('/welcome', customer)).toEqual(to('/dashboard'));
  });

  it('SHELL-52: welcome is for guests', () => {
    expect(at('/welcome', unknown)).toEqual({ type: 'checking', match: null });
  });

  it('SHELL-28, SHELL-32, SHELL-71: a user without the ability goes to /403, one of the alternatives is enough', () => {
    expect(at('/filters', staff())).toEqual(to('/403'));
    expect(at('/filters', staff({ abilities: ['system.other'] }))).toMatchObject({ type: 'remote' });
    expect(at('/filters', staff({ isAdmin: true }))).toMatchObject({ type: 'remote' });
  });

  it('AUTH-45: who must choose a new password is led there from every screen that is not public', () => {
    const due = (session: SessionState): SessionState =>
      ({ ...session, mustResetPassword: true }) as SessionState;
    for (const [path, session] of [
      ['/staff', staff()],
      ['/staff/access?remote=x', staff({ isAdmin: true })],
      ['/leases/current', customer],
    ] as const)
      expect(at(path, due(session))).toEqual(to(`/auth/set-password?redirect=${encodeURIComponent(path)}`));
    expect(at('/', due(customer))).toEqual(to('/dashboard'));
    expect(at('/auth/check', due(staff()))).toMatchObject({ type: 'remote' });
    expect(at('/nowhere', due(staff()))).toEqual({ type: 'screen', screen: 'not-found' });
  });

  it('SHARED-43, SHARED-44: the explanation of access opens to administrators and to staff with its ability', () => {
    const explanation = { type: 'screen', screen: 'access' };
    expect(at('/staff/access', staff({ isAdmin: true }))).toEqual(explanation);
    expect(at('/staff/access', staff({ isSuperAdmin: true }))).toEqual(explanation);
    expect(at('/staff/access', staff({ abilities: ['system.users.access'] }))).toEqual(explanation);
    expect(at('/staff/access', staff({ abilities: ['system.other'] }))).toEqual(to('/403'));
    // The api answers system staff only.
    expect(at('/staff/access', staff({ guard: 'store', isAdmin: true }))).toEqual(to('/403'));
    expect(at('/staff/access', customer)).toEqual(to('/dashboard'));
    expect(at('/staff/access', unknown)).toEqual({ type: 'checking', match: null });
  });

  it('SHELL-29: a user who is not super-admin goes to /403', () => {
    expect(at('/super', staff({ isAdmin: true }))).toEqual(to('/403'));
    expect(at('/super', staff({ isSuperAdmin: true }))).toMatchObject({ type: 'remote' });
  });

  it('SHELL-31, SHELL-70: a user whose guard is not the required one goes to /403', () => {
    expect(at('/store', staff())).toEqual(to('/403'));
    expect(at('/store', staff({ guard: 'retailer' }))).toMatchObject({ type: 'remote' });
    expect(at('/leases/current', staff())).toEqual(to('/403'));
  });

  it('SHELL-50: / leads to the dashboard', () => {
    expect(at('/', customer)).toEqual(to('/dashboard'));
  });

  it('SHELL-25, OP-19: / leads a visitor to the auth check without a redirect, because each has a home of their own', () => {
    expect(at('/', signedOut)).toEqual(to('/auth/check'));
  });

  it('SHELL-51: dashboard/main leads to the auth check', () => {
    expect(at('/dashboard/main', customer)).toEqual(to('/auth/check'));
  });

  it('AUTH-04: /auth leads to the auth check', () => {
    expect(at('/auth', signedOut)).toEqual(to('/auth/check'));
  });

  it('SHELL-64: an address without an owner is not found, signed in or not', () => {
    expect(at('/nowhere', signedOut)).toEqual({ type: 'screen', screen: 'not-found' });
    expect(at('/leases/current/more', customer)).toEqual({ type: 'screen', screen: 'not-found' });
  });

  it('an address with a slash at its end is the same address', () => {
    expect(at('/leases/current/', customer)).toMatchObject({ type: 'remote' });
    expect(at('/dashboard/main/', customer)).toEqual(to('/auth/check'));
  });

  it('every route that is not public waits for the session check, and names its remote meanwhile', () => {
    expect(at('/leases/current', unknown)).toMatchObject({
      type: 'checking',
      match: { contract: { name: 'mfe-leases' } },
    });
    expect(at('/', unknown)).toMatchObject({ type: 'checking', match: { route: { id: 'dashboard' } } });
  });

  it('AUTH-17, AUTH-45: the auth check and a new password wait for it too, but not the password of an invitation', () => {
    for (const path of ['/auth/check?redirect=%2Fdashboard', '/auth/set-password'])
      expect(at(path, unknown)).toMatchObject({
        type: 'checking',
        match: { contract: { name: 'mfe-auth' } },
      });
    expect(at('/auth/set-password?token=x', unknown)).toMatchObject({ type: 'remote' });
    expect(at('/auth/check', signedOut)).toMatchObject({ type: 'remote' });
  });

  it('OP-06: the link of a forgotten password waits for it too, and opens for who is signed in, to tell them', () => {
    const link = '/auth/reset?token=x&email=maria%40portal.test';
    expect(at(link, unknown)).toMatchObject({ type: 'checking', match: { contract: { name: 'mfe-auth' } } });
    for (const session of [signedOut, customer]) expect(at(link, session)).toMatchObject({ type: 'remote' });
  });

  it('the addresses of a remote with an unusable contract show its fallback', () => {
    expect(at('/support/payments', customer)).toEqual({ type: 'unusable', remote: 'mfe-support' });
  });

  it('SHELL-02: staff land on the staff page, customers never', () => {
    expect(at('/', staff())).toEqual(to('/staff'));
    expect(at('/staff', staff())).toEqual({ type: 'screen', screen: 'staff' });
    expect(at('/staff', customer)).toEqual(to('/dashboard'));
  });
});
