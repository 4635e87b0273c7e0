import type { AnyEndpoint } from '@portal/api-contract';
import { openTestApi, type TestApi } from '../support/test-api.ts';
import { callEndpoint, type Answered, type Sent } from './call-endpoint.ts';
import { sampleRequest } from './sample-value.ts';

interface Asked extends Sent {
  /** The demo account that asks; nobody by default. */
  readonly as?: string;
}

/** An api to provoke: what is not said of a request is a sample, and each request comes from an address of its own. */
export interface World {
  readonly api: TestApi;
  ask(endpoint: AnyEndpoint, asked?: Asked): Promise<Answered>;
  /** The newest mail to a demo account. */
  mailTo(name: string): Promise<string>;
  close(): Promise<void>;
}

export async function openWorld(options: Parameters<typeof openTestApi>[0] = {}): Promise<World> {
  const api = await openTestApi(options);
  let requests = 0;
  return {
    api,
    async ask(endpoint, { as, ...sent } = {}) {
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
      return (await api.mailsOf(name))[0]?.body ?? '';
    },
    close: () => api.close(),
  };
}

/** Asks an api that is set up in another way. */
export async function inWorldOf(
  options: Parameters<typeof openTestApi>[0],
  provoke: Provoke,
): Promise<Answered> {
  const world = await openWorld(options);
  try {
    return await provoke(world);
  } finally {
    await world.close();
  }
}

/** A body of fields is filled up with samples; `undefined` for a field leaves it out. */
function bodyOf(sample: unknown, given: unknown): unknown {
  if (typeof sample !== 'object' || sample === null || typeof given !== 'object') return given ?? sample;
  return { ...sample, ...given };
}

/** The envelope's data of an answer. */
export const dataOf = <Data>({ json }: Answered) => (json as { readonly data: Data }).data;

/** Makes a call answer one of its listed failures. */
export type Provoke = (world: World) => Promise<Answered>;
export type Provocations = Readonly<Record<string, Provoke>>;
