import { csrfCookie, type AnyEndpoint } from '@portal/api-contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { Mock, MockedRequest } from './mocks.ts';

// The client's own precaution before v2 calls (OP-46), of which no screen knows.
const server = setupServer(http.get(`*${csrfCookie.path}`, () => new HttpResponse(null, { status: 204 })));
const calls = new Map<string, MockedRequest[]>();
/** What the screen may have swallowed, and the test must not. */
const faults: string[] = [];

server.events.on('request:unhandled', ({ request }) => {
  faults.push(`${request.method} ${request.url} is not mocked`);
});

// Registered where a test file imports this package; `bypass` would ask the network, `error` alone can be caught by a screen.
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  calls.clear();
  const found = takeFaults();
  if (found.length > 0) throw new Error(`Requests of this test went wrong:\n${found.join('\n')}`);
});
afterAll(() => server.close());

/** Answers these calls for the rest of the test; a later mock of the same call wins. */
export function mock(...mocks: readonly Mock[]): void {
  server.use(...mocks.map(handlerOf));
}

/** What went wrong so far in this test, which then no longer fails it: for the tests of this package. */
export function takeFaults(): readonly string[] {
  return faults.splice(0);
}

/** The calls of an endpoint in this test, first one first. */
export function callsOf(endpoint: AnyEndpoint): readonly MockedRequest[] {
  return calls.get(endpoint.id) ?? [];
}

function handlerOf({ endpoint, respond }: Mock): HttpHandler {
  const path = `*${(endpoint.path.split('?')[0] ?? '').replace(/\{(\w+)\}/g, ':$1')}`;
  const listen = endpoint.method === 'GET' ? http.get : endpoint.method === 'PUT' ? http.put : http.post;
  return listen(path, async ({ request, params }) => {
    const seen: MockedRequest = {
      path: pathValues(params),
      query: Object.fromEntries(new URL(request.url).searchParams),
      body: await bodyOf(request),
      headers: request.headers,
    };
    calls.set(endpoint.id, [...callsOf(endpoint), seen]);
    try {
      check(endpoint, seen);
      return await respond(seen);
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
      throw new Error(`The ${part} of a call of ${endpoint.id} is not of its shape: ${fault.message}`);
  }
}

function pathValues(
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, string> {
  const single = Object.entries(params).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  // The `*` that stands for the origin is a parameter to msw.
  return Object.fromEntries(single.filter(([name]) => !/^\d+$/.test(name)));
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('json')) return request.json();
  if (type.includes('form-data')) return Object.fromEntries(await request.formData());
  return undefined;
}
