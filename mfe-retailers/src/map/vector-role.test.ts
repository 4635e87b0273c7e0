import { vectorRole } from './vector-role.ts';

describe('vector tiles', () => {
  it.each([
    ['water', 'Polygon', 'water'],
    ['ocean', 'MultiPolygon', 'water'],
    ['waterway', 'LineString', 'waterway'],
    ['landuse', 'Polygon', 'built-up'],
    ['transportation', 'MultiLineString', 'road'],
    ['streets', 'LineString', 'road'],
    ['boundary', 'LineString', 'border'],
    ['place_labels', 'Point', 'place'],
    ['transportation_name', 'Point', undefined],
    ['poi', 'Point', undefined],
  ])('RET-47: a layer %s of %s is drawn as %s', (layer, geometry, role) => {
    expect(vectorRole(layer, geometry)).toBe(role);
  });
});
