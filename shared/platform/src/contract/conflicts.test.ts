import { sampleContract } from '../test-support/sample-contract.ts';
import { findConflicts } from './conflicts.ts';

describe('findConflicts', () => {
  const route = { id: 'x', title: 'list', access: 'public' } as const;
  const other = (path: `/${string}`) =>
    ({ ...sampleContract, name: 'mfe-other', routes: [{ ...route, path }] }) as const;

  it('finds nothing between contracts without a common address', () => {
    expect(findConflicts([sampleContract, other('/others/:id')])).toEqual([]);
  });

  it('names both remotes that claim the same addresses', () => {
    expect(findConflicts([sampleContract, other('/samples/:sample')])).toEqual([
      'mfe-other claims /samples/:sample, which belongs to mfe-sample.',
    ]);
  });

  it.each(['/', '/welcome', '/403', '/staff', '/auth', '/dashboard/main'] as const)(
    'keeps the address %s for the shell',
    (path) => {
      expect(findConflicts([other(path)])).toEqual([`mfe-other claims ${path}, which belongs to the shell.`]);
    },
  );

  it('finds one name that two contracts have', () => {
    expect(findConflicts([sampleContract, sampleContract])).toEqual(['Two contracts are named mfe-sample.']);
  });
});
