import { type } from 'superstruct';
import { requiredText, searchField } from '../fields/text-fields.ts';
import { listUnder } from '../wire/scalars.ts';
import { readSelectOption, wireSelectOption } from '../wire/select-option.ts';
import { defineEndpoint } from './endpoint.ts';

export const searchOptions = defineEndpoint({
  id: 'options.search',
  method: 'GET',
  path: '/api/v2/options/{source}',
  summary: 'Lists the options of a select that match a search text.',
  request: { path: type({ source: requiredText }), query: type({ search: searchField }) },
  answer: listUnder(wireSelectOption, 'items', 'options'),
  failures: [{ status: 404, when: 'There is no such source.' }],
  toWire: (input: { readonly source: string; readonly search: string }) => ({
    path: { source: input.source },
    query: { search: input.search },
  }),
  fromWire: (wire) => wire.map(readSelectOption),
});
