import { createRouteTable, parseHash, type Release, type RouteContract } from '@portal/platform/contract';
import fc from 'fast-check';
import { sampleContract } from '../fixtures/built-folder.ts';
import { landingAt } from './landing.ts';

const segment = fc.constantFrom('lease', 'leases', 'current', ':id', ':part');
const path = fc
  .uniqueArray(segment, { minLength: 1, maxLength: 3 })
  .map((segments): `/${string}` => `/${segments.join('/')}`);
const release = fc.array(fc.array(path, { minLength: 1, maxLength: 4 }), { maxLength: 3 }).map(releaseOf);
const hash = fc
  .tuple(
    fc.constantFrom('', '#', '#/'),
    fc.array(fc.constantFrom('lease', 'leases', 'current', '7', '100%', '', 'a%2Fb'), { maxLength: 4 }),
    fc.constantFrom('', '/', '//', '?x=1', '/?x=/leases', '#part'),
  )
  .map(([start, segments, end]) => start + segments.join('/') + end);

function releaseOf(remotes: readonly (readonly `/${string}`[])[]): Release {
  return {
    remotes: remotes.map((paths, number) => ({
      contract: sampleContract(`mfe-${number}`, { routes: paths.map(routeAt) }),
    })),
  } as unknown as Release;
}

function routeAt(path: `/${string}`, number: number): RouteContract {
  return { id: `route-${number}`, path, title: 'title', access: 'customer' };
}

describe('the landing and the router', () => {
  it('find the same route of the same remote at every address', () => {
    fc.assert(
      fc.property(release, hash, (made, address) => {
        const { pathname } = parseHash(address);
        const routed = createRouteTable(made.remotes.map(({ contract }) => contract)).match(pathname);
        const landing = landingAt(made, address, true);
        expect(landing?.remote.contract).toBe(routed?.contract);
        expect(landing?.route).toBe(routed?.route);
      }),
    );
  });
});
