import type { Extent } from '../mercator.ts';
import { extentAround, pixelAt, type Frame, type Painter } from '../painted-layer.ts';

/** In pixels, around what is in view, for a drag. */
export const sheetMargin = 128;

/**
 * Returns a painter of what takes longer to paint than a step of the zoom may last: it is painted on a sheet of its own
 * when the map rests, which then moves with the map, and is not shown at another zoom.
 */
export function restingSheet(paint: Painter) {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  let isStale = false;
  let painted: (Pick<Frame, 'resolution' | 'density'> & { readonly extent: Extent }) | undefined;

  const paintAnew = (frame: Frame) => {
    if (!context) return;
    const [width, height] = [frame.size[0] + 2 * sheetMargin, frame.size[1] + 2 * sheetMargin];
    const { density, resolution } = frame;
    // A canvas is emptied when it is given a size.
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
    context.setTransform(density, 0, 0, density, 0, 0);
    const extent = extentAround(frame, sheetMargin);
    paint({ ...frame, context, size: [width, height], extent });
    painted = { density, resolution, extent };
    isStale = false;
  };

  return {
    /** The map rests, or what is painted has changed. */
    renew() {
      isStale = true;
    },
    paint(frame: Frame) {
      const shows = () => painted?.resolution === frame.resolution && painted.density === frame.density;
      if (isStale || (shows() && painted && !contains(painted.extent, frame.extent))) paintAnew(frame);
      if (!painted || !shows()) return;
      const [west, , , north] = painted.extent;
      const [left, top] = pixelAt(frame, [west, north]);
      frame.context.drawImage(canvas, left, top, canvas.width / frame.density, canvas.height / frame.density);
    },
  };
}

function contains([west, south, east, north]: Extent, [left, bottom, right, top]: Extent): boolean {
  return left >= west && right <= east && bottom >= south && top <= north;
}
