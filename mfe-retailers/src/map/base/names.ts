import { project, type Coordinate } from '../mercator.ts';
import { pixelAt, type Frame } from '../painted-layer.ts';
import type { Palette } from '../palette.ts';
import type { BaseData } from './map-data.ts';
import { nameSize, paintName, stateNameStyle, townNameStyle, type NameStyle } from './paint-name.ts';
import type { PlacedTown } from './towns.ts';

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

/** Paints the names of towns and states that have room beside those before, and beside what is in the way. */
export function paintNames(
  frame: Frame,
  palette: Palette,
  inTheWay: readonly Box[],
  towns: readonly PlacedTown[],
  states: ReturnType<typeof statesOf>,
): void {
  const taken = [...inTheWay];
  const paint = (name: string, style: NameStyle, coordinate: Coordinate) => {
    const [x, y] = pixelAt(frame, coordinate);
    const { width, height, anchor } = nameSize(frame.context, name, style);
    const [left, top] = [x - anchor, y - height / 2];
    const box: Box = [left, top, left + width, top + height];
    if (taken.some((other) => overlap(other, box))) return;
    taken.push(box);
    paintName(frame.context, palette, name, style, [x, y]);
  };
  // The largest town first.
  for (const { name, size, coordinate } of towns) paint(name, townNameStyle(palette, size >= 10), coordinate);
  if (frame.zoom > stateZoom) return;
  for (const { name, code, coordinate } of states)
    paint(frame.zoom < spelledOut ? code : name, stateNameStyle(palette), coordinate);
}

function overlap([left, top, right, bottom]: Box, [west, north, east, south]: Box): boolean {
  return left < east && right > west && top < south && bottom > north;
}
