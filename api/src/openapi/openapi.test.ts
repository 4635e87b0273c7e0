import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failuresOf, fieldsIn, shapeOf } from '@portal/api-contract/description';
import { endpointTable, type AnyEndpoint } from '@portal/api-contract';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { openapiDocument as document } from './document.ts';
import type { JsonSchema } from './schema.ts';
import type { Operation } from './operation.ts';
import { scalars } from './scalars.ts';

const calls = endpointTable.map((endpoint) => [endpoint.id, endpoint] as const);

const operationOf = ({ method, path }: AnyEndpoint): Operation => {
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not in the document.`);
  return operation;
};

/** The schema itself, its alternatives, and the schemas that it refers to. */
function alternatives(schema: JsonSchema): JsonSchema[] {
  const { $ref, anyOf } = schema as { readonly $ref?: string; readonly anyOf?: JsonSchema[] };
  if ($ref !== undefined) {
    const named = document.components.schemas[$ref.replace('#/components/schemas/', '')];
    return named === undefined ? [] : alternatives(named);
  }
  return anyOf === undefined ? [schema] : anyOf.flatMap(alternatives);
}

const propertiesOf = (schema: JsonSchema) =>
  alternatives(schema).flatMap(({ properties }) => Object.keys((properties ?? {}) as object));

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-openapi-'));
    try {
      const file = join(folder, 'openapi.json');
      writeFileSync(file, JSON.stringify(document));
      // In a process of its own, because jest can't load the package's modules.
      const tool = join(
        __dirname,
        '../../node_modules/@seriousme/openapi-schema-validator/bin/validate-api-cli.js',
      );
      expect(execFileSync(process.execPath, [tool, file], { encoding: 'utf8' })).toContain('"valid": true');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each(calls)('has the endpoint %s', (id, endpoint) => {
    const operation = operationOf(endpoint);
    expect(operation.operationId.split('_')).toContain(id);
    expect(operation.summary).toContain(endpoint.summary);
    const optional = endpoint.auth === 'none' ? [{}] : [];
    expect(operation.security).toEqual(endpoint.knowsCaller ? [...optional, { bearer: [] }] : []);
  });

  it.each(calls)('API-79: has every request field of %s', (_id, endpoint) => {
    const { path, query, body } = endpoint.request;
    const { parameters, requestBody } = operationOf(endpoint);
    const parametersIn = (place: string) =>
      parameters.flatMap((one) => ('name' in one && one.in === place ? [one.name] : []));
    expect(parametersIn('path')).toEqual(path ? Object.keys(fieldsIn(shapeOf(path))) : []);
    expect(parametersIn('query')).toEqual(query ? Object.keys(fieldsIn(shapeOf(query))) : []);
    const [schema] = Object.values(requestBody?.content ?? {}).map((content) => content.schema);
    const fields = body ? Object.keys(fieldsIn(shapeOf(body))) : [];
    expect(schema === undefined ? [] : propertiesOf(schema)).toEqual(expect.arrayContaining(fields));
    expect(schema === undefined).toBe(body === undefined);
  });

  it.each(calls)('has every response field of %s', (_id, { answer, responseType, ...endpoint }) => {
    if (responseType === 'blob') return;
    const schema = operationOf({ answer, responseType, ...endpoint }).responses[200]?.content[
      'application/json'
    ]?.schema;
    const { data } = (schema as { properties: { data: JsonSchema } }).properties;
    expect(propertiesOf(data)).toEqual(expect.arrayContaining(Object.keys(fieldsIn(shapeOf(answer)))));
  });

  it.each(calls)('has every failure of %s with its status, code and reason', (_id, endpoint) => {
    const { responses } = operationOf(endpoint);
    for (const { status, code, when } of failuresOf(endpoint)) {
      const response = responses[status];
      expect(response?.description).toContain(when);
      const { schema } = response?.content['application/json'] ?? { schema: {} };
      const [, { properties }] = schema.allOf as [object, { properties: { code: { enum: number[] } } }];
      expect(properties.code.enum).toContain(code ?? status);
    }
  });

  it('API-01, API-02: every endpoint takes the brand and portal headers, and payments take a key', () => {
    for (const endpoint of endpointTable) {
      const references = operationOf(endpoint).parameters.flatMap((one) => ('$ref' in one ? [one.$ref] : []));
      expect(references).toEqual(
        expect.arrayContaining(['#/components/parameters/Brand', '#/components/parameters/Portal']),
      );
      expect(references.includes('#/components/parameters/IdempotencyKey')).toBe(endpoint.idempotent);
      expect(references.includes('#/components/parameters/Timezone')).toBe(endpoint.auth === 'bearer');
    }
  });

  it('describes only rules that an endpoint uses', () => {
    const text = JSON.stringify(document);
    for (const schema of Object.values(scalars)) {
      const told = JSON.stringify(schema);
      // The type of a nullable field is a list.
      const rest = told.replace(/^\{"type":("\w+"|\[[^\]]*\]),?/, '');
      expect(text.includes(told) || text.includes(rest)).toBe(true);
    }
  });
});

describe('the documentation page', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  it('everybody can read the document', async () => {
    const answer = await api.server.inject('/api/openapi.json');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it.each([
    ['/api/docs', 'text/html'],
    ['/api/docs/json', 'application/json'],
    ['/api/docs/static/swagger-ui.css', 'text/css'],
    ['/api/docs/static/swagger-ui-bundle.js', 'application/javascript'],
    ['/api/docs/static/swagger-initializer.js', 'application/javascript'],
  ])('%s comes from this server only', async (url, type) => {
    const answer = await api.server.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain(type);
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'self';/);
  });

  it('has no inline script', async () => {
    const { body } = await api.server.inject('/api/docs');
    expect(body).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>\s*\S/);
  });
});
