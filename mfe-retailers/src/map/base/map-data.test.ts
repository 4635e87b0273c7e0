import { gridWidth } from './grid-width.ts';
import { regionsIn, unpackLines, unpackTowns } from './map-data.ts';
import { builtUpRadius, smallestNamed } from './town-size.ts';

describe('the data of the base map', () => {
  it('has lines as steps on a grid', () => {
    expect(unpackLines({ perDegree: 10, lines: [[-840, 330, 5, -5], []] })).toEqual([
      [
        [-84, 33],
        [-83.5, 32.5],
      ],
      [],
    ]);
  });

  it('has towns with position and size', () => {
    const packed = {
      perDegree: 100,
      names: ['Macon', 'Perry'],
      positions: [-8362, 3281, -8373, 3246],
      sizes: [12],
    };
    expect(unpackTowns(packed)).toEqual([
      { name: 'Macon', position: [-83.62, 32.81], size: 12 },
      { name: 'Perry', position: [-83.73, 32.46], size: 1 },
    ]);
  });

  it('loads the regions of which a state is in view', () => {
    const regions = [
      { id: 'south-east', boxes: [[-85.7, 30.3, -80.8, 35.1] as const, [-88.5, 30.1, -84.8, 35.1] as const] },
      { id: 'pacific', boxes: [[-124.5, 32.5, -114.1, 42.1] as const] },
    ];
    const ids = (...view: [number, number, number, number]) => regionsIn(regions, view).map(({ id }) => id);
    expect(ids(-84.6, 33.5, -84, 34)).toEqual(['south-east']);
    expect(ids(-130, 20, -60, 50)).toEqual(['south-east', 'pacific']);
    expect(ids(-100, 40, -99, 41)).toEqual([]);
  });
});

describe('the ground of the base map', () => {
  it('names fewer towns the more of the country is in view', () => {
    const named = [3, 4.5, 6, 7, 8, 9].map(smallestNamed);
    expect(named).toEqual([60, 25, 10, 4, 2, 1]);
  });

  it('draws a larger town with a wider area, up to a limit', () => {
    const radiusOf = (size: number) => builtUpRadius({ name: '', size, position: [0, 0] }, 100);
    expect(radiusOf(1)).toBe(14);
    expect(radiusOf(4)).toBe(28);
    expect(radiusOf(1000)).toBe(140);
    expect(builtUpRadius({ name: '', size: 1, position: [0, 60] }, 100)).toBeCloseTo(28);
  });

  it.each([0.5, 1, 10, 76.4, 152.9, 9784])(
    'has a grid of 56 to 112 pixels at %d metres a pixel',
    (resolution) => {
      const pixels = gridWidth(resolution) / resolution;
      expect(pixels).toBeGreaterThanOrEqual(56);
      expect(pixels).toBeLessThanOrEqual(112);
    },
  );
});
