import type { RemoteContract } from '../contract/contract.ts';
import { createRouteTable } from '../routing/route-table.ts';
import { sampleContract } from '../test-support/sample-contract.ts';
import { createRoutes, type RouteReferenceName } from './create-routes.ts';

const released = (...routes: readonly Omit<RemoteContract['routes'][number], 'title' | 'access'>[]) =>
  createRoutes(
    createRouteTable<RemoteContract>([
      {
        ...sampleContract,
        name: 'mfe-leases',
        routes: routes.map((route) => ({ ...route, title: 'title', access: 'customer' })),
      },
    ]),
  );

describe('createRoutes', () => {
  it('gives the address that the released contract has for the route', () => {
    expect(released({ id: 'summary', path: '/moved/:id' }).leases.summary({ id: '7' })).toBe('/moved/7');
    expect(released({ id: 'paid-off', path: '/done' }).leases.paidOff()).toBe('/done');
  });

  it('gives null for a route that the release does not have', () => {
    const routes = released({ id: 'current', path: '/current' });
    expect(routes.leases.summary({ id: '7' })).toBeNull();
    expect(routes.payments.pay({ lease: '7' })).toBeNull();
  });

  it('gives null when the released route needs a parameter that this build does not know', () => {
    const routes = released(
      { id: 'summary', path: '/lease/:id/:view' },
      { id: 'current', path: '/leases', query: { of: 'string' } },
    );
    expect(routes.leases.summary({ id: '7' })).toBeNull();
    expect(routes.leases.current()).toBeNull();
  });

  it('names routes as the references do', () => {
    const names: readonly RouteReferenceName[] = ['leases.paidOff', 'payments.pay'];
    // @ts-expect-error There is no such route.
    const wrong: RouteReferenceName = 'leases.paid-off';
    expect(names).not.toContain(wrong);
  });
});
