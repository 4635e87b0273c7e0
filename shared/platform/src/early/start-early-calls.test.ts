import { checkToken } from '@portal/api-contract';
import { createApiClient } from '../api/create-api-client.ts';
import { portalHeaders } from '../api/call-headers.ts';
import type { ReadContract } from '../contract/read-contract.ts';
import type { RouteInputs } from '../routing/fill-route.ts';
import { sessionCheckCall } from './session-check-call.ts';
import { startEarlyCalls } from './start-early-calls.ts';

const config = { apiBase: 'https://api.example', headers: { brand: 'X-Brand', portal: 'X-Portal' } };

let requests: Request[];

beforeEach(() => {
  requests = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((...asked) => {
    requests.push(new Request(...asked));
    return Promise.reject(new TypeError('Failed to fetch'));
  });
});

afterEach(() => delete window.__portalEarlyCalls);

function start(reads: readonly ReadContract[], inputs: RouteInputs = {}): void {
  const route = { id: 'one', path: '/one', title: 'one', access: 'customer', reads } as const;
  startEarlyCalls(window, {
    config,
    brand: 'fernway',
    language: 'es',
    token: 'abc',
    sessionCheck: sessionCheckCall,
    landing: { route, inputs },
  });
}

const addresses = () => requests.map(({ method, url }) => `${method} ${url.slice(config.apiBase.length)}`);

describe('the early calls of a page', () => {
  it('are the session check and the reads of the landing’s route, from its address', () => {
    start(
      [
        { path: '/api/leases', query: { all: 'yes' } },
        { path: '/api/lease/{id}', params: { id: { fromAddress: 'lease' } } },
      ],
      { lease: 'a/b' },
    );
    expect(addresses()).toEqual([
      `POST ${checkToken.path}`,
      'GET /api/leases?all=yes',
      'GET /api/lease/a%2Fb',
    ]);
  });

  it('are the session check alone for a screen of the shell', () => {
    startEarlyCalls(window, {
      config,
      brand: 'fernway',
      language: 'es',
      token: 'abc',
      sessionCheck: sessionCheckCall,
      landing: null,
    });
    expect(addresses()).toEqual([`POST ${checkToken.path}`]);
  });

  it.each([{}, { lease: '' }, { lease: '..' }, { lease: '\ud800' }])(
    'leave a read out when the address has %j for its parameter',
    (inputs) => {
      start(
        [{ path: '/api/lease/{id}', params: { id: { fromAddress: 'lease' } } }, { path: '/api/leases' }],
        inputs,
      );
      expect(addresses()).toEqual([`POST ${checkToken.path}`, 'GET /api/leases']);
    },
  );

  it('SHARED-01, SHARED-02, SHARED-34, SHARED-49, SHARED-53: are sent exactly as the client sends them', async () => {
    start([]);
    const api = createApiClient({
      base: config.apiBase,
      headers: () => portalHeaders(config.headers, 'fernway', 'es'),
      session: { token: 'abc', end: () => {} },
    });
    await expect(api.call(checkToken, undefined)).rejects.toThrow('Failed to fetch');
    const [early, asked] = requests.map(({ method, url, headers, credentials, redirect, mode, cache }) => ({
      ...{ method, url, credentials, redirect, mode, cache },
      headers: [...headers],
    }));
    expect(early).toEqual(asked);
    expect(early).toMatchObject({ credentials: 'include', redirect: 'error' });
    expect(window.__portalEarlyCalls?.[0]?.headers).toEqual(
      expect.objectContaining({
        Authorization: 'Bearer abc',
        'X-Brand': 'fernway',
        'X-Portal': 'customer',
        'Accept-Language': 'es',
      }),
    );
  });
});
