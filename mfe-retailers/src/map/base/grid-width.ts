/** Pixels between two lines, at least. */
const narrowest = 56;
/** Metres of the map's projection: the widths of the grid are halves of it. */
const widest = 2 ** 20 * 10;

/** Returns the width of the grid at a resolution: each finer grid divides the one before. */
export function gridWidth(metresPerPixel: number): number {
  return widest / 2 ** Math.floor(Math.log2(widest / (metresPerPixel * narrowest)));
}
