import { csrfCookie, type AnyEndpoint } from '@portal/api-contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { Mock, MockedRequest } from './mocks.ts';

// The api client requests this cookie itself before v2 calls (OP-46).
const server = setupServer(http.get(`*${csrfCookie.path}`, () => new HttpResponse(null, { status: 204 })));
const calls = new Map<string, MockedRequest[]>();
/** Errors that fail the test even when the screen handles them. */
const faults: string[] = [];

server.events.on('request:unhandled', ({ request }) => {
  faults.push(`${request.method} ${request.url} is not mocked`);
});

// Registered in every test file that imports this package. A screen could handle the error: `faults` keeps it.
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  calls.clear();
  const taken = takeFaults();
  if (taken.length > 0) throw new Error(`Requests of this test failed:\n${taken.join('\n')}`);
});
afterAll(() => server.close());

/** Mocks endpoints for the rest of the test; a later mock of the same endpoint replaces an earlier one. */
export function mock(...mocks: readonly Mock[]): void {
  server.use(...mocks.map(handlerOf));
}

/** Returns and clears the errors of this test, so that they do not fail it: for the tests of this package. */
export function takeFaults(): readonly string[] {
  return faults.splice(0);
}

/** Returns the requests that the endpoint got in this test, in order. */
export function callsOf(endpoint: AnyEndpoint): readonly MockedRequest[] {
  return calls.get(endpoint.id) ?? [];
}

function handlerOf({ endpoint, respond }: Mock): HttpHandler {
  const path = `*${(endpoint.path.split('?')[0] ?? '').replace(/\{(\w+)\}/g, ':$1')}`;
  const handle = endpoint.method === 'GET' ? http.get : endpoint.method === 'PUT' ? http.put : http.post;
  return handle(path, async ({ request, params }) => {
    const received: MockedRequest = {
      path: pathValues(params),
      query: Object.fromEntries(new URL(request.url).searchParams),
      body: await bodyOf(request),
      headers: request.headers,
    };
    calls.set(endpoint.id, [...callsOf(endpoint), received]);
    try {
      check(endpoint, received);
      return await respond(received);
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
      return HttpResponse.error();
    }
  });
}

function check(endpoint: AnyEndpoint, request: MockedRequest): void {
  for (const part of ['path', 'query', 'body'] as const) {
    if (part === 'body' && endpoint.bodyType === 'multipart') continue;
    const [fault] = endpoint.request[part]?.validate(request[part], { coerce: true }) ?? [];
    if (fault)
      throw new Error(`The ${part} of a request of ${endpoint.id} does not have its shape: ${fault.message}`);
  }
}

function pathValues(
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, string> {
  const single = Object.entries(params).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  // msw has a numbered parameter for the `*` in place of the origin.
  return Object.fromEntries(single.filter(([name]) => !/^\d+$/.test(name)));
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('json')) return request.json();
  if (type.includes('form-data')) return Object.fromEntries(await request.formData());
  return undefined;
}
