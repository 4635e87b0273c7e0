import { sampleContract } from '../test-support/sample-contract.ts';
import { findConflicts } from './conflicts.ts';

describe('findConflicts', () => {
  const route = { id: 'x', title: 'list', access: 'public' } as const;
  const other = (path: `/${string}`) =>
    ({ ...sampleContract, name: 'mfe-other', routes: [{ ...route, path }] }) as const;

  it('finds nothing between contracts without a common address', () => {
    expect(findConflicts([sampleContract, other('/others/:id')])).toEqual([]);
  });

  it('names both remotes that claim common addresses', () => {
    expect(findConflicts([sampleContract, other('/samples/:sample')])).toEqual([
      'mfe-other claims /samples/:sample, which meets /samples/new of mfe-sample: no address may match both.',
    ]);
    expect(findConflicts([sampleContract, other('/samples')])).toEqual([
      'mfe-other claims /samples, which belongs to mfe-sample.',
    ]);
  });

  it('finds a concrete address inside the pattern of another remote, in either order of the contracts', () => {
    const concrete = other('/samples/7/parts/:part');
    expect(findConflicts([sampleContract, concrete])).toEqual([
      'mfe-other claims /samples/7/parts/:part, which meets /samples/:id/parts/:part of mfe-sample: no address may match both.',
    ]);
    expect(findConflicts([concrete, sampleContract])).toEqual([
      'mfe-sample claims /samples/:id/parts/:part, which meets /samples/7/parts/:part of mfe-other: no address may match both.',
    ]);
  });

  it('keeps the addresses of the shell from a pattern', () => {
    expect(findConflicts([other('/:page')])).toEqual([
      expect.stringMatching(/^mfe-other claims \/:page, which meets \/\w+ of the shell/),
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
