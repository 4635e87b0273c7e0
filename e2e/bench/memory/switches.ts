/** Returns the numbers up to `count` in an order in which each follows each other one once before it starts again. */
export function allPairs(count: number): readonly number[] {
  const order: number[] = [];
  for (let first = 0; first < count; first += 1)
    for (let second = first + 1; second < count; second += 1) order.push(first, second);
  return order;
}
