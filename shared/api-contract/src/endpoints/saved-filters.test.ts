import { fieldMessagesOf } from '../fixtures/field-messages.ts';
import { jsonOfLength } from '../fixtures/json-of-length.ts';
import { addFilter, filterBody, listFilters } from './saved-filters.ts';

describe('saved filters', () => {
  it('UI-01, UI-47, UI-48: are read and saved by their wire names', () => {
    expect(listFilters.toWire({ inputClass: 'Report' }).query).toEqual({ input_class: 'Report' });
    expect(listFilters.read([{ name: 'Mine', input_values: { a: 1 } }])).toEqual([
      { name: 'Mine', inputValues: { a: 1 }, scope: null },
    ]);
    expect(addFilter.toWire({ filtersClassName: 'Report', inputValues: { a: 1 } }).body).toEqual({
      filters_class_name: 'Report',
      input_values: { a: 1 },
    });
  });

  it.each([
    [true, 'global'],
    [false, 'personal'],
    [null, null],
  ])('API-82: whose is_global is %s are read as %s', (is_global, scope) => {
    expect(listFilters.read([{ name: 'Mine', input_values: {}, is_global }])).toEqual([
      { name: 'Mine', inputValues: {}, scope },
    ]);
  });

  it('API-83: may have at most 8,000 characters', () => {
    const filter = { filters_class_name: 'stores', input_values: jsonOfLength(8_000) };
    expect(fieldMessagesOf(filter, filterBody)).toEqual({});
    expect(fieldMessagesOf({ ...filter, input_values: jsonOfLength(8_001) }, filterBody)).toEqual({
      input_values: ['This may have at most 8000 characters of JSON.'],
    });
    expect(fieldMessagesOf({ input_values: [] }, filterBody)).toEqual({
      filters_class_name: ['This is required.'],
      input_values: ['This must be values by name.'],
    });
  });
});
