import type { SessionState } from '../session/session.ts';
import { createRouteTable } from '../routing/route-table.ts';
import { sampleContract } from '../test-support/sample-contract.ts';
import { sampleUser } from '../test-support/sample-user.ts';
import type { RemoteContract } from './contract.ts';
import type { RouteMatch } from './route-match.ts';
import { backOf, tabsOf } from './route-links.ts';

const tabbed: RemoteContract = {
  ...sampleContract,
  tabGroups: [
    {
      id: 'main',
      tabs: [
        { route: 'list', label: 'list' },
        { route: 'new', label: 'new' },
        { route: 'part', label: 'part' },
      ],
    },
  ],
};

function matchAt(pathname: string, contract: RemoteContract = tabbed): RouteMatch {
  const match = createRouteTable([contract]).match(pathname);
  if (match === null) throw new Error(`No route has the path ${pathname}`);
  return match;
}

const as = (abilities: readonly string[]): SessionState => ({
  status: 'signed-in',
  user: { ...sampleUser, abilities },
});
const customer = as(['a']);

describe('the tabs of a route', () => {
  it('SHELL-40: are those of its group that its address can fill, with its own as the current one', () => {
    expect(tabsOf(matchAt('/samples'), customer)).toEqual([
      { to: '/samples', label: 'list', current: true },
      { to: '/samples/new', label: 'new', current: false },
    ]);
  });

  it('SHELL-40: have the tab that the route names as the current one', () => {
    const current = tabsOf(matchAt('/samples/7'), customer).filter((tab) => tab.current);
    expect(current.map(({ label }) => label)).toEqual(['list']);
  });

  it('SHELL-32, SHELL-40: leave out those that are forbidden to who is signed in', () => {
    const contract: RemoteContract = {
      ...tabbed,
      tabGroups: [{ id: 'main', tabs: ['list', 'one', 'new'].map((route) => ({ route, label: route })) }],
    };
    const labels = (abilities: readonly string[]) =>
      tabsOf(matchAt('/samples/7', contract), as(abilities)).map(({ label }) => label);
    expect(labels(['a'])).toEqual(['list', 'one', 'new']);
    expect(labels([])).toEqual(['list', 'one']);
    expect(tabsOf(matchAt('/samples'), as([]))).toEqual([]);
  });

  it('are none for a group of one, and for a route without a group', () => {
    expect(tabsOf(matchAt('/samples', sampleContract), customer)).toEqual([]);
    expect(tabsOf(matchAt('/samples/new'), customer)).toEqual([]);
  });
});

describe('the back link of a route', () => {
  it('SHELL-36: leads to the route that its contract names, by the parameters of the present address', () => {
    expect(backOf(matchAt('/samples/7/parts/a'))).toEqual({ to: '/samples/7', label: 'one' });
  });

  it('does not exist where the contract names none', () => {
    expect(backOf(matchAt('/samples'))).toBeNull();
  });
});
