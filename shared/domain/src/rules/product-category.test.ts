import { productCategory } from './product-category.ts';

describe('productCategory', () => {
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
  ])('a store of the type %s has the category %s', (storeType, category) => {
    expect(productCategory(storeType)).toBe(category);
  });
});
