import type { AnyEndpoint } from '@portal/api-contract';
import { openTestApi, type TestApi } from '../support/test-api.ts';
import { callEndpoint, type TestResponse, type TestRequest } from './call-endpoint.ts';
import { sampleRequest } from './sample-value.ts';

interface PartialRequest extends TestRequest {
  /** The demo account that is signed in; none by default. */
  readonly as?: string;
}

/** An api for contract tests. What a request leaves out is filled with samples, and each request has its own IP address. */
export interface TestContext {
  readonly api: TestApi;
  send(endpoint: AnyEndpoint, request?: PartialRequest): Promise<TestResponse>;
  /** Returns the text of the newest email to a demo account; empty when there is none. */
  newestEmailTo(name: string): Promise<string>;
  close(): Promise<void>;
}

export async function openTestContext(options: Parameters<typeof openTestApi>[0] = {}): Promise<TestContext> {
  const api = await openTestApi(options);
  let requests = 0;
  return {
    api,
    async send(endpoint, { as, ...sent } = {}) {
      const sample = sampleRequest(endpoint);
      requests += 1;
      return callEndpoint(api.server, endpoint, {
        address: `2001:db8:${(requests >> 16).toString(16)}:${(requests & 0xffff).toString(16)}::2`,
        ...(as === undefined ? {} : { token: await api.tokenOf(as) }),
        ...sent,
        path: { ...sample.path, ...sent.path },
        query: { ...sample.query, ...sent.query },
        body: bodyOf(sample.body, sent.body),
      });
    },
    async newestEmailTo(name) {
      return (await api.emailsOf(name))[0]?.body ?? '';
    },
    close: () => api.close(),
  };
}

/** Runs a failure case on an api with other options. */
export async function withTestContext(
  options: Parameters<typeof openTestApi>[0],
  failureCase: FailureCase,
): Promise<TestResponse> {
  const context = await openTestContext(options);
  try {
    return await failureCase(context);
  } finally {
    await context.close();
  }
}

/** Adds samples of the fields that a body leaves out; a field that is `undefined` is not sent. */
function bodyOf(sample: unknown, given: unknown): unknown {
  if (typeof sample !== 'object' || sample === null || typeof given !== 'object') return given ?? sample;
  return { ...sample, ...given };
}

/** The envelope's data of an answer. */
export const dataOf = <Data>({ json }: TestResponse) => (json as { readonly data: Data }).data;

/** Makes an endpoint answer with one of its listed failures. */
export type FailureCase = (context: TestContext) => Promise<TestResponse>;
export type FailureCases = Readonly<Record<string, FailureCase>>;
