import { checkToken, defineEndpoint, logout } from '@portal/api-contract';
import { object, string } from 'superstruct';
import type { ApiClient } from '../api/api-client.ts';
import { MalformedAnswerError, NetworkError, TimeoutError, UnauthorizedError } from '../api/api-error.ts';
import { callTimeoutMs, portalHeaders } from '../api/call-headers.ts';
import { createApiClient } from '../api/create-api-client.ts';
import { createEarlyCalls } from './create-early-calls.ts';
import { sessionCheckCall } from './session-check-call.ts';
import { startEarlyCalls } from './start-early-calls.ts';

const config = { apiBase: '', headers: { brand: 'X-Brand', portal: 'X-Portal' } };
const readThing = defineEndpoint({
  id: 'things.read',
  method: 'GET',
  path: '/api/v1/things',
  summary: '',
  answer: object({ name: string() }),
  toWire: () => ({}),
  fromWire: ({ name }) => name,
});

const thing = (name: string) => Response.json({ status: true, code: 200, data: { name } });

let sent: string[];
let signals: AbortSignal[];
let respond: (signal: AbortSignal) => Response | Promise<Response>;

beforeEach(() => {
  sent = [];
  signals = [];
  respond = () => thing('early');
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    const { method, url, signal } = new Request(...asked);
    sent.push(`${method} ${new URL(url).pathname}`);
    signals.push(signal);
    return respond(signal);
  });
});

/** Starts the page's calls as its inline script does, then its client. */
function openPage(timeoutMs = 1000) {
  const route = { id: 'one', path: '/one', title: 'one', access: 'customer', reads: [readThing] } as const;
  startEarlyCalls(window, {
    config,
    brand: 'fernway',
    language: 'en',
    token: 'abc',
    sessionCheck: sessionCheckCall,
    landing: { route, inputs: {} },
  });
  const session = { token: 'abc' as string | null, end: jest.fn(() => void (session.token = null)) };
  const api = createApiClient({
    base: config.apiBase,
    headers: () => portalHeaders(config.headers, 'fernway', 'en'),
    session,
    earlyCalls: createEarlyCalls(window),
    timeoutMs,
  });
  return { api, session };
}

const read = (api: ApiClient, signal?: AbortSignal) =>
  api.call(readThing, undefined, signal ? { signal } : {});
const early = [`POST ${checkToken.path}`, `GET ${readThing.path}`];

const never = (signal: AbortSignal) =>
  new Promise<Response>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );

describe('a client that finds the call it is about to make', () => {
  it('takes its answer over, and asks for it the next time', async () => {
    const { api } = openPage();
    expect(await read(api)).toBe('early');
    expect(sent).toEqual(early);
    respond = () => thing('asked');
    expect(await read(api)).toBe('asked');
    expect(sent).toEqual([...early, `GET ${readThing.path}`]);
  });

  it('asks itself when the session has another token by now', async () => {
    const { api, session } = openPage();
    session.token = 'newer';
    respond = () => thing('asked');
    expect(await read(api)).toBe('asked');
  });

  it('asks itself after it has changed something, and the early answer is never read', async () => {
    const { api } = openPage();
    respond = () => thing('asked');
    await api.call(logout, undefined);
    expect(signals[1]?.aborted).toBe(true);
    expect(await read(api)).toBe('asked');
  });

  it.each([
    ['a network failure', () => Promise.reject(new TypeError('Failed to fetch')), NetworkError],
    [
      'a 401',
      () => Response.json({ status: false, code: 401, error: 'No' }, { status: 401 }),
      UnauthorizedError,
    ],
    ['another shape', () => Response.json({ status: true, data: { nam: 7 } }), MalformedAnswerError],
    ['no JSON', () => new Response('<html>'), Error],
  ])(
    'fails with %s as if it had asked itself, and asks itself the next time',
    async (_what, answer, failure) => {
      respond = answer;
      const { api } = openPage();
      await expect(read(api)).rejects.toBeInstanceOf(failure);
      expect(sent).toEqual(early);
      respond = () => thing('asked');
      expect(await read(api)).toBe('asked');
    },
  );

  it('SHARED-36, SHARED-64: ends the session once when the early check and the early read have a 401', async () => {
    respond = () => new Response('', { status: 401 });
    const { api, session } = openPage();
    await Promise.allSettled([api.call(checkToken, undefined), read(api)]);
    expect(sent).toEqual(early);
    expect(session.end).toHaveBeenCalledTimes(1);
    expect(session.end).toHaveBeenCalledWith('expired');
  });

  it('does not end a session that followed by a 401 of the former token', async () => {
    respond = () => new Response('', { status: 401 });
    const { api, session } = openPage();
    const late = read(api);
    session.token = 'newer';
    await expect(late).rejects.toBeInstanceOf(UnauthorizedError);
    expect(session.end).not.toHaveBeenCalled();
  });

  it('ends a taken call with the caller’s own signal', async () => {
    respond = never;
    const { api } = openPage();
    const stop = new AbortController();
    const call = read(api, stop.signal);
    stop.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(signals[1]?.aborted).toBe(true);
  });
});

describe('the time limit of an early call', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('counts from its start, as if the client had asked then', async () => {
    respond = never;
    const { api } = openPage(5000);
    await jest.advanceTimersByTimeAsync(3000);
    const failure = read(api).catch((error: unknown) => error);
    const settled = jest.fn();
    void failure.then(settled);
    await jest.advanceTimersByTimeAsync(1999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await failure).toBeInstanceOf(TimeoutError);
    expect(signals[1]?.aborted).toBe(true);
  });

  it('SHARED-51: ends it where no client takes it over', async () => {
    respond = never;
    openPage();
    await jest.advanceTimersByTimeAsync(callTimeoutMs - 1);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
    await jest.advanceTimersByTimeAsync(1);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('SHARED-51: fails one that was taken over as the client’s own limit does', async () => {
    respond = never;
    const { api } = openPage(callTimeoutMs);
    const failures = [read(api), read(api)].map((call) => call.catch((error: unknown) => error));
    await jest.advanceTimersByTimeAsync(callTimeoutMs);
    const [taken, asked] = await Promise.all(failures);
    expect(sent).toEqual([...early, `GET ${readThing.path}`]);
    expect(taken).toBeInstanceOf(TimeoutError);
    expect(taken).toEqual(asked);
  });
});
