import { sampleContract } from '../test-support/sample-contract.ts';
import type { Shape } from '../validation/shape.ts';
import { findConflicts } from './conflicts.ts';
import type { RemoteContract } from './contract.ts';

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

  it('finds events in two shapes, of two remotes that emit it and of one that listens to another', () => {
    const emits = (detail: Shape): RemoteContract => ({
      ...other('/others'),
      emits: { 'thing.sold': { detail } },
    });
    const hears = (shape: Shape): RemoteContract => ({ ...sampleContract, listens: { 'thing.sold': shape } });
    const third = { ...emits('number'), name: 'mfe-third', routes: [] } as const;
    expect(findConflicts([emits('string'), third, hears('string')])).toEqual([
      'mfe-third emits thing.sold in another shape than mfe-other.',
    ]);
    expect(findConflicts([hears({ object: { b: 'string', a: 'number' } }), emits('string')])).toEqual([
      'mfe-sample listens to thing.sold in another shape than mfe-other emits it.',
    ]);
    const fields = { object: { a: 'number', b: 'string' } } as const;
    expect(findConflicts([hears({ object: { b: 'string', a: 'number' } }), emits(fields)])).toEqual([]);
  });

  it('finds one name that two contracts have', () => {
    expect(findConflicts([sampleContract, sampleContract])).toEqual(['Two contracts are named mfe-sample.']);
  });
});
