import { fieldsIn, shapeOf, type Shape } from '@portal/api-contract/description';
import {
  brandHeader,
  idempotencyKeyHeader,
  languageHeader,
  timezoneHeader,
  type AnyEndpoint,
} from '@portal/api-contract';
import { schemaNames } from './components.ts';
import { schemaOf } from './json-schema.ts';
import type { JsonSchema } from './schema.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

/** Headers of requests, by the name that operations refer to them by. */
export const headers = {
  Brand: {
    name: brandHeader,
    in: 'header',
    required: false,
    description:
      'The brand that the portal is shown under: links in emails lead to its address. The setting `BRAND_HEADER` of site and api renames this header.',
    schema: { type: 'string' },
  },
  Language: {
    name: languageHeader,
    in: 'header',
    required: false,
    description:
      'The language of the page: emails to its customer are written in it. One that the api does not write changes nothing.',
    schema: { type: 'string', examples: ['es'] },
  },
  Portal: {
    name: 'X-Portal',
    in: 'header',
    required: false,
    description: 'Which portal is calling: `customer`. The portal’s configuration may rename this header.',
    schema: { type: 'string' },
  },
  Timezone: {
    name: timezoneHeader,
    in: 'header',
    required: false,
    description:
      'IANA name of the customer’s zone, which decides what today is in forms; an unknown name is ignored. Days of payments are those of the lease.',
    schema: { type: 'string', examples: ['America/New_York'] },
  },
  IdempotencyKey: {
    name: idempotencyKeyHeader,
    in: 'header',
    required: true,
    description: 'Chosen by the client for one payment: the same key with the same body pays once.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
} as const satisfies Readonly<Record<string, Parameter>>;

/** Returns path, query and headers of an endpoint; headers are references. */
export function parametersOf(endpoint: AnyEndpoint): readonly (Parameter | { readonly $ref: string })[] {
  const { path, query } = endpoint.request;
  return [
    ...(path === undefined ? [] : fieldsAs('path', shapeOf(path))),
    ...(query === undefined ? [] : fieldsAs('query', shapeOf(query))),
    ...(endpoint.idempotent ? [header('IdempotencyKey')] : []),
    ...(endpoint.auth === 'bearer' ? [header('Timezone')] : []),
    header('Brand'),
    header('Language'),
    header('Portal'),
  ];
}

const header = (name: keyof typeof headers) => ({ $ref: `#/components/parameters/${name}` });

function fieldsAs(place: 'path' | 'query', shape: Shape): Parameter[] {
  return Object.entries(fieldsIn(shape)).map(([name, field]) => ({
    name,
    in: place,
    required: !field.mayBeAbsent,
    schema: schemaOf(field, schemaNames),
  }));
}
