/** West, south, east, north in degrees. */
export type Bounds = readonly [number, number, number, number];

/** Lines on a grid, each point as its distance from the one before (`map-data/pack-lines.ts`). */
export interface PackedLines {
  /** Steps of the grid in a degree. */
  readonly perDegree: number;
  readonly lines: readonly (readonly number[])[];
}

/** Towns, the largest first. */
export interface PackedTowns {
  readonly perDegree: number;
  readonly names: readonly string[];
  /** Longitude and latitude of each. */
  readonly positions: readonly number[];
  readonly sizes: readonly number[];
}

/** What is drawn of the whole country. */
export interface BaseData {
  /** The outlines of the country. */
  readonly land: PackedLines;
  /** The borders between its states. */
  readonly borders: PackedLines;
  readonly states: readonly StateName[];
  /** The outlines of the countries around. */
  readonly abroad: PackedLines;
  readonly places: PackedTowns;
  readonly regions: readonly RegionIndex[];
}

interface StateName {
  readonly name: string;
  /** Two letters. */
  readonly code: string;
  /** Longitude and latitude of where the state is widest. */
  readonly position: readonly number[];
}

export interface RegionIndex {
  readonly id: string;
  /** One for each of its states. */
  readonly boxes: readonly Bounds[];
}

/** What is drawn of a region when the map is near. */
export interface RegionData {
  readonly counties: PackedLines;
  readonly towns: PackedTowns;
}

export interface Town {
  readonly name: string;
  /** Longitude and latitude. */
  readonly position: readonly [number, number];
  /** Its number of ZIP codes. */
  readonly size: number;
}

/** Returns lines of longitudes and latitudes. */
export function unpackLines({ perDegree, lines }: PackedLines): [number, number][][] {
  return lines.map((steps) => {
    const line: [number, number][] = [];
    let [x, y] = [0, 0];
    for (let at = 0; at + 1 < steps.length; at += 2) {
      x += steps[at] ?? 0;
      y += steps[at + 1] ?? 0;
      line.push([x / perDegree, y / perDegree]);
    }
    return line;
  });
}

export function unpackTowns({ perDegree, names, positions, sizes }: PackedTowns): readonly Town[] {
  return names.map((name, index) => ({
    name,
    position: [(positions[2 * index] ?? 0) / perDegree, (positions[2 * index + 1] ?? 0) / perDegree],
    size: sizes[index] ?? 1,
  }));
}

/** Returns the regions of which a state may be in view. */
export function regionsIn(regions: readonly RegionIndex[], view: Bounds): readonly RegionIndex[] {
  const [west, south, east, north] = view;
  return regions.filter(({ boxes }) =>
    boxes.some(([w, s, e, n]) => w <= east && e >= west && s <= north && n >= south),
  );
}
