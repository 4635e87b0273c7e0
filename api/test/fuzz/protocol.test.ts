import { endpointTable, timezoneHeader, type AnyEndpoint } from '@portal/api-contract';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { sampleRequest } from '../contract/sample-value.ts';
import { callEndpoint, urlOf } from '../contract/call-endpoint.ts';
import { openTestApi, type TestApi } from '../support/test-api.ts';
import { problemOfAnswer } from './answer-problem.ts';
import { fuzzTimeLimit, fuzzing } from './settings.ts';
import { hostileTexts } from './texts.ts';

const everyCall = endpointTable.map((endpoint) => [endpoint.id, endpoint] as const);
const methods = ['DELETE', 'PATCH', 'POST', 'PUT', 'GET', 'HEAD', 'OPTIONS'] as const;

/** Texts that HTTP allows in a header. */
const headerTexts = fc.oneof(
  fc.constantFrom(
    '',
    'Bearer',
    'Bearer ',
    'bearer x',
    'Basic eDp5',
    'Bearer ..',
    `Bearer ${'x'.repeat(5_000)}`,
  ),
  fc.stringMatching(/^[ -~]{0,60}$/),
  hostileTexts.map((text) =>
    Buffer.from(text)
      .toString('latin1')
      .replaceAll(/[^\x20-\x7e\x80-\xff]/g, ''),
  ),
);

describe('every endpoint, however the request is sent', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  /** A separate session for each endpoint, because logging out ends it. */
  const tokenFor = ({ guard }: AnyEndpoint) => api.tokenOf(guard === 'client' ? 'maria' : 'suzy');
  const url = (endpoint: AnyEndpoint) => {
    const { path = {}, query = {} } = sampleRequest(endpoint);
    return urlOf(endpoint, path, query);
  };

  async function raw(endpoint: AnyEndpoint, options: InjectOptions) {
    const before = Date.now();
    const answer = await api.server.inject({ url: url(endpoint), method: endpoint.method, ...options });
    const json: unknown = answer.body === '' ? undefined : JSON.parse(answer.body);
    const answered = { status: answer.statusCode, text: answer.body, headers: answer.headers, json };
    return { ...answered, problem: problemOfAnswer(endpoint, answered, Date.now() - before) };
  }

  it.each(everyCall)(
    'API-98: %s answers other methods like an address that does not exist',
    async (_id, endpoint) => {
      const known = endpointTable.filter(({ path }) => path === endpoint.path).map(({ method }) => method);
      for (const method of methods) {
        if (known.includes(method as (typeof known)[number])) continue;
        const isRead = method === 'HEAD' && known.includes('GET');
        const { status, text, problem } = await raw(endpoint, { method });
        expect([method, status]).toEqual([
          method,
          isRead && endpoint.auth === 'none' ? 200 : isRead ? 401 : 404,
        ]);
        if (method === 'HEAD') expect(text).toBe('');
        else expect(problem).toBeNull();
      }
    },
  );

  it.each(everyCall.filter(([, { method }]) => method !== 'GET'))(
    'API-98: %s rejects a body that is not JSON, or not declared as JSON',
    async (_id, endpoint) => {
      const authorization = `Bearer ${await tokenFor(endpoint)}`;
      const body = JSON.stringify(sampleRequest(endpoint).body ?? {});
      const types = [
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        'x',
        'application/jsonx',
      ];
      for (const type of types) {
        const answer = await raw(endpoint, {
          payload: body,
          headers: { authorization, 'content-type': type },
        });
        expect([type, answer.status, answer.problem]).toEqual([type, 415, null]);
      }
      if (endpoint.bodyType === 'json') {
        const levels = 30_000;
        const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`;
        const headers = { authorization, 'content-type': 'application/json' };
        const { status, problem } = await raw(endpoint, { payload: deep, headers });
        expect(problem).toBeNull();
        if (endpoint.request.body !== undefined) expect(status).toBe(422);
      }
      await fc.assert(
        fc.asyncProperty(fc.nat(body.length - 1), hostileTexts, async (at, text) => {
          const payload = `${body.slice(0, at)}${text}`;
          fc.pre(payload !== '' && !isJson(payload));
          const headers = { authorization, 'content-type': contentTypeOf(endpoint) };
          const { status, problem } = await raw(endpoint, { payload, headers });
          expect(problem).toBeNull();
          expect(endpoint.bodyType === 'multipart' ? [400, 422] : [400]).toContain(status);
        }),
        fuzzing(0.5),
      );
    },
    fuzzTimeLimit,
  );

  it.each(everyCall)(
    'API-01, API-02, API-21: %s accepts any headers, and only the caller’s own token',
    async (_id, endpoint) => {
      const headers = fc.record(
        {
          authorization: headerTexts,
          [timezoneHeader]: fc.oneof(headerTexts, fc.constantFrom('Pacific/Kiritimati', 'Etc/GMT+12', 'utc')),
          'idempotency-key': headerTexts,
          'x-brand': headerTexts,
          'x-portal': headerTexts,
          'x-request-id': headerTexts,
          'x-forwarded-for': headerTexts,
          'x-http-method-override': fc.constant('DELETE'),
          accept: headerTexts,
          cookie: headerTexts,
          origin: headerTexts,
          range: fc.constant('bytes=0-1'),
          'if-none-match': fc.constant('*'),
        },
        { requiredKeys: [], noNullPrototype: true },
      );
      await fc.assert(
        fc.asyncProperty(headers, async (sent) => {
          const before = Date.now();
          const answer = await callEndpoint(api.server, endpoint, {
            ...sampleRequest(endpoint),
            headers: sent,
          });
          expect(problemOfAnswer(endpoint, answer, Date.now() - before)).toBeNull();
          if (endpoint.auth === 'bearer') expect(answer.status).toBe(401);
        }),
        fuzzing(0.5),
      );
    },
    fuzzTimeLimit,
  );

  it.each(everyCall.filter(([, { request }]) => request.query !== undefined))(
    'API-93: %s accepts each query parameter once',
    async (_id, endpoint) => {
      const { path = {}, query = {} } = sampleRequest(endpoint);
      const headers = { authorization: `Bearer ${await tokenFor(endpoint)}` };
      for (const [name, value] of Object.entries(query)) {
        const twice = urlOf(endpoint, path, { ...query, [name]: [value, value] });
        const { status, problem } = await raw(endpoint, { url: twice, headers });
        expect([name, status, problem]).toEqual([name, 422, null]);
      }
    },
  );
});

/** Declares a form with a boundary that no body contains, so that the form has no file. */
const contentTypeOf = ({ bodyType }: AnyEndpoint) =>
  bodyType === 'multipart' ? 'multipart/form-data; boundary=x' : 'application/json';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
