import { median, pairedRatios, quantile, spreadOf } from './statistics.ts';

describe('quantile', () => {
  it.each([
    [0, 1],
    [0.25, 1.75],
    [0.5, 2.5],
    [1, 4],
  ])('at %d of four values is %d, whatever their order', (share, expected) => {
    expect(quantile([4, 2, 1, 3], share)).toBe(expected);
  });

  it('of one value is that value, and of none is not a number', () => {
    expect(spreadOf([7])).toEqual({ lower: 7, median: 7, upper: 7 });
    expect(median([])).toBeNaN();
  });
});

describe('paired ratios', () => {
  it('compare the values of the same turn, so a slow turn changes nothing', () => {
    expect(pairedRatios([80, 800, 80], [100, 1000, 100])).toEqual({ lower: 0.8, median: 0.8, upper: 0.8 });
  });

  it('reject series of different lengths', () => {
    expect(() => pairedRatios([1, 2], [1])).toThrow('same number of turns');
  });
});
