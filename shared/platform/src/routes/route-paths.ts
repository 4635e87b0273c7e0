import { camelCase, type CamelCase, type ReferableRoute } from './route-reference.ts';

/** Path patterns of some routes by id, in camel case: `used-up` is `usedUp`. */
type PathsOf<Routes extends readonly ReferableRoute[]> = {
  readonly [Route in Routes[number] as CamelCase<Route['id']>]: Route['path'];
};

/** Returns the path patterns of a remote's own contract, for its `<Route path>`: `{ one: '/samples/:id' }`. */
export function routePaths<const Routes extends readonly ReferableRoute[]>(contract: {
  readonly routes: Routes;
}): PathsOf<Routes> {
  return Object.fromEntries(contract.routes.map(({ id, path }) => [camelCase(id), path])) as PathsOf<Routes>;
}
