import { defineEndpoint, endpointTable, listReport, type Endpoint } from '@portal/api-contract';
import { any, instance, object, string } from 'superstruct';
import type { ApiClient, CallOptions } from './api-client.ts';
import {
  ApiError,
  ForeignAnswerError,
  MalformedAnswerError,
  NetworkError,
  SessionEndedError,
  TimeoutError,
  UnauthorizedError,
  ValidationError,
} from './api-error.ts';
import { createApiClient, type ApiClientOptions } from './create-api-client.ts';

const named = object({ name: string() });
const readThing = defineEndpoint({
  id: 'things.read',
  method: 'GET',
  path: '/api/v1/things/{id}/parts',
  summary: '',
  answer: named,
  toWire: (input: { id: string; note?: string }) => ({ path: { id: input.id }, query: { note: input.note } }),
  fromWire: ({ name }) => name,
});
const changeThing = defineEndpoint({
  id: 'things.change',
  method: 'POST',
  path: '/api/v1/things',
  summary: '',
  idempotent: true,
  answer: named,
  toWire: (input: { secret: string }) => ({ body: { ssn: input.secret } }),
  fromWire: ({ name }) => name,
});
const login = defineEndpoint({
  id: 'auth.login',
  method: 'POST',
  path: '/api/v1/login',
  summary: '',
  auth: 'none',
  keepsSessionOn401: true,
  answer: named,
  toWire: () => ({ body: {} }),
  fromWire: ({ name }) => name,
});

const success = { status: true, code: 200, data: { name: 'one' }, error: null };

const tooMany = { status: 429, headers: { 'Retry-After': '40' } };

let requests: Request[];
let respond: (request: Request) => Response | Promise<Response>;

beforeEach(() => {
  requests = [];
  respond = () => Response.json(success);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    requests.push(request.clone());
    return respond(request);
  });
});

function makeClient(change: Partial<ApiClientOptions> = {}) {
  const session = { token: 'abc' as string | null, end: jest.fn(() => void (session.token = null)) };
  const api: ApiClient = createApiClient({
    base: '',
    headers: () => ({ 'X-Brand': 'fernway', 'X-Portal': 'customer' }),
    session,
    ...change,
  });
  return { api, session };
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('the call succeeded');
}

const readOne = (api: ApiClient) => api.call(readThing, { id: '1' });

