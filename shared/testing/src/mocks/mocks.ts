import type { AnyEndpoint, WireOf } from '@portal/api-contract';
import { HttpResponse } from 'msw';

/** A request as the api receives it. */
export interface MockedRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The parsed JSON, or the fields of a form; undefined when the request has no body. */
  readonly body: unknown;
  readonly headers: Headers;
}

/** How the api answers requests of one endpoint. */
export interface Mock {
  readonly endpoint: AnyEndpoint;
  respond(request: MockedRequest): Response | Promise<Response>;
}

/**
 * Mocks a success with `data` in the wire's spelling, or with what the function returns for a request. Data that does
 * not have the endpoint's shape fails the test; `malformed` sends such data on purpose.
 */
export function answers<E extends AnyEndpoint>(
  endpoint: E,
  data: WireOf<E>['data'] | ((request: MockedRequest) => WireOf<E>['data']),
): Mock {
  return {
    endpoint,
    respond(request) {
      // Wire data is never a function itself.
      const answer: unknown =
        typeof data === 'function' ? (data as (given: MockedRequest) => unknown)(request) : data;
      if (endpoint.responseType === 'blob') return new HttpResponse(answer as Blob);
      const [fault] = endpoint.answer.validate(answer, { coerce: true });
      if (fault)
        throw new Error(`The mocked answer of ${endpoint.id} does not have its shape: ${fault.message}`);
      return HttpResponse.json({ status: true, code: 200, data: answer ?? null, error: null });
    },
  };
}

export interface MockedFailure {
  /** HTTP status. */
  readonly status: number;
  /** Code in the envelope; the HTTP status by default. */
  readonly code?: number;
  readonly error?: string | Readonly<Record<string, string | readonly string[]>>;
  readonly data?: unknown;
  /** The header `Retry-After`. */
  readonly retryAfterSeconds?: number;
}

/** Mocks a failure that the api reports in its envelope. */
export function fails(
  endpoint: AnyEndpoint,
  { status, code = status, error, data, retryAfterSeconds }: MockedFailure,
): Mock {
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return {
    endpoint,
    respond: () =>
      HttpResponse.json(
        { status: false, code, data: data ?? null, error: error ?? null },
        { status, headers },
      ),
  };
}

/** Mocks a request that is never answered, for tests of the loading state. */
export function pends(endpoint: AnyEndpoint): Mock {
  return { endpoint, respond: () => new Promise(() => {}) };
}

/** Mocks a broken connection. */
export function unreachable(endpoint: AnyEndpoint): Mock {
  return { endpoint, respond: () => HttpResponse.error() };
}

/** Mocks the page of a proxy, which answers in the api's place. */
export function proxied(endpoint: AnyEndpoint, status: number): Mock {
  return { endpoint, respond: () => HttpResponse.html('<h1>Not the api</h1>', { status }) };
}

/** Mocks a success whose data does not have the endpoint's shape. */
export function malformed(endpoint: AnyEndpoint, data: unknown = { surprise: true }): Mock {
  return { endpoint, respond: () => HttpResponse.json({ status: true, code: 200, data, error: null }) };
}
