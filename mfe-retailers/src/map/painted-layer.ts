import Layer from 'ol/layer/Layer.js';
import { worldWidth, type Coordinate, type Extent } from './mercator.ts';

/** What is painted: the part of the map in view, on a canvas in CSS pixels from its top left corner. */
export interface Frame {
  readonly context: CanvasRenderingContext2D;
  /** In CSS pixels. */
  readonly size: readonly [width: number, height: number];
  readonly extent: Extent;
  readonly zoom: number;
  /** Metres of the projection in a CSS pixel. */
  readonly resolution: number;
  /** Pixels of the canvas in a CSS pixel. */
  readonly density: number;
  /** A wide view of the world shows a part of it twice: 0 for its first copy. */
  readonly copy: number;
}

export type Painter = (frame: Frame) => void;

export function pixelAt(
  { extent: [west, , , north], resolution }: Frame,
  [x, y]: Coordinate,
): [number, number] {
  return [(x - west) / resolution, (north - y) / resolution];
}

/** Returns what is in view with some pixels around it. */
export function extentAround(
  { extent: [west, south, east, north], resolution }: Frame,
  pixels: number,
): Extent {
  const more = pixels * resolution;
  return [west - more, south - more, east + more, north + more];
}

/**
 * Returns a layer that is one canvas, on which the painters paint one above the other in each frame. ol's own vector
 * layers prepare features, styles and lists of instructions before they draw, at every zoom anew: for a map of this kind
 * that takes longer than to draw it.
 */
export function paintedLayer(painters: () => readonly Painter[]): Layer {
  const canvas = document.createElement('canvas');
  Object.assign(canvas.style, { position: 'absolute', inset: '0', width: '100%', height: '100%' });
  const context = canvas.getContext('2d');
  return new Layer({
    zIndex: 1,
    render(state) {
      if (!state || !context) return canvas;
      const { size, pixelRatio: density, viewState } = state;
      const [width = 0, height = 0] = size;
      const [columns, rows] = [Math.round(width * density), Math.round(height * density)];
      // A canvas is emptied when it is given a size.
      if (canvas.width !== columns || canvas.height !== rows)
        Object.assign(canvas, { width: columns, height: rows });
      else {
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.clearRect(0, 0, columns, rows);
      }
      const { center, resolution, zoom } = viewState;
      const [x = 0, y = 0] = center;
      const [halfWidth, halfHeight] = [(width / 2) * resolution, (height / 2) * resolution];
      // A small map may show the end of the world and its beginning again.
      const firstWorld = Math.floor((x - halfWidth) / worldWidth + 0.5);
      const lastWorld = Math.floor((x + halfWidth) / worldWidth + 0.5);
      const paint = painters();
      for (let world = firstWorld; world <= lastWorld; world += 1) {
        const west = x - halfWidth - world * worldWidth;
        const extent = [west, y - halfHeight, west + 2 * halfWidth, y + halfHeight] as const;
        for (const painter of paint) {
          context.setTransform(density, 0, 0, density, 0, 0);
          painter({
            context,
            size: [width, height],
            extent,
            zoom,
            resolution,
            density,
            copy: world - firstWorld,
          });
        }
      }
      // ol draws the layer above, of the stores of one point, on the same canvas.
      context.setTransform(1, 0, 0, 1, 0, 0);
      return canvas;
    },
  });
}
