/** The room of a name in pixels, with what is around it. */
const cell = { width: 110, height: 34 };

interface SizedPoint {
  /** In metres of the map's projection. */
  readonly coordinate: readonly number[];
  readonly size: number;
}

/**
 * Returns the towns in view that have room for their names, the largest first: most of the others would be drawn only to
 * be left out.
 *
 * @param towns the largest first
 */
export function thinTowns<Town extends SizedPoint>(
  towns: readonly Town[],
  view: { readonly extent: readonly number[]; readonly resolution: number; readonly smallest: number },
): readonly Town[] {
  const [west = 0, south = 0, east = 0, north = 0] = view.extent;
  const [width, height] = [cell.width * view.resolution, cell.height * view.resolution];
  const taken = new Set<string>();
  return towns.filter(({ coordinate: [x = 0, y = 0], size }) => {
    if (size < view.smallest || x < west || x > east || y < south || y > north) return false;
    const key = `${Math.floor(x / width)}:${Math.floor(y / height)}`;
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  });
}
