import { optional, string, type, type Infer } from 'superstruct';
import { type Position, radiusInKilometres } from '@portal/domain';
import { numberField } from '../fields/number-fields.ts';
import { requiredText } from '../fields/text-fields.ts';
import {
  readPosition,
  readStores,
  readStoreType,
  wirePosition,
  wireStore,
  wireStoreType,
} from '../wire/retailer.ts';
import { listUnder, namedList } from '../wire/scalars.ts';
import { defineEndpoint } from './endpoint.ts';
import { noInput } from './no-data.ts';

export const listRetailerTypes = defineEndpoint({
  id: 'retailers.types',
  method: 'GET',
  path: '/api/v1/mobile/stores/types',
  summary: 'Lists the categories of stores.',
  guard: 'client',
  answer: listUnder(wireStoreType, 'types'),
  toWire: noInput,
  fromWire: (wire) => wire.map(readStoreType),
});

interface RetailerSearch {
  readonly centre: Position;
  readonly radiusMiles: number;
  /** The ids of the categories to list; all when empty. */
  readonly types: readonly string[];
}

/** `radius` is in kilometres; `types` are ids separated by commas (OP-88). */
export const retailersQuery = type({
  latitude: numberField(-90, 90),
  longitude: numberField(-180, 180),
  radius: numberField(0, 20_000),
  types: optional(string()),
});
type WireRetailerSearch = Infer<typeof retailersQuery>;

export const listRetailers = defineEndpoint({
  id: 'retailers.list',
  method: 'GET',
  path: '/api/v1/mobile/stores',
  summary: 'Lists the stores around a position.',
  guard: 'client',
  request: { query: retailersQuery },
  answer: namedList('stores', wireStore),
  toWire: ({ centre, radiusMiles, types }: RetailerSearch) => ({
    query: {
      latitude: centre.latitude,
      longitude: centre.longitude,
      radius: radiusInKilometres(radiusMiles),
      ...(types.length > 0 ? { types: types.join(',') } : {}),
    } satisfies WireRetailerSearch,
  }),
  fromWire: ({ stores }) => readStores(stores),
});

const zipQuery = type({ zip: requiredText });

export const resolveZip = defineEndpoint({
  id: 'retailers.zip',
  method: 'GET',
  path: '/api/v1/mobile/address/zip',
  summary: 'Answers the position of a zip code.',
  guard: 'client',
  request: { query: zipQuery },
  answer: wirePosition,
  failures: [{ status: 404, when: 'The zip code cannot be located.' }],
  toWire: (input: { readonly zip: string }) => ({ query: { zip: input.zip } }),
  fromWire: readPosition,
});
