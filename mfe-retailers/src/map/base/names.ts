import { project } from '../mercator.ts';
import { pixelAt, type Frame } from '../painted-layer.ts';
import type { Palette } from '../palette.ts';
import type { BaseData } from './map-data.ts';
import { nameSize, paintName, stateNameStyle, townNameStyle, type NameStyle } from './paint-name.ts';
import { builtUpRadius } from './town-size.ts';
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

/** In pixels, between the places within its built-up area where a town may be named. */
const ring = 30;

/**
 * Paints the names of towns and states that have room beside those before, and beside what is in the way. A town whose own
 * place is taken is named elsewhere in its built-up area: stores are mostly in the middle of it.
 */
export function paintNames(
  frame: Frame,
  palette: Palette,
  inTheWay: readonly Box[],
  towns: readonly PlacedTown[],
  states: ReturnType<typeof statesOf>,
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
  // The largest town first.
  for (const town of towns) {
    const [x, y] = pixelAt(frame, town.coordinate);
    const style = townNameStyle(palette, town.size >= 10);
    if (paint(town.name, style, [x, y])) continue;
    around(builtUpRadius(town, frame.resolution)).some(([right, down]) =>
      paint(town.name, { ...style, dot: 0 }, [x + right, y + down]),
    );
  }
  if (frame.zoom > stateZoom) return;
  for (const { name, code, coordinate } of states)
    paint(frame.zoom < spelledOut ? code : name, stateNameStyle(palette), pixelAt(frame, coordinate));
}

/** Returns eight places on each ring within a radius in pixels, the nearest first. */
function around(radius: number): readonly (readonly [right: number, down: number])[] {
  const places: [number, number][] = [];
  for (let away = ring; away <= radius; away += ring)
    for (let turn = 0; turn < 8; turn += 1) {
      const angle = (turn * Math.PI) / 4;
      places.push([away * Math.sin(angle), away * Math.cos(angle)]);
    }
  return places;
}

function overlap([left, top, right, bottom]: Box, [west, north, east, south]: Box): boolean {
  return left < east && right > west && top < south && bottom > north;
}
