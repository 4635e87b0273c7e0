import { thinTowns } from './thin-towns.ts';

const town = (x: number, y: number, size: number) => ({ coordinate: [x, y], size });

describe('the names on the base map', () => {
  const view = { extent: [0, 0, 1000, 1000], resolution: 1, smallest: 2 };

  it('are those in view and of the size of the zoom', () => {
    const near = town(500, 500, 5);
    expect(thinTowns([near, town(1001, 500, 9), town(200, 200, 1)], view)).toEqual([near]);
  });

  it('are the larger of two that have no room beside each other', () => {
    const [large, small, apart] = [town(10, 10, 9), town(40, 20, 3), town(300, 10, 2)];
    expect(thinTowns([large, small, apart], view)).toEqual([large, apart]);
    expect(thinTowns([large, small, apart], { ...view, resolution: 0.1 })).toHaveLength(3);
  });
});
