import { createRouteTable } from '../routing/route-table.ts';
import { sampleContract } from '../test-support/sample-contract.ts';
import { screenAddress } from './screen-address.ts';

const routes = createRouteTable([
  {
    ...sampleContract,
    routes: [
      {
        id: 'topic',
        path: '/topic' as const,
        query: { topic: 'string', find: { optional: 'string' } } as const,
        title: 'topic',
        access: 'customer' as const,
      },
    ],
  },
]);
const of = (pathname: string, search = '') => screenAddress(routes, { pathname, search });

it('another path, or another value that the route can’t be without, is another screen', () => {
  const screens = [of('/elsewhere'), of('/topic'), of('/topic', '?topic=a'), of('/topic', '?topic=b')];
  expect(new Set(screens).size).toBe(screens.length);
});

it('a search, a carried value or a value that no contract knows is the same screen', () => {
  expect(of('/topic', '?find=x&topic=a&ui=portal&y=1')).toBe(of('/topic', '?topic=a'));
  expect(of('/elsewhere', '?topic=a')).toBe(of('/elsewhere'));
});
