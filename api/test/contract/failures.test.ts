import { impliedFailures } from '@portal/api-contract/description';
import { endpointTable, type AnyEndpoint, type EndpointFailure } from '@portal/api-contract';
import { signInFailures } from '../../src/store/schema.ts';
import { seededAt } from '../support/store-template.ts';
import { failuresByAddress } from '../../src/sign-in/sign-in-limits.ts';
import type { TestResponse } from './call-endpoint.ts';
import { failureCases } from './failure-cases/index.ts';
import { openTestContext, type TestContext } from './test-context.ts';

const keyOf = ({ id }: AnyEndpoint, { status, code }: EndpointFailure) =>
  code === undefined ? `${id} ${status}` : `${id} ${status}/${code}`;

/** Every failure that an endpoint lists. */
const listed = endpointTable.flatMap((endpoint) =>
  endpoint.failures.map((failure) => ({ name: keyOf(endpoint, failure), endpoint, failure })),
);
const implied = endpointTable.flatMap((endpoint) =>
  impliedFailures(endpoint).map((failure) => ({
    name: `${keyOf(endpoint, failure)} ${failure.when}`,
    endpoint,
    failure,
  })),
);

const oneOfEachGuard = [
  { name: 'suzy', guard: 'web' },
  { name: 'stella', guard: 'store' },
  { name: 'rex', guard: 'retailer' },
  { name: 'maria', guard: 'client' },
];

describe('the failures of each endpoint', () => {
  let context: TestContext;
  beforeAll(async () => {
    context = await openTestContext();
  });
  afterAll(() => context.close());

  const expectFailure = (answer: TestResponse, { status, code = status }: EndpointFailure) => {
    expect([answer.status, answer.json]).toEqual([
      status,
      {
        status: false,
        code,
        data: answer.json && (answer.json as { data: unknown }).data,
        error: expect.anything() as unknown,
        meta: {},
      },
    ]);
  };

  it.each(listed.map((one) => [one.name, one] as const))(
    'API-98: %s',
    async (name, { endpoint, failure }) => {
      const failureCase = failureCases[name];
      if (!failureCase && failure.status === 429) {
        expectFailure(await tooOften(endpoint), failure);
        return;
      }
      if (!failureCase) throw new Error(`There is no failure case of ${name}.`);
      expectFailure(await failureCase(context), failure);
    },
  );

  it('every listed failure has one failure case, and there are no others', () => {
    const names = listed.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(failureCases).filter((name) => !names.includes(name))).toEqual([]);
  });

  /** Sends a request from an address that has used up its failed attempts. */
  async function tooOften(endpoint: AnyEndpoint): Promise<TestResponse> {
    const address = `203.0.113.${endpointTable.indexOf(endpoint)}`;
    const failures = Array.from({ length: failuresByAddress }, (_, index) => ({
      accountHash: String(index),
      address,
      failedAt: seededAt,
    }));
    await context.api.db.insert(signInFailures).values(failures);
    return context.send(endpoint, { address, ...(endpoint.auth === 'bearer' ? { as: 'maria' } : {}) });
  }

  it.each(implied.map((one) => [one.name, one] as const))(
    'API-98: %s',
    async (_name, { endpoint, failure }) => {
      for (const answer of await answersThatImply(endpoint, failure)) expectFailure(answer, failure);
    },
  );

  async function answersThatImply(endpoint: AnyEndpoint, failure: EndpointFailure): Promise<TestResponse[]> {
    const as = endpoint.guard === 'client' ? 'maria' : 'suzy';
    const signedIn = endpoint.auth === 'bearer' ? { as } : {};
    switch (failure.status) {
      case 400:
        return failure.when.includes('address')
          ? [await sendRaw(endpoint, { url: endpoint.path.replaceAll(/\{\w+\}/g, '%E0%A4%A') })]
          : [
              await sendRaw(endpoint, {
                payload: '{"broken":',
                type:
                  endpoint.bodyType === 'multipart' ? 'multipart/form-data; boundary=x' : 'application/json',
                token: endpoint.auth === 'bearer' ? await context.api.tokenOf(as) : null,
              }),
            ];
      case 401:
        return Promise.all([
          context.send(endpoint),
          context.send(endpoint, { token: 'x'.repeat(43) }),
          context.send(endpoint, { headers: { authorization: 'Basic bWFyaWE6eA==' } }),
        ]);
      case 403:
        if (failure.code !== undefined) return [await context.send(endpoint, { as: 'remy' })];
        return Promise.all(
          oneOfEachGuard
            .filter(({ guard }) => guard !== endpoint.guard)
            .map(({ name }) => context.send(endpoint, { as: name })),
        );
      case 413:
        return [await sendRaw(endpoint, { payload: `"${'x'.repeat(65 * 1024)}"` })];
      case 415:
        return [await sendRaw(endpoint, { payload: 'a=b', type: 'text/plain' })];
      case 422:
        return [await rejectedFields(endpoint, signedIn)];
      default:
        throw new Error(`There is no failure case of ${endpoint.id} ${failure.status}.`);
    }
  }

  /** Sends a request without its required fields and with path parameters that are too long. */
  function rejectedFields({ request, ...endpoint }: AnyEndpoint, signedIn: { readonly as?: string }) {
    const call = { ...endpoint, request: {} };
    const long = Object.keys(request.path?.schema ?? {}).map((name) => [name, 'x'.repeat(256)]);
    return context.send(call, {
      ...signedIn,
      path: Object.fromEntries(long) as Record<string, string>,
      ...(request.body === undefined ? {} : { body: {} }),
    });
  }

  interface Raw {
    readonly url?: string;
    readonly payload?: string;
    readonly type?: string;
    readonly token?: string | null;
  }

  async function sendRaw(
    { method, path }: AnyEndpoint,
    { url = path, payload, type = 'application/json', token = null }: Raw,
  ): Promise<TestResponse> {
    const answer = await context.api.server.inject({
      method,
      url,
      ...(payload === undefined ? {} : { payload }),
      headers: {
        ...(payload === undefined ? {} : { 'content-type': type }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
    });
    return {
      status: answer.statusCode,
      text: answer.body,
      headers: answer.headers,
      json: answer.json<unknown>(),
    };
  }
});
