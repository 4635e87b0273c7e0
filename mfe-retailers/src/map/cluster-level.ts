/** Points with weights, as columns. */
export interface Points {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly weight: Float64Array;
}

/** Groups of points, which are points themselves, and the group of each point. */
interface Grouped extends Points {
  readonly groupOf: Int32Array;
}

const none = -1;

/**
 * Groups points that are within a radius of the first of their group; a group is at the middle of its points. It takes
 * time in proportion to the number of points: each is looked up in a hash table of cells as wide as the radius, and
 * leaves it with its group.
 */
export function group({ x, y, weight }: Points, radius: number): Grouped {
  const count = x.length;
  const mask = 2 ** Math.ceil(Math.log2(Math.max(2, count))) - 1;
  const bucketOf = (column: number, row: number) =>
    (Math.imul(column, 73_856_093) ^ Math.imul(row, 19_349_663)) & mask;
  const first = new Int32Array(mask + 1).fill(none);
  const next = new Int32Array(count);
  for (let point = count - 1; point >= 0; point -= 1) {
    const bucket = bucketOf(Math.floor((x[point] ?? 0) / radius), Math.floor((y[point] ?? 0) / radius));
    next[point] = first[bucket] ?? none;
    first[bucket] = point;
  }

  const groupOf = new Int32Array(count).fill(none);
  const [groupX, groupY, groupWeight] = [
    new Float64Array(count),
    new Float64Array(count),
    new Float64Array(count),
  ];
  let groups = 0;
  for (let seed = 0; seed < count; seed += 1) {
    if (groupOf[seed] !== none) continue;
    const [atX, atY] = [x[seed] ?? 0, y[seed] ?? 0];
    const [column, row] = [Math.floor(atX / radius), Math.floor(atY / radius)];
    let [sumX, sumY, sum] = [0, 0, 0];
    for (let cell = 0; cell < 9; cell += 1) {
      const bucket = bucketOf(column - 1 + (cell % 3), row - 1 + Math.floor(cell / 3));
      let before = none;
      for (let point = first[bucket] ?? none; point !== none; point = next[point] ?? none) {
        const [dx, dy] = [(x[point] ?? 0) - atX, (y[point] ?? 0) - atY];
        if (dx * dx + dy * dy > radius * radius) {
          before = point;
          continue;
        }
        const after = next[point] ?? none;
        if (before === none) first[bucket] = after;
        else next[before] = after;
        groupOf[point] = groups;
        const own = weight[point] ?? 0;
        // From the seed, so that points at one place have exactly that middle.
        sumX += dx * own;
        sumY += dy * own;
        sum += own;
      }
    }
    groupX[groups] = atX + sumX / sum;
    groupY[groups] = atY + sumY / sum;
    groupWeight[groups] = sum;
    groups += 1;
  }
  return {
    x: groupX.subarray(0, groups),
    y: groupY.subarray(0, groups),
    weight: groupWeight.subarray(0, groups),
    groupOf,
  };
}
