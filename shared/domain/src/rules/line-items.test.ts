import { cents } from '../money/cents.ts';
import { itemsTotal, lineTotal } from './line-items.ts';

const item = (quantity: number, unitPrice: number) => ({
  description: 'Line set',
  quantity,
  unitPrice: cents(unitPrice),
});

it.each([
  [2, 1_950, 3_900],
  [24.5, 1_125, 27_563],
  [0.333, 100, 33],
  [0, 1_125, 0],
])('SHARED-17: %f items of %i cents cost %i cents', (quantity, unitPrice, total) => {
  expect(lineTotal(item(quantity, unitPrice))).toBe(total);
});

it('the total of items is the sum of the rounded prices, and zero without items', () => {
  expect(itemsTotal([item(0.5, 1), item(0.5, 1)])).toBe(2);
  expect(itemsTotal([])).toBe(0);
});
