import { allPairs } from './switches.ts';

it('switches go from each screen to each other one, once in a round', () => {
  const order = allPairs(6);
  const switches = order.map((screen, at) => `${screen}→${order[(at + 1) % order.length]}`);
  expect(order).toHaveLength(30);
  expect(new Set(switches).size).toBe(30);
});
