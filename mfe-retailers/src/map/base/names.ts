import { project } from '../mercator.ts';
import { pixelAt, type Frame } from '../painted-layer.ts';
import type { Palette } from '../palette.ts';
import type { BaseData } from './map-data.ts';
import { nameSize, paintName, stateNameStyle, townNameStyle, type NameStyle } from './paint-name.ts';
import { sheetMargin } from './resting-sheet.ts';
import { builtUpRadius } from './town-size.ts';
import type { Area, PlacedTown } from './towns.ts';

/** Left, top, right, bottom in pixels. */
export type Box = readonly [number, number, number, number];

/** From this zoom on there is room for the names of the states; before, for their letters. */
const spelledOut = 4.6;
/** From this zoom on a state is larger than the map. */
const stateZoom = 7.5;

export function statesOf(states: BaseData['states']) {
  return states.map(({ name, code, position: [longitude = 0, latitude = 0] }) => ({
    name: name.toUpperCase(),
    code,
    coordinate: project(longitude, latitude),
  }));
}

interface Named {
  readonly towns: readonly PlacedTown[];
  readonly areas: readonly Area[];
  readonly states: ReturnType<typeof statesOf>;
}

/** In pixels, between the places within its built-up area where a town may be named. */
const ring = 30;

/**
 * Paints the names of towns and states that have room beside those before, and beside what is in the way. A town whose own
 * place is taken is named elsewhere in its built-up area: stores are mostly in the middle of it. One that is larger than the
 * map is named near the middle of the map.
 */
export function paintNames(
  frame: Frame,
  palette: Palette,
  inTheWay: readonly Box[],
  { towns, areas, states }: Named,
): void {
  const taken = [...inTheWay];
  /** Returns whether there is room. */
  const paint = (name: string, style: NameStyle, [x, y]: readonly [number, number]): boolean => {
    const { width, height, anchor } = nameSize(frame.context, name, style);
    const [left, top] = [x - anchor, y - height / 2];
    const box: Box = [left, top, left + width, top + height];
    if (taken.some((other) => overlap(other, box))) return false;
    taken.push(box);
    paintName(frame.context, palette, name, style, [x, y]);
    return true;
  };
  const styleOf = ({ size }: PlacedTown) => townNameStyle(palette, size >= 10);
  const paintNear = (town: PlacedTown, [x, y]: readonly [number, number], radius: number) =>
    placesWithin(radius).some(([right, down]) =>
      paint(town.name, { ...styleOf(town), dot: 0 }, [x + right, y + down]),
    );
  const surrounding = townAround(frame, areas);
  if (surrounding) paintNear(surrounding, [frame.size[0] / 2, frame.size[1] / 2], 4 * ring);
  // The largest town first.
  for (const town of towns) {
    if (town === surrounding) continue;
    const at = pixelAt(frame, town.coordinate);
    if (!paint(town.name, styleOf(town), at)) paintNear(town, at, builtUpRadius(town, frame.resolution));
  }
  if (frame.zoom > stateZoom) return;
  for (const { name, code, coordinate } of states)
    paint(frame.zoom < spelledOut ? code : name, stateNameStyle(palette), pixelAt(frame, coordinate));
}

/** Returns eight places on each ring within a radius in pixels, the nearest first. */
function placesWithin(radius: number): readonly (readonly [right: number, down: number])[] {
  const places: [number, number][] = [];
  for (let away = ring; away <= radius; away += ring)
    for (let turn = 0; turn < 8; turn += 1) {
      const angle = (turn * Math.PI) / 4;
      places.push([away * Math.sin(angle), away * Math.cos(angle)]);
    }
  return places;
}

/** Returns the largest town that the middle of the map is in, when its own middle is out of view. */
function townAround({ size: [width, height] }: Frame, areas: readonly Area[]): PlacedTown | undefined {
  const own = areas.find(({ pixel: [x, y], radius }) => Math.hypot(x - width / 2, y - height / 2) < radius);
  const [x, y] = own?.pixel ?? [0, 0];
  const isSeen = x > sheetMargin && x < width - sheetMargin && y > sheetMargin && y < height - sheetMargin;
  return isSeen ? undefined : own?.town;
}

function overlap([left, top, right, bottom]: Box, [west, north, east, south]: Box): boolean {
  return left < east && right > west && top < south && bottom > north;
}
