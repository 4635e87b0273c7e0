import { cellValue, compareValues } from './cell-value.ts';

it('takes the row’s own property of the field’s key', () => {
  expect(cellValue({ key: 'city', label: 'City' }, { city: 'Reno' })).toBe('Reno');
  expect(cellValue({ key: 'open', label: 'Open' }, { open: false })).toBe(false);
  expect(cellValue({ key: 'due', label: 'Due' }, { due: 0 })).toBe(0);
});

it.each([{}, { city: null }, { city: '' }, { city: { name: 'Reno' } }, { city: Number.NaN }, null, 'Reno'])(
  'takes %j as absent',
  (row) => expect(cellValue({ key: 'city', label: 'City' }, row)).toBeUndefined(),
);

it('never reaches for what every object has', () => {
  expect(cellValue({ key: 'constructor', label: 'Odd' }, {})).toBeUndefined();
});

it('sorts numbers by size and texts by alphabet and number, whatever their letter case', () => {
  expect([10, 9, -1].sort(compareValues)).toEqual([-1, 9, 10]);
  expect(['Unit 10', 'unit 9', 'Ärger', 'zoo'].sort(compareValues)).toEqual([
    'Ärger',
    'unit 9',
    'Unit 10',
    'zoo',
  ]);
});
