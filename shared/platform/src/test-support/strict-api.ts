import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';

const server = setupServer();
const faults: string[] = [];
server.events.on('request:unhandled', ({ request }) => faults.push(`${request.method} ${request.url}`));

/**
 * For tests of what goes over the wire, also by XMLHttpRequest: a request that no handler answers fails its test. The
 * csrf cookie, of which no caller knows, is answered.
 */
export function strictApi(): (...handlers: readonly HttpHandler[]) => void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() =>
    server.use(http.get('*/sanctum/csrf-cookie', () => new HttpResponse(null, { status: 204 }))),
  );
  afterEach(() => {
    server.resetHandlers();
    const found = faults.splice(0);
    if (found.length > 0) throw new Error(`Not mocked: ${found.join(', ')}`);
  });
  afterAll(() => server.close());
  return (...handlers) => server.use(...handlers);
}

/** The api's envelope of a success. */
export const succeeds = (data: unknown, more: object = {}) =>
  HttpResponse.json({ status: true, code: 200, data, error: null, ...more });

/** The api's envelope of a failure; its HTTP status is the code. */
export const failsWith = (code: number, error: unknown) =>
  HttpResponse.json({ status: false, code, data: null, error }, { status: code });
