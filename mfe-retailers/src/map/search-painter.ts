import { circular } from 'ol/geom/Polygon.js';
import type { Position } from '@portal/domain';
import type { Box } from './base/names.ts';
import { headMiddle, headSprite, paintStem } from './marker-sprites.ts';
import { coordinateOf, project, type Coordinate } from './mercator.ts';
import { pixelAt, type Frame } from './painted-layer.ts';
import type { Palette } from './palette.ts';
import type { Search } from './retailer-map.ts';
import { headHeight } from './search-marker-size.ts';
import { spriteSheet } from './sprite.ts';

/** Corners of the circle of the radius. */
const corners = 128;

/** Paints the search: the circle of its radius and the marker's stem below the stores, its head above them. */
export function searchPainter(first: Palette, changed: () => void) {
  const sprites = spriteSheet();
  let palette = first;
  let mark: Coordinate | undefined;
  let circle: readonly Coordinate[] = [];

  const paintCircle = (frame: Frame) => {
    const { context } = frame;
    context.beginPath();
    for (const corner of circle) context.lineTo(...pixelAt(frame, corner));
    context.closePath();
    context.fillStyle = palette.reach;
    context.fill();
    context.setLineDash([6, 6]);
    context.lineWidth = 1.5;
    context.strokeStyle = palette.info;
    context.stroke();
    context.setLineDash([]);
  };

  return {
    below(frame: Frame) {
      if (circle.length > 0) paintCircle(frame);
      if (mark) paintStem(frame.context, palette, pixelAt(frame, mark));
    },
    above(frame: Frame) {
      if (!mark) return;
      const { context, density } = frame;
      const [x, y] = pixelAt(frame, mark);
      const head = sprites.get('head', density, () => headSprite(palette, density));
      const size = [head.width / density, head.height / density] as const;
      context.drawImage(head, x - headMiddle, y - headHeight - headMiddle, ...size);
    },
    /** Returns the box of the marker's head, which names avoid. */
    boxesIn(frame: Frame): readonly Box[] {
      if (!mark) return [];
      const [x, y] = pixelAt(frame, mark);
      return [[x - headMiddle, y - headHeight - headMiddle, x + headMiddle, y]];
    },
    recolour(next: Palette) {
      palette = next;
      sprites.clear();
      changed();
    },
    drawMark(position: Position) {
      mark = coordinateOf(position);
      changed();
    },
    show({ centre, radiusKm }: Search) {
      // A circle on the earth, which is wider than high on the map.
      const around =
        radiusKm === null
          ? []
          : (circular([centre.longitude, centre.latitude], radiusKm * 1000, corners).getCoordinates()[0] ??
            []);
      circle = around.map(([longitude = 0, latitude = 0]) => project(longitude, latitude));
      changed();
    },
  };
}
