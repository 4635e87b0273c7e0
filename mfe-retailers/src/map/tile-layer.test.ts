import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import { paletteAt } from './palette.ts';
import { tileLayer } from './tile-layer.ts';

describe('the names on vector tiles', () => {
  afterEach(() => jest.restoreAllMocks());

  it('RET-47: are kept as images, but not without end', () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const { layer } = tileLayer('https://tiles.example/{z}/{x}/{y}.pbf', paletteAt(document.body));
    if (!(layer instanceof VectorTileLayer)) throw new Error('The tiles are vectors.');
    const styleOf = (name: string) => {
      const feature = new Feature({ geometry: new Point([0, 0]), layer: 'place', name });
      return layer.getStyleFunction()?.(feature, 1);
    };
    const first = styleOf('Macon');
    expect(styleOf('Macon')).toBe(first);
    for (let town = 1; town < 500; town += 1) styleOf(`Town ${town}`);
    expect(styleOf('Macon')).toBe(first);
    styleOf('Town 500');
    expect(styleOf('Macon')).not.toBe(first);
  });
});
