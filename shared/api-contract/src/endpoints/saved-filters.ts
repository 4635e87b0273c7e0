import { optional, type, type Infer } from 'superstruct';
import { requiredText } from '../fields/text-fields.ts';
import { valuesField } from '../fields/values-fields.ts';
import { readSavedFilter, wireSavedFilter } from '../wire/saved-filter.ts';
import { listUnder } from '../wire/scalars.ts';
import { defineEndpoint } from './endpoint.ts';
import { ignoredAnswer, readNothing } from './no-data.ts';

/** In characters of JSON. */
const maximumFilterLength = 8_000;

export const listFilters = defineEndpoint({
  id: 'filters.list',
  method: 'GET',
  path: '/api/v2/system/filters',
  summary: 'Lists the saved filters of a report class.',
  guard: 'web',
  request: { query: type({ input_class: requiredText }) },
  answer: listUnder(wireSavedFilter, 'filters'),
  toWire: (input: { readonly inputClass: string }) => ({ query: { input_class: input.inputClass } }),
  fromWire: (wire) => wire.map(readSavedFilter),
});

interface NewFilter {
  readonly filtersClassName: string;
  readonly inputValues: Readonly<Record<string, unknown>>;
  /** The name in the list; a number by default. A filter of the same name and scope is replaced. */
  readonly name?: string;
}

export const filterBody = type({
  filters_class_name: requiredText,
  input_values: valuesField(maximumFilterLength),
  name: optional(requiredText),
});
export type WireNewFilter = Infer<typeof filterBody>;

function writeFilter(input: NewFilter): WireNewFilter {
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
  toWire: (input: NewFilter) => ({ body: writeFilter(input) }),
  answer: ignoredAnswer,
  fromWire: readNothing,
});

export const addGlobalFilter = defineEndpoint({
  id: 'filters.add-global',
  method: 'POST',
  path: '/api/v2/system/filters/global-add',
  summary: 'Saves a filter for everybody.',
  guard: 'web',
  request: { body: filterBody },
  failures: [{ status: 403, when: 'The user lacks the ability system.filters.global.add.' }],
  toWire: (input: NewFilter) => ({ body: writeFilter(input) }),
  answer: ignoredAnswer,
  fromWire: readNothing,
});
