import { fromLonLat } from 'ol/proj.js';
import { project } from './mercator.ts';

describe('the projection of the map', () => {
  it.each([
    [-84.388, 33.749],
    [-156.5, 20.8],
    [0, 0],
    [179.9, -80],
  ])('is that of ol for %d, %d', (longitude, latitude) => {
    const [x, y] = project(longitude, latitude);
    const [olX = 0, olY = 0] = fromLonLat([longitude, latitude]);
    expect(x).toBeCloseTo(olX, 3);
    expect(y).toBeCloseTo(olY, 3);
  });

  it('has an edge where the poles would be', () => {
    expect(project(0, 90)).toEqual(project(0, 86));
  });
});
