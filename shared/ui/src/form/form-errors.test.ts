import { errorAt, nestErrors, ownerOf } from './form-errors.ts';

const fields = ['tags', 'items', 'items.0.name', 'address.zip'];
const has = (name: string) => fields.includes(name);

describe('the field that an error belongs to', () => {
  it.each([
    ['tags', 'tags'],
    ['tags.1', 'tags'],
    ['items.0.name', 'items.0.name'],
    ['items[0].name', 'items.0.name'],
    ['items.1.name', 'items'],
    ['address.zip', 'address.zip'],
    ['address', undefined],
    ['other', undefined],
  ])('UI-25: of %s is %s', (name, owner) => {
    expect(ownerOf(name, has)).toBe(owner);
  });
});

it('UI-25: keeps the text of a list beside those of its items', () => {
  const errors = nestErrors({ items: 'too few', 'items.1.name': 'is missing', 'address.zip': 'is wrong' });
  expect(errorAt(errors, 'items')).toBe('too few');
  expect(errorAt(errors, 'items.1.name')).toBe('is missing');
  expect(errorAt(errors, 'items.0.name')).toBeUndefined();
  expect(errorAt(errors, 'address.zip')).toBe('is wrong');
  expect(errorAt(errors, 'address')).toBeUndefined();
});
