import { goodsType } from './goods-type.ts';

describe('goodsType', () => {
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
  ])('a store of the type %s leases out %s', (storeType, type) => {
    expect(goodsType(storeType)).toBe(type);
  });
});
