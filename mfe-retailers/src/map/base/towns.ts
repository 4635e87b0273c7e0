import { project, type Coordinate } from '../mercator.ts';
import { extentAround, pixelAt, type Frame } from '../painted-layer.ts';
import type { Palette } from '../palette.ts';
import { sprite, spriteSheet } from '../sprite.ts';
import type { Town } from './map-data.ts';
import { thinTowns } from './thin-towns.ts';
import { builtUpRadius, smallestNamed } from './town-size.ts';

export interface PlacedTown extends Town {
  readonly coordinate: Coordinate;
}

/** The built-up area of a town, in pixels. */
export interface Area {
  readonly town: PlacedTown;
  readonly pixel: readonly [x: number, y: number];
  readonly radius: number;
}

/** From this zoom on a built-up area is larger than its name. */
const areaZoom = 8;
/** In pixels: the radius of an area that is more than the ground of a name. */
const largeArea = 120;
/** In pixels: an area that is out of view by less is partly in view. */
const overhang = 60;

/** Returns the towns that were added, by size and place, and what paints their built-up areas. */
export function townsOf() {
  const glows = spriteSheet();
  let towns: readonly PlacedTown[] = [];
  return {
    add(more: readonly Town[]) {
      const placed = more.map((town) => ({ ...town, coordinate: project(...town.position) }));
      towns = [...towns, ...placed].sort((one, other) => other.size - one.size);
    },
    /** Returns those that have room for their names. */
    inView: (frame: Frame) =>
      thinTowns(towns, {
        extent: extentAround(frame, overhang),
        resolution: frame.resolution,
        smallest: smallestNamed(frame.zoom),
      }),
    /** Returns the built-up areas of those that are named, and of large ones whose middle may be out of view. */
    areasIn(frame: Frame, named: readonly PlacedTown[]): readonly Area[] {
      if (frame.zoom < areaZoom) return [];
      const isNamed = new Set(named);
      const [width, height] = frame.size;
      return towns.flatMap((town) => {
        const radius = builtUpRadius(town, frame.resolution);
        if (radius < largeArea && !isNamed.has(town)) return [];
        const [x, y] = pixelAt(frame, town.coordinate);
        const isOut = x < -radius || x > width + radius || y < -radius || y > height + radius;
        return isOut ? [] : [{ town, pixel: [x, y], radius }];
      });
    },
    paintAreas({ context, density }: Frame, palette: Palette, areas: readonly Area[]): void {
      const glow = glows.get(palette.town, density, () => glowSprite(palette.town));
      for (const { pixel, radius } of areas)
        context.drawImage(glow, pixel[0] - radius, pixel[1] - radius, 2 * radius, 2 * radius);
    },
  };
}

/** Returns the image of a built-up area, which fades outwards: a rim would read as the radius of a search. */
function glowSprite(colour: string): HTMLCanvasElement {
  const radius = 96;
  return sprite(2 * radius, 2 * radius, 1, (context) => {
    const glow = context.createRadialGradient(radius, radius, 0, radius, radius, radius);
    glow.addColorStop(0, colour);
    glow.addColorStop(0.45, colour);
    glow.addColorStop(1, `${colour.slice(0, 7)}00`);
    context.fillStyle = glow;
    context.fillRect(0, 0, 2 * radius, 2 * radius);
  });
}