describe('a call', () => {
  it('SHARED-01, SHARED-02: carries the brand and the portal header', async () => {
    await readOne(makeClient().api);
    expect(requests[0]?.headers.get('X-Brand')).toBe('fernway');
    expect(requests[0]?.headers.get('X-Portal')).toBe('customer');
  });

  it('carries the customer’s own zone, which decides what the api calls today', async () => {
    const { api } = makeClient();
    jest
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValueOnce({ timeZone: 'America/New_York' } as Intl.ResolvedDateTimeFormatOptions)
      .mockReturnValueOnce({ timeZone: 'Pacific/Kiritimati' } as Intl.ResolvedDateTimeFormatOptions);
    await readOne(api);
    await api.call(login, undefined);
    expect(requests.map(({ headers }) => headers.get('X-Timezone'))).toEqual([
      'America/New_York',
      'Pacific/Kiritimati',
    ]);
  });

  it('SHARED-34, SHARED-41: carries the token as a bearer, and none where the call needs none', async () => {
    const { api } = makeClient();
    await readOne(api);
    await api.call(login, undefined);
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer abc', null]);
  });

  it('SHARED-49, SHARED-53: sends credentials and follows no redirect', async () => {
    await readOne(makeClient().api);
    expect(requests[0]).toMatchObject({ credentials: 'include', redirect: 'error' });
  });

  it('SHARED-50: sends and asks for JSON', async () => {
    await makeClient().api.call(changeThing, { secret: '5' });
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(requests[0]?.headers.get('accept')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual({ ssn: '5' });
  });

  it('SHARED-54: substitutes and encodes path parameters', async () => {
    await makeClient({ base: 'https://api.example' }).api.call(readThing, { id: 'a/b ?#', note: 'x&y' });
    expect(requests[0]?.url).toBe('https://api.example/api/v1/things/a%2Fb%20%3F%23/parts?note=x%26y');
  });

  it.each(['', '.', '..'])(
    'SHARED-54: rejects the path parameter %j, which would be another path',
    async (id) => {
      const failure = await failureOf(makeClient().api.call(readThing, { id }));
      expect(failure).not.toBeInstanceOf(NetworkError);
      expect(failure.cause).toEqual(
        new TypeError('things.read was called with an input that makes no request'),
      );
      expect(requests).toEqual([]);
    },
  );

  it('takes an idempotency key', async () => {
    await makeClient().api.call(changeThing, { secret: '5' }, { idempotencyKey: 'key-1' });
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('key-1');
  });

  it('answers in domain names', async () => {
    expect(await readOne(makeClient().api)).toBe('one');
  });

  it('SHARED-31: reads a page with its numbers, in meta or beside it', async () => {
    const { api } = makeClient();
    const rows = { from: 26, to: 50, total: 70, per_page: 25 };
    const pages = { current_page: 2, last_page: 3, filters: { state: 'GA' } };
    const asked = { report: 'retailers', page: 2 };
    const page = {
      rows: [{ id: 26 }],
      page: 2,
      lastPage: 3,
      from: 26,
      to: 50,
      total: 70,
      perPage: 25,
      filters: { state: 'GA' },
    };
    respond = () => Response.json({ ...success, data: [{ id: 26 }], meta: { ...pages, ...rows } });
    expect(await api.call(listReport, asked)).toEqual(page);
    respond = () => Response.json({ ...success, data: [{ id: 26 }], meta: pages, ...rows });
    expect(await api.call(listReport, asked)).toEqual(page);
    respond = () => Response.json({ ...success, data: [{ id: 26 }] });
    expect(await failureOf(api.call(listReport, asked))).toBeInstanceOf(MalformedAnswerError);
  });

  const download = defineEndpoint({
    id: 'files.download',
    method: 'GET',
    path: '/file',
    summary: '',
    responseType: 'blob',
    answer: instance(Blob),
    toWire: () => ({}),
    fromWire: (file) => file,
  });

  it('SHARED-57: answers a download with its file', async () => {
    respond = () => new Response('a,b', { headers: { 'content-type': 'text/csv' } });
    expect(await (await makeClient().api.call(download, undefined)).text()).toBe('a,b');
    respond = () => Response.json({ status: false, code: 404, error: 'Gone' }, { status: 404 });
    expect(await failureOf(makeClient().api.call(download, undefined))).toMatchObject({
      message: 'Gone',
      code: 404,
    });
  });

  it.each([
    ['an attachment with a status of its own', '{"status":false}', 'attachment; filename="a.json"'],
    ['an attachment that is cut off', '[1,', 'ATTACHMENT'],
    ['a list', '[1,2]', undefined],
    ['an object without a status', '{"status":"paid"}', 'inline'],
  ])('SHARED-57, UI-57: answers a download of JSON with its file: %s', async (_, text, disposition) => {
    const headers = {
      'content-type': 'application/json',
      ...(disposition ? { 'content-disposition': disposition } : {}),
    };
    respond = () => new Response(text, { headers });
    expect(await (await makeClient().api.call(download, undefined)).text()).toBe(text);
  });

  it('SHARED-57: fails a download that a successful status answers with an envelope', async () => {
    respond = () => Response.json({ status: false, code: 410, error: 'Gone' });
    expect(await failureOf(makeClient().api.call(download, undefined))).toMatchObject({ message: 'Gone' });
    respond = () => Response.json({ ...success, data: 'a,b' });
    expect(await failureOf(makeClient().api.call(download, undefined))).toBeInstanceOf(MalformedAnswerError);
  });

  it('sends an upload as a form (OP-45)', async () => {
    const upload = defineEndpoint({
      id: 'files.upload',
      method: 'POST',
      path: '/file',
      summary: '',
      bodyType: 'multipart',
      answer: any(),
      toWire: (file: Blob) => ({ body: { file, folder: 'a', note: undefined } }),
      fromWire: () => null,
    });
    await makeClient().api.call(upload, new Blob(['hello']));
    const form = await requests[0]?.formData();
    expect([...(form?.keys() ?? [])]).toEqual(['file', 'folder']);
  });
});

describe('the time limit', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const never = (request: Request) =>
    new Promise<Response>((_resolve, reject) => {
      if (request.signal.aborted) reject(request.signal.reason as Error);
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
    });

  it('SHARED-52: is 1000 ms unless the client is told otherwise', async () => {
    respond = never;
    const failure = failureOf(readOne(makeClient().api));
    const settled = jest.fn();
    void failure.then(settled);
    await jest.advanceTimersByTimeAsync(999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await failure).toBeInstanceOf(TimeoutError);
  });

  it('covers an answer that stops half-way', async () => {
    respond = (request) =>
      new Response(
        new ReadableStream({
          start: (controller) =>
            request.signal.addEventListener('abort', () => controller.error(request.signal.reason)),
        }),
      );
    const failure = failureOf(readOne(makeClient().api));
    await jest.advanceTimersByTimeAsync(1000);
    expect(await failure).toBeInstanceOf(TimeoutError);
  });

  it('hands the abort of the caller back as it is', async () => {
    respond = never;
    const stop = new AbortController();
    const call = makeClient().api.call(readThing, { id: '1' }, { signal: stop.signal });
    stop.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a failed call', () => {
  it.each([
    [
      'an envelope that says so',
      Response.json({ status: false, code: 409, error: 'Taken' }),
      'Taken',
      409,
      200,
    ],
    [
      'an envelope with an HTTP error',
      Response.json({ status: false, error: 'No' }, { status: 403 }),
      'No',
      403,
      403,
    ],
    [
      'an inner code',
      Response.json({ code: 403, error: { code: 1001, message: 'PIN' } }, { status: 403 }),
      'PIN',
      1001,
      403,
    ],
    [
      'status false without anything',
      Response.json({ status: false }),
      'An unknown error occurred',
      500,
      200,
    ],
  ])('SHARED-58, SHARED-62: %s', async (_name, response, message, code, status) => {
    respond = () => response;
    expect(await failureOf(readOne(makeClient().api))).toMatchObject({ message, code, status });
  });

  it.each([
    [{ status: false, code: 500, error: 'No' }, 500],
    [{ status: false, error: { code: 1001, message: 'PIN' } }, 1001],
    [{ status: false, error: 'No' }, null],
  ])(
    'an error has the code that its envelope states, apart from the default: %j',
    async (envelope, statedCode) => {
      respond = () => Response.json(envelope);
      expect(await failureOf(readOne(makeClient().api))).toMatchObject({ statedCode });
    },
  );

  it.each([
    ['40', 40],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
    [null, null],
  ])('an error has the seconds to wait of Retry-After: %s', async (header, retryAfterSeconds) => {
    const headers: HeadersInit = header === null ? {} : { 'Retry-After': header };
    respond = () => Response.json({ status: false, error: 'Too many requests' }, { status: 429, headers });
    expect(await failureOf(readOne(makeClient().api))).toMatchObject({ status: 429, retryAfterSeconds });
  });

  it.each([
    ['the api', () => Response.json({ status: false, error: 'Rate limited' }, tooMany)],
    ['a proxy', () => new Response('<h1>Too Many Requests</h1>', tooMany)],
  ])('OP-101: an error of too many requests says how long to wait: of %s', async (_who, response) => {
    respond = response;
    const { api } = makeClient({ waitMessage: (seconds) => `Wait ${seconds}.` });
    const waiting = { message: 'Wait 40.', status: 429, code: 429, retryAfterSeconds: 40 };
    expect(await failureOf(readOne(api))).toMatchObject(waiting);
  });

  it('OP-101: an error of too many requests that is about a field keeps what is said of the field', async () => {
    respond = () => Response.json({ status: false, error: { email: ['Too many emails.'] } }, tooMany);
    const { api } = makeClient({ waitMessage: () => 'Wait.' });
    expect(await failureOf(readOne(api))).toMatchObject({ message: 'Too many emails.' });
  });

  it('SHARED-59: answers 500 and above without JSON with the status text', async () => {
    respond = () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' });
    expect(await failureOf(readOne(makeClient().api))).toMatchObject({ message: 'Bad Gateway', code: 502 });
  });

  it('SHARED-62: has the default message where HTTP/2 sends no status text', async () => {
    respond = () => new Response('', { status: 503, statusText: '' });
    expect(await failureOf(readOne(makeClient().api))).toMatchObject({
      message: 'An unknown error occurred',
    });
  });

  it.each([
    ['HTML with 200', new Response('<html>')],
    ['nothing with 404', new Response('', { status: 404 })],
  ])('SHARED-60: answers other non-JSON, %s, with Unknown Response and code 500', async (_name, response) => {
    respond = () => response;
    const failure = await failureOf(readOne(makeClient().api));
    expect(failure).toBeInstanceOf(ForeignAnswerError);
    expect(failure).toMatchObject({ message: 'Unknown Response', code: 500 });
  });

  it('SHARED-61: answers a network failure with its message and code 500', async () => {
    respond = () => Promise.reject(new TypeError('Failed to fetch'));
    const failure = await failureOf(readOne(makeClient().api));
    expect(failure).toBeInstanceOf(NetworkError);
    expect(failure).toMatchObject({ message: 'Failed to fetch', code: 500, status: 0 });
  });

  it('SHARED-63: carries the messages of a 422 by field', async () => {
    respond = () =>
      Response.json({ status: false, code: 422, error: { email: ['is taken', 'is odd'] } }, { status: 422 });
    const failure = await failureOf(readOne(makeClient().api));
    expect(failure).toBeInstanceOf(ValidationError);
    expect(failure).toMatchObject({
      fields: { email: ['is taken', 'is odd'] },
      message: 'is taken',
      code: 422,
    });
  });

  it('finds maxed in the error as well as in the data (OP-65)', async () => {
    respond = () =>
      Response.json({ status: false, code: 400, error: { message: 'No', maxed: true } }, { status: 400 });
    expect(await failureOf(readOne(makeClient().api))).toMatchObject({
      data: { maxed: true },
      message: 'No',
    });
  });

  it.each([
    ['a list', []],
    ['another shape', { status: true, data: { nam: 'x' } }],
    ['no data', { status: true }],
    ['a number', 7],
  ])('is malformed when success is %s', async (_name, answer) => {
    respond = () => Response.json(answer);
    expect(await failureOf(readOne(makeClient().api))).toBeInstanceOf(MalformedAnswerError);
  });

  it('LEASE-48: that is malformed says what the envelope says in place of the data', async () => {
    respond = () => Response.json({ status: true, data: { name: null }, error: 'Not on file.' });
    const failure = await failureOf(readOne(makeClient().api));
    expect(failure).toBeInstanceOf(MalformedAnswerError);
    expect(failure.message).toBe('Not on file.');
  });

  it.each(['GET', 'POST'])('is never repeated: %s', async (method) => {
    respond = () => new Response('', { status: 503 });
    const { api } = makeClient();
    await failureOf(method === 'GET' ? readOne(api) : api.call(changeThing, { secret: '1' }));
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['malformed', () => Promise.resolve(Response.json({ status: true, data: { ssn: '123-45-6789' } }))],
    ['rejected', () => Promise.resolve(Response.json({ status: false, error: 'No' }, { status: 400 }))],
  ])('shows neither the token nor what was sent: %s', async (_name, answer) => {
    respond = answer;
    const failure = await failureOf(makeClient().api.call(changeThing, { secret: '123-45-6789' }));
    const all = [failure, failure.cause].map((error) =>
      JSON.stringify(error, Object.getOwnPropertyNames(error ?? {})),
    );
    expect(all.join()).not.toMatch(/123-45-6789|abc/);
  });
});

describe('a 401', () => {
  const unauthorized = () => Response.json({ status: false, code: 401, error: 'Sign in' }, { status: 401 });

  it.each([
    ['by status', unauthorized],
    ['by body code', () => Response.json({ status: false, code: 401, error: 'Sign in' })],
    ['by status without JSON', () => new Response('', { status: 401 })],
  ])('SHARED-36: ends the session, %s', async (_name, answer) => {
    respond = answer;
    const { api, session } = makeClient();
    expect(await failureOf(readOne(api))).toBeInstanceOf(UnauthorizedError);
    expect(session.end).toHaveBeenCalledWith('expired');
  });

  it.each([false, true])(
    'AUTH-83, SHARED-36: of the login call keeps the session, with its token sent: %s',
    async (knowsCaller) => {
      respond = unauthorized;
      const { api, session } = makeClient();
      const failure = await failureOf(api.call({ ...login, knowsCaller }, undefined));
      expect(failure).toBeInstanceOf(UnauthorizedError);
      expect(session.end).not.toHaveBeenCalled();
    },
  );

  it('ends the session once when ten calls fail together', async () => {
    respond = unauthorized;
    const { api, session } = makeClient();
    await Promise.allSettled(Array.from({ length: 10 }, () => readOne(api)));
    expect(requests).toHaveLength(10);
    expect(session.end).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a success', () => Response.json(success)],
    ['a failure', () => Response.json({ status: false, error: 'No' }, { status: 400 })],
    ['that the session has ended', unauthorized],
  ])('to a session that ended is for nobody, and ends none that followed: %s', async (_name, answer) => {
    let answerNow: (response: Response) => void = () => {};
    const sent = new Promise<void>((done) => {
      respond = () => {
        done();
        return new Promise((resolve) => (answerNow = resolve));
      };
    });
    const onSessionUse = jest.fn();
    const { api, session } = makeClient({ onSessionUse });
    const late = failureOf(readOne(api));
    await sent;
    session.token = 'of the next customer';
    answerNow(answer());
    expect(await late).toBeInstanceOf(SessionEndedError);
    expect(session.end).not.toHaveBeenCalled();
    expect(onSessionUse).not.toHaveBeenCalled();
  });
});

describe('what comes between a call and its caller', () => {
  it('keeps an error of a session that ended while it was translated from who came then', async () => {
    respond = () => Response.json({ status: false, error: 'No' }, { status: 400 });
    const { api, session } = makeClient({
      translateError: (error) => {
        session.token = 'of the next customer';
        return Promise.resolve(error);
      },
    });
    expect(await failureOf(readOne(api))).toBeInstanceOf(SessionEndedError);
  });

  it('sends no file whose session ended while the code that sends it was loading', async () => {
    const upload = defineEndpoint({
      id: 'files.upload',
      method: 'POST',
      path: '/file',
      summary: '',
      bodyType: 'multipart',
      answer: any(),
      toWire: (file: Blob) => ({ body: { file } }),
      fromWire: () => null,
    });
    const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue(undefined);
    const { api, session } = makeClient();
    const sent = failureOf(api.call(upload, new Blob(['hello']), { onProgress: () => undefined }));
    session.token = null;
    expect(await sent).toBeInstanceOf(SessionEndedError);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the v2 calls', () => {
  it('SHARED-56: include every call of the specification', () => {
    const offered = endpointTable
      .filter(({ path }) => path.startsWith('/api/v2/auth/'))
      .map(({ method, path }) => `${method} ${path.replace('/api/v2/auth/', '')}`);
    expect(offered).toEqual(
      expect.arrayContaining([
        'POST logout',
        'GET user',
        'POST login',
        'POST register',
        'POST forgot',
        'POST forgot/verify',
        'POST reset',
        'POST verify',
        'POST verify/resend',
        'POST set-password',
      ]),
    );
  });
});

describe('the csrf cookie', () => {
  const csrf: Endpoint<void, unknown> = defineEndpoint({
    id: 'csrf',
    method: 'GET',
    path: '/sanctum/csrf-cookie',
    summary: '',
    auth: 'none',
    answer: any(),
    toWire: () => ({}),
    fromWire: () => null,
  });
  const changeV2 = defineEndpoint({
    id: 'v2.change',
    method: 'POST',
    path: '/api/v2/auth/login',
    summary: '',
    auth: 'none',
    answer: any(),
    toWire: () => ({ body: {} }),
    fromWire: () => null,
  });
  const paths = () => requests.map(({ url }) => new URL(url).pathname);

  it('SHARED-55: is fetched once, before the first v2 call that changes something (OP-46)', async () => {
    respond = ({ method }) =>
      method === 'GET' ? new Response(null, { status: 204 }) : Response.json(success);
    const { api } = makeClient({ csrf });
    await Promise.all([api.call(changeV2, undefined), api.call(changeV2, undefined)]);
    expect(paths()).toEqual(['/sanctum/csrf-cookie', '/api/v2/auth/login', '/api/v2/auth/login']);
  });

  it('is not needed by other calls', async () => {
    const { api } = makeClient({ csrf });
    await api.call(changeThing, { secret: '1' });
    expect(paths()).toEqual(['/api/v1/things']);
  });

  it('is tried again after a failure, which keeps no call back', async () => {
    respond = ({ method }) => (method === 'GET' ? new Response('', { status: 500 }) : Response.json(success));
    const { api } = makeClient({ csrf });
    await api.call(changeV2, undefined);
    await api.call(changeV2, undefined);
    expect(paths()).toHaveLength(4);
  });

  describe('that comes late', () => {
    const change = defineEndpoint({
      id: 'v2.own',
      method: 'POST',
      path: '/api/v2/own',
      summary: '',
      answer: any(),
      toWire: () => ({ body: {} }),
      fromWire: () => null,
    });
    const logout = { ...change, id: 'v2.logout', path: '/api/v2/logout' as const };
    /** Calls the endpoint as `abc`; the cookie comes when `cookieComes` is called. */
    function callWaiting(endpoint: typeof change, options?: CallOptions) {
      let cookieComes = (): void => undefined;
      const cookie = new Promise<Response>((done) => {
        cookieComes = () => done(new Response(null, { status: 204 }));
      });
      respond = ({ method }) => (method === 'GET' ? cookie : Response.json(success));
      const { api, session } = makeClient({ csrf, logout });
      return { session, cookieComes, outcome: api.call(endpoint, undefined, options) };
    }

    it.each([null, 'of the next customer'])(
      'makes the logout with the token that was there before: %s afterwards',
      async (next) => {
        const { session, cookieComes, outcome } = callWaiting(logout);
        session.token = next;
        cookieComes();
        await failureOf(outcome);
        expect(paths()).toEqual(['/sanctum/csrf-cookie', '/api/v2/logout']);
        expect(requests[1]?.headers.get('authorization')).toBe('Bearer abc');
        expect(session.end).not.toHaveBeenCalled();
      },
    );

    it.each([null, 'of the next customer'])(
      'makes no other call whose session has ended: %s afterwards',
      async (next) => {
        const { session, cookieComes, outcome } = callWaiting(change);
        session.token = next;
        cookieComes();
        expect(await failureOf(outcome)).toBeInstanceOf(SessionEndedError);
        expect(paths()).toEqual(['/sanctum/csrf-cookie']);
      },
    );

    it('lets the caller of a waiting call abort it', async () => {
      const stop = new AbortController();
      const { outcome } = callWaiting(change, { signal: stop.signal });
      stop.abort();
      await expect(outcome).rejects.toBe(stop.signal.reason);
      expect(paths()).toEqual(['/sanctum/csrf-cookie']);
    });
  });
});
