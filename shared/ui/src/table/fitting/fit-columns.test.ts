import { fitColumns } from './fit-columns.ts';

const needs = [
  { key: 'name', width: 200 },
  { key: 'city', width: 100 },
  { key: 'state', width: 100 },
];

it.each([
  [400, ['name', 'city', 'state'], []],
  [399, ['name', 'city'], ['state']],
  [344, ['name', 'city'], ['state']],
  [343, ['name'], ['city', 'state']],
  [50, ['name'], ['city', 'state']],
])('UI-12: in %i px keeps the columns that fit, in the order of the fields', (width, shown, overflow) => {
  expect(fitColumns(needs, width, 44)).toEqual({ shown, overflow });
});

it('UI-12: a later column never overtakes one that does not fit', () => {
  const wide = [
    { key: 'a', width: 100 },
    { key: 'b', width: 500 },
    { key: 'c', width: 10 },
  ];
  expect(fitColumns(wide, 300, 44)).toEqual({ shown: ['a'], overflow: ['b', 'c'] });
});
