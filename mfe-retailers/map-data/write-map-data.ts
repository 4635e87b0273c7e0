import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import Areal from 'ol/geom/MultiPolygon.js';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { packLines, type Line } from './pack-lines.ts';
import { regions, stateNumbers } from './regions.ts';
import { townsBySize, type Town } from './towns.ts';

type Areas = GeometryCollection<{ readonly name: string }>;
const { resolve } = createRequire(import.meta.url);
const read = <Objects extends Record<string, Areas>>(name: string) =>
  JSON.parse(readFileSync(resolve(name), 'utf8')) as Topology<Objects>;

/** Steps of the grid in a degree: a hundred metres for counties, a kilometre for towns, two for other countries. */
const perDegree = { counties: 1000, towns: 100, land: 50 } as const;

/** Places of this many ZIP codes are on the map of the whole country. */
const largePlace = 3;

/** Other countries that are in sight of the United States, up to this latitude. */
const neighbours = new Set(['Canada', 'Mexico', 'Cuba', 'Bahamas', 'Guatemala', 'Belize', 'Honduras']);
const northernmost = 66;

/**
 * Writes what the packaged base map draws beside the outlines of the states: `base.json` for the whole country, and in
 * `regions` a file for each region, with its counties and towns.
 */
export function writeMapData(folder: string): void {
  mkdirSync(join(folder, 'regions'), { recursive: true });
  const write = (name: string, content: unknown) =>
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(content));
  const counties = read<{ counties: Areas; states: Areas }>('us-atlas/counties-10m.json');
  const towns = townsBySize();
  write('base', {
    ...statesOf(read<{ states: Areas }>('us-atlas/states-10m.json')),
    abroad: packLines(otherCountries(), perDegree.land),
    places: packTowns(towns.filter(({ size }) => size >= largePlace)),
    regions: Object.entries(regions).map(([id, states]) => ({
      id,
      boxes: states.map((state) => boxOf(counties, state)),
    })),
  });
  for (const [id, states] of Object.entries(regions)) {
    write(join('regions', id), {
      counties: packLines(countyLines(counties, states), perDegree.counties),
      towns: packTowns(towns.filter(({ state, size }) => size < largePlace && states.includes(state))),
    });
  }
}

const packTowns = (towns: readonly Town[]) => ({
  perDegree: perDegree.towns,
  names: towns.map(({ name }) => name),
  positions: towns.flatMap(({ longitude, latitude }) => [
    Math.round(longitude * perDegree.towns),
    Math.round(latitude * perDegree.towns),
  ]),
  sizes: towns.map(({ size }) => size),
});

/** Returns the coasts of the country, the borders between its states, and where each has room for its name. */
function statesOf(topology: Topology<{ states: Areas }>) {
  const { states } = topology.objects;
  const areas = states.geometries as (Polygon | MultiPolygon)[];
  const codes = new Map(Object.entries(stateNumbers).map(([code, number]) => [number, code]));
  return {
    land: packLines(merge(topology, areas).coordinates.flat(), perDegree.counties),
    borders: packLines(mesh(topology, states, (one, other) => one !== other).coordinates, perDegree.counties),
    states: states.geometries.map((state, index) => {
      const name = state.properties && 'name' in state.properties ? state.properties.name : '';
      const shape = areas[index];
      return {
        name,
        code: codes.get(String(state.id)) ?? name,
        position: shape ? widestPoint(merge(topology, [shape]).coordinates) : [0, 0],
      };
    }),
  };
}

/** Returns the point in the middle of where areas are widest, degrees. */
function widestPoint(areas: number[][][][]): readonly number[] {
  const points = new Areal(areas).getInteriorPoints().getCoordinates();
  const [widest = []] = points.toSorted(([, , one = 0], [, , other = 0]) => other - one);
  return widest.slice(0, 2).map((degrees) => Math.round(degrees * 100) / 100);
}

/** Returns the borders between counties of one state; those of the states are drawn already. */
function countyLines(
  topology: Topology<{ counties: Areas; states: Areas }>,
  states: readonly string[],
): readonly Line[] {
  const numbers = new Set(states.map((state) => stateNumbers[state]));
  const stateOf = ({ id }: { id?: string | number | undefined }) => String(id).slice(0, 2);
  const geometries = topology.objects.counties.geometries.filter((county) => numbers.has(stateOf(county)));
  return mesh(
    topology,
    { type: 'GeometryCollection', geometries },
    (one, other) => one !== other && stateOf(one) === stateOf(other),
  ).coordinates;
}

/** Returns west, south, east and north of a state. */
function boxOf(topology: Topology<{ counties: Areas; states: Areas }>, state: string): readonly number[] {
  const area = topology.objects.states.geometries.find(({ id }) => id === stateNumbers[state]);
  const points = area ? merge(topology, [area as Polygon | MultiPolygon]).coordinates.flat(2) : [];
  const [longitudes, latitudes] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
  const tenths = (value: number, round: (value: number) => number) => round(value * 10) / 10;
  return [
    tenths(Math.min(...longitudes), Math.floor),
    tenths(Math.min(...latitudes), Math.floor),
    tenths(Math.max(...longitudes), Math.ceil),
    tenths(Math.max(...latitudes), Math.ceil),
  ];
}

/** Returns the outlines of the countries around, without the islands of the far north. */
function otherCountries(): readonly Line[] {
  const topology = read<{ countries: Areas }>('world-atlas/countries-50m.json');
  const near = topology.objects.countries.geometries.filter(
    ({ properties }) => properties && 'name' in properties && neighbours.has(properties.name),
  );
  return merge(topology, near as (Polygon | MultiPolygon)[])
    .coordinates.flatMap(([outline]) => (outline ? [outline] : []))
    .filter((outline) => outline.some(([, latitude = 0]) => latitude < northernmost - 4))
    .map((outline) => outline.map(([x = 0, y = 0]) => [x, Math.min(y, northernmost)]))
    .filter((outline) => outline.length > 8);
}
