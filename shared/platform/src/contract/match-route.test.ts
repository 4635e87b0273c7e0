import { clashes } from './clashes.ts';
import { matchRoute } from './match-route.ts';
import { sampleContract } from '../test-support/sample-contract.ts';

describe('matchRoute', () => {
  it.each([
    ['/samples', 'list', {}],
    ['/samples/', 'list', {}],
    ['/samples/7', 'one', { id: '7' }],
    ['/samples/new', 'new', {}],
    ['/samples/a%2Fb', 'one', { id: 'a/b' }],
    ['/samples/100%', 'one', { id: '100%' }],
    ['/samples/7/parts/8', 'part', { id: '7', part: '8' }],
  ])('%s is %s', (address, id, params) => {
    expect(matchRoute([sampleContract], address)).toMatchObject({
      route: { id },
      params,
      contract: sampleContract,
    });
  });

  it.each(['/', '/sample', '/Samples', '/samples/7/parts', '/samples/7/parts/8/9'])(
    '%s belongs to nobody',
    (address) => {
      expect(matchRoute([sampleContract], address)).toBeNull();
    },
  );

  it('takes the most specific route whichever remote comes first', () => {
    const [, special] = sampleContract.routes;
    const other = { ...sampleContract, name: 'mfe-other', routes: [special] } as const;
    const general = { ...sampleContract, routes: [sampleContract.routes[2]] } as const;
    expect(matchRoute([other, general], '/samples/new')?.contract.name).toBe('mfe-other');
    expect(matchRoute([general, other], '/samples/new')?.contract.name).toBe('mfe-other');
  });
});

describe('clashes', () => {
  const route = { id: 'x', title: 'list', access: 'public' } as const;

  it('finds none between contracts that fit', () => {
    const other = {
      ...sampleContract,
      name: 'mfe-other',
      routes: [{ ...route, path: '/others/:id' }],
    } as const;
    expect(clashes([sampleContract, other])).toEqual([]);
  });

  it('names both remotes that claim the same addresses', () => {
    const other = {
      ...sampleContract,
      name: 'mfe-other',
      routes: [{ ...route, path: '/samples/:sample' }],
    } as const;
    expect(clashes([sampleContract, other])).toEqual([
      'mfe-other claims /samples/:sample, which belongs to mfe-sample.',
    ]);
  });

  it('keeps the shell’s own addresses for the shell', () => {
    const other = { ...sampleContract, routes: [{ ...route, path: '/welcome' }] } as const;
    expect(clashes([other])).toEqual(['mfe-sample claims /welcome, which belongs to the shell.']);
  });

  it('refuses one name twice', () => {
    expect(clashes([sampleContract, sampleContract])).toEqual(['Two contracts are named mfe-sample.']);
  });
});
