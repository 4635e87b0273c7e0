import { allMiles, defaultRadius, radiusInKilometres, radiusOptions } from './radius.ts';

describe('search radius', () => {
  it('RET-43: offers 5, 10, 20, 50, 80, 100 and All miles', () => {
    expect(radiusOptions).toEqual([5, 10, 20, 50, 80, 100, 10_000]);
    expect(allMiles).toBe(10_000);
  });

  it('RET-44: is All at first', () => {
    expect(defaultRadius).toBe(allMiles);
  });

  it('RET-34: is converted to kilometres, 1.60934 a mile, without float errors', () => {
    expect(radiusOptions.map((miles) => String(radiusInKilometres(miles)))).toEqual([
      '8.0467',
      '16.0934',
      '32.1868',
      '80.467',
      '128.7472',
      '160.934',
      '16093.4',
    ]);
  });
});
