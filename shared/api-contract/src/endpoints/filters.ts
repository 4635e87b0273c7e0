import { optional, type, type Infer } from 'superstruct';
import { requiredText, valuesField } from '../wire/request-fields.ts';
import { readSavedFilter, wireSavedFilter } from '../wire/saved-filter.ts';
import { listUnder } from '../wire/scalars.ts';
import { defineEndpoint } from './endpoint.ts';
import { noAnswerData } from './no-data.ts';

/** Characters of JSON. */
const longestFilter = 8_000;

export const listFilters = defineEndpoint({
  id: 'filters.list',
  method: 'GET',
  path: '/api/v2/system/filters',
  summary: 'Lists the saved filters of a kind of report.',
  guard: 'web',
  request: { query: type({ input_class: requiredText }) },
  answer: listUnder(wireSavedFilter, 'filters'),
  toWire: (input: { readonly inputClass: string }) => ({ query: { input_class: input.inputClass } }),
  fromWire: (wire) => wire.map(readSavedFilter),
});

export interface FilterToSave {
  readonly filtersClassName: string;
  readonly inputValues: Readonly<Record<string, unknown>>;
  /** What the list shows it as; a number of its own by default. A filter of the same name is replaced. */
  readonly name?: string;
}

export const filterBody = type({
  filters_class_name: requiredText,
  input_values: valuesField(longestFilter),
  name: optional(requiredText),
});
export type WireFilterToSave = Infer<typeof filterBody>;

function writeFilter(input: FilterToSave): WireFilterToSave {
  return {
    filters_class_name: input.filtersClassName,
    input_values: input.inputValues,
    ...(input.name === undefined ? {} : { name: input.name }),
  };
}

export const addFilter = defineEndpoint({
  id: 'filters.add',
  method: 'POST',
  path: '/api/v2/system/filters/add',
  summary: 'Saves a filter for oneself.',
  guard: 'web',
  request: { body: filterBody },
  failures: [{ status: 403, when: 'The user lacks the ability system.filters.add.' }],
  toWire: (input: FilterToSave) => ({ body: writeFilter(input) }),
  ...noAnswerData,
});

export const addGlobalFilter = defineEndpoint({
  id: 'filters.add-global',
  method: 'POST',
  path: '/api/v2/system/filters/global-add',
  summary: 'Saves a filter for everybody.',
  guard: 'web',
  request: { body: filterBody },
  failures: [{ status: 403, when: 'The user lacks the ability system.filters.global.add.' }],
  toWire: (input: FilterToSave) => ({ body: writeFilter(input) }),
  ...noAnswerData,
});
