import { failuresOf, shapeOf } from '@portal/api-contract/description';
import type { AnyEndpoint } from '@portal/api-contract';
import { schemaNames } from './components.ts';
import { reference, schemaOf } from './json-schema.ts';
import type { JsonSchema } from './schema.ts';
import { parametersOf, type Parameter } from './parameters.ts';

interface Content {
  readonly description: string;
  readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

export interface Operation {
  /** Ids of the endpoints, joined: reloading and submitting a form share an address. */
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: {
    readonly required: true;
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  };
  readonly responses: Readonly<Record<string, Content>>;
}

/** Returns one operation for the endpoints that share an address and differ in what is sent. */
export function operationOf(endpoints: readonly [AnyEndpoint, ...AnyEndpoint[]]): Operation {
  const [first] = endpoints;
  const body = bodyOf(endpoints);
  return {
    operationId: endpoints.map(({ id }) => id).join('_'),
    summary: endpoints.map(({ summary }) => summary).join(' '),
    tags: [first.id.replace(/\..*$/, '')],
    security: securityOf(first),
    parameters: parametersOf(first),
    ...(body === null ? {} : { requestBody: { required: true, content: body } }),
    responses: { 200: successOf(endpoints), ...failuresByStatus(endpoints) },
  };
}

/** An empty requirement beside another makes that one optional. */
function securityOf({ auth, knowsCaller }: AnyEndpoint): Operation['security'] {
  if (auth === 'bearer') return [{ bearer: [] }];
  return knowsCaller ? [{}, { bearer: [] }] : [];
}

function bodyOf(endpoints: readonly [AnyEndpoint, ...AnyEndpoint[]]) {
  const schemas = endpoints.flatMap(({ request: { body } }) =>
    body === undefined ? [] : [schemaOf(shapeOf(body), schemaNames)],
  );
  const schema = oneOrAny(schemas);
  if (schema === null) return null;
  const type = endpoints[0].bodyType === 'multipart' ? 'multipart/form-data' : 'application/json';
  return { [type]: { schema } };
}

function successOf(endpoints: readonly [AnyEndpoint, ...AnyEndpoint[]]): Content {
  if (endpoints[0].responseType === 'blob') {
    return { description: 'The file.', content: { '*/*': { schema: { type: 'string' } } } };
  }
  const answers = endpoints.map(({ answer }) => schemaOf(shapeOf(answer), schemaNames));
  const [meta] = endpoints.flatMap(({ meta: shape }) => (shape === null ? [] : [shape]));
  const schema = {
    type: 'object',
    properties: {
      status: { const: true },
      code: { const: 200 },
      data: oneOrAny(answers) ?? {},
      error: { type: 'null' },
      meta: meta === undefined ? { type: 'object' } : schemaOf(shapeOf(meta), schemaNames),
    },
    required: ['status', 'code', 'data', 'error', 'meta'],
  };
  return { description: 'The request succeeded.', content: { 'application/json': { schema } } };
}

function failuresByStatus(endpoints: readonly AnyEndpoint[]): Readonly<Record<string, Content>> {
  const failures = endpoints.flatMap(failuresOf);
  const statuses = [...new Set(failures.map(({ status }) => status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const there = failures.filter((failure) => failure.status === status);
      const codes = [...new Set(there.map(({ code }) => code ?? status))];
      const reasons = there.map(({ code, when }) => (code === undefined ? when : `Code ${code}: ${when}`));
      const schema = { allOf: [reference('Failure'), { properties: { code: { enum: codes } } }] };
      return [
        status,
        { description: [...new Set(reasons)].join('\n\n'), content: { 'application/json': { schema } } },
      ];
    }),
  );
}

function oneOrAny(schemas: readonly JsonSchema[]): JsonSchema | null {
  const [only] = schemas;
  if (only === undefined) return null;
  return schemas.length === 1 ? only : { anyOf: schemas };
}
