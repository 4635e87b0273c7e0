/** A line of longitudes and latitudes. */
export type Line = readonly (readonly number[])[];

interface PackedLines {
  readonly perDegree: number;
  readonly lines: readonly (readonly number[])[];
}

/**
 * Packs lines as whole steps of a grid, each point as its distance from the one before, so that they compress well.
 *
 * @param perDegree steps of the grid in a degree
 */
export function packLines(lines: readonly Line[], perDegree: number): PackedLines {
  const packed = lines.map((line) => {
    let [lastX, lastY] = [0, 0];
    return line.flatMap(([longitude = 0, latitude = 0], index) => {
      const [x, y] = [Math.round(longitude * perDegree), Math.round(latitude * perDegree)];
      const step = [x - lastX, y - lastY];
      if (index > 0 && step[0] === 0 && step[1] === 0) return [];
      [lastX, lastY] = [x, y];
      return step;
    });
  });
  return { perDegree, lines: packed };
}
