import { fieldKey, fieldNameOf } from './field-names.ts';
import { parseSchema } from './parse-schema.ts';

const text = (name: string) => ({ name, type: 'text', label: name });
const inputs =
  parseSchema({
    inputs: [
      text('city'),
      text('a'),
      text('a.b'),
      { name: 'tags', type: 'tags', label: 'Tags' },
      { name: 'items', type: 'collection', label: 'Items', inputs: [text('part'), text('x'), text('x.y')] },
    ],
  })?.inputs ?? [];

it.each(['a', 'a.b', 'a[0]', '0', 'constructor', '%2e', 'a%'])(
  '%s has a name in the form that means no place',
  (name) => {
    expect(fieldKey(name)).toMatch(/^in:[^.[\]]*$/);
  },
);

it('no two names are one in the form', () => {
  const names = ['a.b', 'a%2eb', 'a%252eb', 'ab', 'a[b'];
  expect(new Set(names.map(fieldKey)).size).toBe(names.length);
});

it.each([
  ['city', 'in:city'],
  ['a.b', fieldKey('a.b')],
  ['a.b.0', fieldKey('a.b')],
  ['a.c', 'in:a'],
  ['tags.1', 'in:tags'],
  ['items', 'in:items'],
  ['items.0', 'in:items'],
  ['items.0.part', 'in:items.0.in:part'],
  ['items[12].part', 'in:items.12.in:part'],
  ['items.0.x.y', `in:items.0.${fieldKey('x.y')}`],
  ['items.0.gone', 'in:items'],
  ['itemsmore', undefined],
  ['gone', undefined],
])('UI-25: %s means the field %s', (name, field) => {
  expect(fieldNameOf(inputs, name)).toBe(field);
});
