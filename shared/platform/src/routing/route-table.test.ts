import { sampleContract } from '../test-support/sample-contract.ts';
import { createRouteTable } from './route-table.ts';

const table = createRouteTable([sampleContract]);

describe('createRouteTable', () => {
  it.each([
    ['/samples', 'list', {}],
    ['/samples/', 'list', {}],
    ['/samples/7', 'one', { id: '7' }],
    ['/samples/new', 'new', {}],
    ['/samples/a%2Fb', 'one', { id: 'a/b' }],
    ['/samples/100%', 'one', { id: '100%' }],
    ['/samples/7/parts/8', 'part', { id: '7', part: '8' }],
  ])('matches %s with %s', (pathname, id, params) => {
    expect(table.match(pathname)).toMatchObject({ route: { id }, params, contract: sampleContract });
  });

  it.each(['/', '/sample', '/Samples', '//samples', '/samples//parts/8', '/samples/7/parts/8/9'])(
    'matches %s with nothing',
    (pathname) => {
      expect(table.match(pathname)).toBeNull();
    },
  );

  it('takes the most specific route whichever remote comes first', () => {
    const special = { ...sampleContract, name: 'mfe-other', routes: [sampleContract.routes[1]] } as const;
    const general = { ...sampleContract, routes: [sampleContract.routes[2]] } as const;
    for (const contracts of [
      [special, general],
      [general, special],
    ])
      expect(createRouteTable(contracts).match('/samples/new')?.contract.name).toBe('mfe-other');
  });

  it('finds a route by its remote and id', () => {
    expect(table.find({ remote: 'mfe-sample', route: 'one' })?.route.path).toBe('/samples/:id');
    expect(table.find({ remote: 'mfe-sample', route: 'two' })).toBeNull();
    expect(table.find({ remote: 'mfe-other', route: 'one' })).toBeNull();
  });
});
