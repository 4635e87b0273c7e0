import { parseOptions } from './options.ts';

describe('the options of the simulation', () => {
  it('are operations, seed and quick', () => {
    expect(parseOptions(['--operations', '20', '--seed', '7', '--quick'])).toEqual({
      operations: 20,
      seed: 7,
      quick: true,
    });
    expect(parseOptions([])).toMatchObject({ operations: 5000, quick: false });
  });

  it.each([[['--operations', '0']], [['--operations', '1.5']], [['--seed', 'x']]])(
    'are rejected when they are %j',
    (args) => {
      expect(() => parseOptions(args)).toThrow('must be whole numbers');
    },
  );
});
