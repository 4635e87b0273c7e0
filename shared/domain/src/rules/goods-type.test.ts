import { goodsType } from './goods-type.ts';

describe('goods of a store type', () => {
  it.each([
    ['HVAC', 'hvac'],
    ['Heating & Air', 'hvac'],
    ['Mattresses', 'mattress'],
    ['Home Furniture', 'furniture'],
    ['Tires & Wheels', 'tires'],
    ['Appliances', 'appliance'],
    ['Electronics', 'electronics'],
    ['Jewelry', 'jewelry'],
    ['Fairground', 'other'],
    ['', 'other'],
    [null, 'other'],
  ])('%s is %s', (storeType, type) => {
    expect(goodsType(storeType)).toBe(type);
  });
});
