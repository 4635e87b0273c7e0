import { project, worldWidth } from '../mercator.ts';
import type { Frame } from '../painted-layer.ts';
import type { Palette } from '../palette.ts';
import { paintNames, statesOf } from './names.ts';

const palette: Palette = {
  brand: '',
  onBrand: '',
  info: '',
  reach: '',
  surface: '',
  ink: '',
  quietInk: '',
  border: '',
  coast: '',
  land: '',
  water: '',
  abroad: '',
  grid: '',
  town: '',
  font: 'sans-serif',
};

/** Returns a frame of 400 x 400 px around Atlanta, and the names that were painted in it. */
function frameAt(zoom: number) {
  const painted: string[] = [];
  const context = {
    measureText: (text: string) => ({ width: 6 * text.length }),
    strokeText: () => {},
    fillText: (text: string) => painted.push(text),
    beginPath: () => {},
    arc: () => {},
    fill: () => {},
  } as unknown as CanvasRenderingContext2D;
  const resolution = worldWidth / (256 * 2 ** zoom);
  const [x, y] = project(-84.39, 33.75);
  const extent = [
    x - 200 * resolution,
    y - 200 * resolution,
    x + 200 * resolution,
    y + 200 * resolution,
  ] as const;
  const frame: Frame = { context, size: [400, 400], extent, zoom, resolution, density: 1, copy: 0 };
  return { frame, painted };
}

const town = (name: string, size: number, longitude: number, latitude: number) => ({
  name,
  size,
  position: [longitude, latitude] as const,
  coordinate: project(longitude, latitude),
});
const atlanta = town('Atlanta', 40, -84.39, 33.75);
const decatur = town('Decatur', 12, -84.3, 33.77);
const macon = town('Macon', 12, -83.63, 32.84);
const states = statesOf([{ name: 'Georgia', code: 'GA', position: [-83.4, 33.4] }]);

const none = { towns: [], areas: [], states: [] };

describe('the names on the base map', () => {
  it('leave out a smaller town that has no room beside a larger one', () => {
    const { frame, painted } = frameAt(7);
    paintNames(frame, palette, [], { ...none, towns: [atlanta, decatur, macon] });
    expect(painted).toEqual(['Atlanta', 'Macon']);
  });

  it('avoid the markers', () => {
    const { frame, painted } = frameAt(7);
    paintNames(frame, palette, [[180, 180, 220, 220]], { ...none, towns: [atlanta, macon] });
    expect(painted).toEqual(['Macon']);
  });

  it('are elsewhere in the built-up area of a town whose middle is taken', () => {
    const middle = [180, 180, 220, 220] as const;
    const near = frameAt(11);
    paintNames(near.frame, palette, [middle], { ...none, towns: [atlanta, decatur] });
    expect(near.painted).toEqual(['Atlanta', 'Decatur']);
    const full = frameAt(11);
    paintNames(full.frame, palette, [[0, 0, 400, 400]], { ...none, towns: [atlanta] });
    expect(full.painted).toEqual([]);
  });

  it('say in which town the map is when its middle is out of view', () => {
    const area = { town: atlanta, pixel: [-300, 200], radius: 900 } as const;
    const within = frameAt(14);
    paintNames(within.frame, palette, [], { ...none, areas: [area] });
    expect(within.painted).toEqual(['Atlanta']);
    const outside = frameAt(14);
    paintNames(outside.frame, palette, [], { ...none, areas: [{ ...area, radius: 400 }] });
    expect(outside.painted).toEqual([]);
  });

  it('spell out states where there is room, and leave them out where the map is smaller than a state', () => {
    const namesAt = (zoom: number) => {
      const { frame, painted } = frameAt(zoom);
      paintNames(frame, palette, [], { ...none, states });
      return painted;
    };
    expect(namesAt(4)).toEqual(['GA']);
    expect(namesAt(6)).toEqual(['GEORGIA']);
    expect(namesAt(8)).toEqual([]);
  });
});
