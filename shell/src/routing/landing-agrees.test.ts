import type { SessionState } from '@portal/platform';
import {
  createRouteTable,
  firstPathOf,
  landingAt,
  parseHash,
  type Release,
  type RouteContract,
} from '@portal/platform/contract';
import { signedIn } from '@portal/testing';
import fc from 'fast-check';
import { authContract } from '../fixtures/contracts.fixture.ts';
import { resolveRoute } from './resolve-route.ts';
import { matchOf } from './route-resolution.ts';

const home: RouteContract = { id: 'dashboard', path: '/dashboard', title: 'title', access: 'customer' };
const segment = fc.constantFrom('lease', 'leases', 'current', ':id', ':part');
const path = fc
  .uniqueArray(segment, { minLength: 1, maxLength: 3 })
  .map((segments): `/${string}` => `/${segments.join('/')}`);
const hash = fc
  .tuple(
    fc.constantFrom('', '#', '#/', '#//'),
    fc.oneof(
      fc.constantFrom(
        'auth',
        'auth/check',
        'auth/login',
        'dashboard',
        'dashboard/main',
        'welcome',
        'staff',
        'staff/access',
        '403',
      ),
      fc
        .array(fc.constantFrom('lease', 'leases', 'current', '7', '100%', '', 'a%2Fb'), { maxLength: 4 })
        .map((segments) => segments.join('/')),
    ),
    fc.constantFrom('', '/', '//', '?x=1', '/?x=/leases', '?redirect=%2Flease%2F7', '#part'),
  )
  .map((parts) => parts.join(''));

/** Releases with sign-in, a home, and up to three more remotes whose routes have one of these accesses. */
function releaseWith(...accesses: readonly RouteContract['access'][]): fc.Arbitrary<Release> {
  const route = fc.record({ path, access: fc.constantFrom(...accesses) });
  return fc.array(fc.array(route, { minLength: 1, maxLength: 4 }), { maxLength: 3 }).map((others) => {
    const contracts = [
      authContract,
      { name: 'mfe-payments', routes: [home] },
      ...others.map((routes, number) => ({
        name: `mfe-${number}`,
        routes: routes.map((made, at) => ({ ...made, id: `route-${at}`, title: 'title' })),
      })),
    ];
    return { remotes: contracts.map((contract) => ({ contract })) } as unknown as Release;
  });
}

/** What the guard's redirects end at. */
function resolved({ remotes }: Release, address: string, session: SessionState) {
  const tables = {
    released: createRouteTable(remotes.map(({ contract }) => contract)),
    unusable: createRouteTable([]),
  };
  let resolution = resolveRoute(parseHash(address), session, tables);
  while (resolution.type === 'redirect')
    resolution = resolveRoute(parseHash(`#${resolution.to}`), session, tables);
  return resolution;
}

function expectAgreement(release: Release, address: string, hasToken: boolean, session: SessionState): void {
  const landing = landingAt(release, address, hasToken);
  const match = matchOf(resolved(release, address, session));
  expect([landing?.remote.contract.name, landing?.route]).toEqual([match?.contract.name, match?.route]);
}

const every = releaseWith('public', 'guest', 'signed-in', 'customer', { guard: 'store' });

describe('the landing and the guard', () => {
  it('find the same route at every address without a session', () => {
    fc.assert(
      fc.property(every, hash, (release, address) =>
        expectAgreement(release, address, false, { status: 'signed-out' }),
      ),
    );
  });

  it('find the same route at every address while the token of a session is checked', () => {
    fc.assert(
      fc.property(every, hash, (release, address) =>
        expectAgreement(release, address, true, { status: 'unknown' }),
      ),
    );
  });

  it('find the same route for a customer at every address that is neither for guests nor for staff', () => {
    const forCustomers = hash.filter((address) => !/welcome|staff|login/.test(address));
    fc.assert(
      fc.property(releaseWith('public', 'signed-in', 'customer'), forCustomers, (release, address) =>
        expectAgreement(release, address, true, { status: 'signed-in', user: signedIn() }),
      ),
    );
  });

  it('find the same first screen for somebody who is not signed in', () => {
    fc.assert(
      fc.property(every, hash, (release, address) => {
        const end = resolved(release, address, { status: 'signed-out' });
        const route = matchOf(end)?.route;
        // The auth check leads on to the login.
        const first = route?.path === '/auth/check' ? '/auth/login' : route?.path;
        const welcome = end.type === 'screen' && end.screen === 'welcome' ? '/welcome' : null;
        expect(firstPathOf(landingAt(release, address, false), address)).toBe(first ?? welcome);
      }),
    );
  });

  it.each(['', '#//', '#/auth', '#/dashboard/main', '#/staff', '#/lease/7'])(
    'find the same at %j of a release that has neither sign-in nor a home',
    (address) => {
      const release = { remotes: [] } as unknown as Release;
      expectAgreement(release, address, false, { status: 'signed-out' });
      expectAgreement(release, address, true, { status: 'unknown' });
    },
  );
});
