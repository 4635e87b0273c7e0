import { project, type Extent } from '../mercator.ts';
import type { Frame } from '../painted-layer.ts';
import { unpackLines, type PackedLines } from './map-data.ts';

interface Outline {
  readonly box: Extent;
  /** x and y of each point in turn, from `origin`. */
  readonly points: Float64Array;
}

/** Paths hold numbers of seven digits: from the middle of the country they are exact enough for the nearest zoom. */
const origin = project(-96, 38);
/** In pixels: points that are nearer to each other are drawn as one. */
const tolerance = 0.6;

/** Sets the canvas to metres of the projection, from `origin`; returns how many metres a pixel has. */
function inMetres({ context, extent: [west, , , north], resolution, density }: Frame): number {
  const scale = density / resolution;
  context.setTransform(scale, 0, 0, -scale, (origin[0] - west) * scale, (north - origin[1]) * scale);
  return resolution;
}

/** Returns what draws lines at any zoom, with no more points than can be seen there. */
export function outlines(packed: PackedLines) {
  const all = unpackLines(packed).map(outlineOf);
  /** The paths of a zoom, each made when it is first in view. */
  let paths: (Path2D | undefined)[] = [];
  let finest = 0;

  return function draw(frame: Frame, { fill, stroke, width }: LineStyle): void {
    const { context, extent, resolution } = frame;
    const wanted = 2 ** Math.floor(Math.log2(resolution)) * tolerance;
    if (wanted !== finest) paths = [];
    finest = wanted;
    const metresPerPixel = inMetres(frame);
    const inView = all.flatMap((outline, index) =>
      overlaps(outline.box, extent) ? (paths[index] ??= pathOf(outline, finest)) : [],
    );
    if (fill) {
      context.fillStyle = fill;
      for (const path of inView) context.fill(path);
    }
    context.lineWidth = width * metresPerPixel;
    context.lineJoin = 'round';
    context.strokeStyle = stroke;
    for (const path of inView) context.stroke(path);
  };
}

export interface LineStyle {
  readonly fill?: string;
  readonly stroke: string;
  /** In pixels. */
  readonly width: number;
}

function outlineOf(line: readonly (readonly [number, number])[]): Outline {
  const points = new Float64Array(2 * line.length);
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [index, [longitude, latitude]] of line.entries()) {
    const [x, y] = project(longitude, latitude);
    points[2 * index] = x - origin[0];
    points[2 * index + 1] = y - origin[1];
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  }
  return { points, box: [west, south, east, north] };
}

function pathOf({ points }: Outline, metres: number): Path2D {
  const path = new Path2D();
  let [lastX, lastY] = [points[0] ?? 0, points[1] ?? 0];
  path.moveTo(lastX, lastY);
  for (let at = 2; at < points.length; at += 2) {
    const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0];
    if (at + 2 < points.length && Math.abs(x - lastX) + Math.abs(y - lastY) < metres) continue;
    path.lineTo(x, y);
    [lastX, lastY] = [x, y];
  }
  return path;
}

function overlaps([west, south, east, north]: Extent, [left, bottom, right, top]: Extent): boolean {
  return west <= right && east >= left && south <= top && north >= bottom;
}
