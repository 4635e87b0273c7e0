import { fitRange, moveEnd, type RangeLimits } from './range-value.ts';

const twelveOf52: RangeLimits = { min: 0, max: 51, minSpan: 3, maxSpan: 11 };

describe('moving an end of a span', () => {
  it('UI-43: stays three from the other end', () => {
    expect(moveEnd('from', 9, [0, 10], twelveOf52)).toEqual([7, 10]);
    expect(moveEnd('from', 8, [0, 10], twelveOf52)).toEqual([7, 10]);
    expect(moveEnd('from', 7, [0, 10], twelveOf52)).toEqual([7, 10]);
    expect(moveEnd('to', 1, [0, 10], twelveOf52)).toEqual([0, 3]);
    expect(moveEnd('to', 3, [0, 10], twelveOf52)).toEqual([0, 3]);
  });

  it('UI-44: takes the other end along when the span would be wider than the columns', () => {
    expect(moveEnd('to', 11, [0, 10], twelveOf52)).toEqual([0, 11]);
    expect(moveEnd('to', 12, [0, 11], twelveOf52)).toEqual([1, 12]);
    expect(moveEnd('to', 51, [0, 11], twelveOf52)).toEqual([40, 51]);
    expect(moveEnd('from', 0, [40, 51], twelveOf52)).toEqual([0, 11]);
  });

  it('stays on the track', () => {
    expect(moveEnd('from', -9, [0, 10], twelveOf52)).toEqual([0, 10]);
    expect(moveEnd('to', 99, [45, 50], twelveOf52)).toEqual([45, 51]);
  });
});

describe('fitting a span', () => {
  it.each([
    [
      [0, 51],
      [0, 11],
    ],
    [
      [5, 6],
      [5, 8],
    ],
    [
      [50, 51],
      [48, 51],
    ],
    [
      [-5, 4],
      [0, 4],
    ],
    [
      [10, 2],
      [10, 13],
    ],
  ] as const)('UI-43, UI-44: fits %j to the track and the spans: %j', (given, fits) => {
    expect(fitRange(given, twelveOf52)).toEqual(fits);
  });

  it('leaves a span of any length as it is without limits', () => {
    expect(fitRange([4, 4], { min: 0, max: 51 })).toEqual([4, 4]);
    expect(fitRange([0, 51], { min: 0, max: 51 })).toEqual([0, 51]);
  });

  it('takes the whole of a track that is too short', () => {
    expect(fitRange([0, 0], { min: 0, max: 2, minSpan: 3, maxSpan: 11 })).toEqual([0, 2]);
    expect(moveEnd('from', 2, [0, 2], { min: 0, max: 2, minSpan: 3, maxSpan: 11 })).toEqual([0, 2]);
  });
});
