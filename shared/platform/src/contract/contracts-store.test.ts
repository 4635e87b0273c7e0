import { sampleContract } from '../test-support/sample-contract.ts';
import { createContractsStore } from './contracts-store.ts';

const newer = {
  ...sampleContract,
  routes: [{ id: 'list', path: '/samples/all', title: 'list', access: 'customer' } as const],
};

describe('the contracts of a page', () => {
  it('have the routes of a newer contract in place of those of the same remote’s older one', () => {
    const store = createContractsStore([{ ...sampleContract, name: 'mfe-other' }, sampleContract]);
    const { routeTable } = store;
    store.adopt(newer);
    expect(routeTable.find({ remote: 'mfe-sample', route: 'list' })?.route.path).toBe('/samples/all');
    expect(routeTable.find({ remote: 'mfe-sample', route: 'part' })).toBeNull();
    expect(routeTable.find({ remote: 'mfe-other', route: 'part' })).not.toBeNull();
    expect(store.state.contracts.map(({ name }) => name)).toEqual(['mfe-other', 'mfe-sample']);
  });

  it('have those of a remote that had no usable contract', () => {
    const { adopt, routeTable } = createContractsStore([]);
    expect(routeTable.match('/samples/all')).toBeNull();
    adopt(newer);
    expect(routeTable.match('/samples/all')?.contract).toBe(newer);
  });
});
