import { portalLinks } from '@portal/api-contract';
import { createRouteTable, type RoutableContract } from '../routing/route-table.ts';
import { parseHash } from '../routing/parse-hash.ts';
import { requiredQuery, type QueryContract } from '../routing/route-query.ts';
import { generatedRemotes } from './generated/index.ts';

interface ReferencedRemote extends RoutableContract {
  readonly routes: readonly { readonly id: string; readonly path: string; readonly query?: QueryContract }[];
}

const table = createRouteTable<ReferencedRemote>(generatedRemotes);
const values = {
  token: 'a/b',
  code: 'c&d',
  language: 'es',
  lease: 'e&f',
  email: 'maria+1@portal.test',
  ui: 'portal',
  guard: 'store',
} as const;
const links = Object.entries(portalLinks).map(([name, link]) => [name, link(values)] as const);

describe('an address in the api’s emails', () => {
  it.each(links)(
    'AUTH-16, AUTH-24, AUTH-25, AUTH-26, AUTH-81: %s is a route or planned route, at %s',
    (_name, link) => {
      const { pathname, search } = parseHash(`#${link}`);
      const match = table.match(pathname);
      const query = match?.route.query ?? {};
      const given = Object.fromEntries(new URLSearchParams(search));
      expect(match).not.toBeNull();
      expect(Object.keys(query)).toEqual(expect.arrayContaining(Object.keys(given)));
      expect(Object.keys(given)).toEqual(expect.arrayContaining([...requiredQuery(query)]));
      expect(values).toMatchObject({ ...match?.params, ...given });
    },
  );
});
