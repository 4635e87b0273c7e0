import { sampleContract } from '../test-support/sample-contract.ts';
import { parseContract } from './parse-contract.ts';

const tabbed = (id: string) => ({
  id,
  path: `/${id}`,
  title: id,
  access: 'customer',
  tabs: { group: 'main' },
});

/** Parses a contract with two routes under two tabs, of which the second one is changed. */
const parse = (change: object) =>
  parseContract({
    ...sampleContract,
    routes: [tabbed('list'), { ...tabbed('new'), ...change }],
    tabGroups: [{ id: 'main', tabs: ['list', 'new'].map((route) => ({ route, label: route })) }],
    menu: [],
  });

describe('the tabs of a contract', () => {
  it('lead from each route under them to an address', () => {
    expect(() => parse({})).not.toThrow();
  });

  it.each([
    ['a parameter of its path', { path: '/new/:id' }, 'tab new of group main needs id'],
    ['a value of its query', { query: { topic: 'string' } }, 'tab new of group main needs topic'],
  ])('SHELL-40: may not lead to a route that asks for %s', (_what, change, fault) => {
    expect(() => parse(change)).toThrow(fault);
  });
});
