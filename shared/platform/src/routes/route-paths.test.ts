import { routePaths } from './route-paths.ts';

it('routePaths gives the paths of a contract by route id, in camel case', () => {
  const paths = routePaths({
    routes: [
      { id: 'used-up', path: '/samples/used-up' },
      { id: 'parts', path: '/samples/:id/parts' },
    ],
  });
  expect(paths).toEqual({ usedUp: '/samples/used-up', parts: '/samples/:id/parts' });
  // @ts-expect-error The contract has no such route.
  expect(paths.retrieve).toBeUndefined();
});
