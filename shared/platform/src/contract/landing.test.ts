import { sampleContract } from '../test-support/sample-contract.ts';
import type { RouteContract } from './contract.ts';
import { firstPathOf, landingAt } from './landing.ts';
import type { Release } from './release.ts';

const route = (
  id: string,
  path: `/${string}`,
  access: RouteContract['access'] = 'customer',
): RouteContract => ({
  id,
  path,
  title: 'title',
  access,
});

function remote(name: `mfe-${string}`, routes: readonly RouteContract[]): Release['remotes'][number] {
  return {
    contract: { ...sampleContract, name, routes },
    build: '',
    folder: '',
    container: '',
    entry: '',
    preload: [],
  };
}

const release = {
  remotes: [
    remote('mfe-auth', [
      route('login', '/sign-in/login', 'guest'),
      route('check', '/sign-in/check', 'public'),
    ]),
    remote('mfe-leases', [route('current', '/samples/current'), route('summary', '/sample/:id/summary')]),
    remote('mfe-payments', [route('dashboard', '/home')]),
  ],
} as unknown as Release;

const landing = (hash: string, hasToken: boolean) => landingAt(release, hash, hasToken)?.route.id;

describe('the remote that the first screen needs', () => {
  it.each([
    ['#/samples/current', 'current'],
    ['#/samples/current/', 'current'],
    ['#/samples/current?ui=compact', 'current'],
    ['#/sample/42/summary', 'summary'],
    ['#/', 'dashboard'],
    ['', 'dashboard'],
    ['#//', 'dashboard'],
    ['#/sign-in/login', 'login'],
    ['#/auth', 'check'],
    ['#/dashboard/main/', 'check'],
  ])('at %j of somebody with a token is that of route %s', (hash, id) => {
    expect(landing(hash, true)).toBe(id);
  });

  it.each(['#/welcome', '#/403', '#/staff', '#/no/such/page', '#/sample/42', '#/samples/current/more'])(
    'at %j does not exist: the page belongs to the shell',
    (hash) => expect(landing(hash, true)).toBeUndefined(),
  );

  it.each(['', '#/auth', '#/staff', '#/home', '#/samples/current'])(
    'at %j without a token is the one with the auth check',
    (hash) => {
      expect(landing(hash, false)).toBe('check');
    },
  );

  it('is the login’s own for a guest at the login', () => {
    expect(landing('#/sign-in/login', false)).toBe('login');
  });

  it.each([{}, null, 'text', [null, 7, { contract: null }, { contract: { routes: [{}] } }]])(
    'does not exist in remotes that are %j, and nothing is thrown',
    (remotes) => {
      const broken = { remotes } as unknown as Release;
      expect(landingAt(broken, '#/home', true)).toBeNull();
    },
  );

  it('is found beside a remote with a malformed contract', () => {
    const remotes = [{ contract: { routes: 7 } }, ...release.remotes];
    expect(landingAt({ remotes } as unknown as Release, '#/home', true)?.route.id).toBe('dashboard');
  });
});

describe('the parameters of the first screen’s address', () => {
  const inputs = (hash: string) => landingAt(release, hash, true)?.inputs;

  it.each([
    ['#/sample/42/summary', { id: '42' }],
    ['#/sample/a%2Fb/summary/?tab=x&tab=y', { id: 'a/b', tab: 'x' }],
    ['#/sample/100%/summary?id=7', { id: '100%' }],
    ['#/samples/current?ui=compact', { ui: 'compact' }],
  ])('at %j are those that the screen reads', (hash, expected) => expect(inputs(hash)).toEqual(expected));

  it('are empty when the address only leads to the screen', () => expect(inputs('#/?id=7')).toEqual({}));
});

describe('the first screen of somebody who is not signed in', () => {
  const firstPath = (hash: string) => firstPathOf(landingAt(release, hash, false), hash);

  it.each([
    ['#/sign-in/login', '/sign-in/login'],
    ['#/sign-in/login?redirect=%2Fhome', '/sign-in/login'],
    ['', '/sign-in/login'],
    ['#/samples/current', '/sign-in/login'],
    ['#/sign-in/check', '/sign-in/login'],
    ['#/staff', '/sign-in/login'],
    ['#/welcome', '/welcome'],
  ])('at %j is the one at %s', (hash, path) => expect(firstPath(hash)).toBe(path));

  it.each(['#/sign-in/login?ui=portal', '#/samples/current?guard=store', '#/403', '#/no/such/page'])(
    'at %j is another than the prerendered ones',
    (hash) => expect(firstPath(hash)).toBeNull(),
  );
});
