import type { AnyEndpoint } from '@portal/api-contract';
import { openTestApi, type TestApi } from '../support/test-api.ts';
import { callEndpoint, type TestResponse, type TestRequest } from './call-endpoint.ts';
import { sampleRequest } from './sample-value.ts';

interface PartialRequest extends TestRequest {
  /** The demo account that asks; nobody by default. */
  readonly as?: string;
}

/** An api to provoke: what is not said of a request is a sample, and each request comes from an address of its own. */
export interface TestContext {
  readonly api: TestApi;
  send(endpoint: AnyEndpoint, asked?: PartialRequest): Promise<TestResponse>;
  /** The newest mail to a demo account. */
  mailTo(name: string): Promise<string>;
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
    async mailTo(name) {
      return (await api.emailsOf(name))[0]?.body ?? '';
    },
    close: () => api.close(),
  };
}

/** Asks an api that is set up in another way. */
export async function withTestContext(
  options: Parameters<typeof openTestApi>[0],
  provoke: FailureCase,
): Promise<TestResponse> {
  const context = await openTestContext(options);
  try {
    return await provoke(context);
  } finally {
    await context.close();
  }
}

/** A body of fields is filled up with samples; `undefined` for a field leaves it out. */
function bodyOf(sample: unknown, given: unknown): unknown {
  if (typeof sample !== 'object' || sample === null || typeof given !== 'object') return given ?? sample;
  return { ...sample, ...given };
}

/** The envelope's data of an answer. */
export const dataOf = <Data>({ json }: TestResponse) => (json as { readonly data: Data }).data;

/** Makes a call answer one of its listed failures. */
export type FailureCase = (context: TestContext) => Promise<TestResponse>;
export type FailureCases = Readonly<Record<string, FailureCase>>;
