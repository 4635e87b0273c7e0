import type { AnyEndpoint, WireOf } from '@portal/api-contract';
import { HttpResponse } from 'msw';

/** One call as the api would see it. */
export interface MockedRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The JSON, or the fields of a form; undefined without a body. */
  readonly body: unknown;
  readonly headers: Headers;
}

/** What the api answers to one call of the endpoint table. */
export interface Mock {
  readonly endpoint: AnyEndpoint;
  respond(request: MockedRequest): Response | Promise<Response>;
}

/**
 * The call succeeds with `data`, in the wire's own spelling; a function makes it from the request.
 * Data that the endpoint's own shape refuses fails the test: use `malformed` to mean it.
 */
export function answers<E extends AnyEndpoint>(
  endpoint: E,
  data: WireOf<E>['data'] | ((request: MockedRequest) => WireOf<E>['data']),
): Mock {
  return {
    endpoint,
    respond(request) {
      // A wire value is data: only the maker of one is a function.
      const made: unknown =
        typeof data === 'function' ? (data as (given: MockedRequest) => unknown)(request) : data;
      if (endpoint.responseType === 'blob') return new HttpResponse(made as Blob);
      const [fault] = endpoint.answer.validate(made, { coerce: true });
      if (fault) throw new Error(`The mocked answer of ${endpoint.id} is not of its shape: ${fault.message}`);
      return HttpResponse.json({ status: true, code: 200, data: made ?? null, error: null });
    },
  };
}

export interface MockedFailure {
  /** HTTP status. */
  readonly status: number;
  /** Envelope code; the status by default. */
  readonly code?: number;
  readonly error?: string | Readonly<Record<string, string | readonly string[]>>;
  readonly data?: unknown;
}

/** The call fails with an envelope of the api. */
export function fails(endpoint: AnyEndpoint, { status, code = status, error, data }: MockedFailure): Mock {
  return {
    endpoint,
    respond: () =>
      HttpResponse.json({ status: false, code, data: data ?? null, error: error ?? null }, { status }),
  };
}

/** The call is never answered: for the look of waiting. */
export function pends(endpoint: AnyEndpoint): Mock {
  return { endpoint, respond: () => new Promise(() => {}) };
}

/** The connection breaks. */
export function unreachable(endpoint: AnyEndpoint): Mock {
  return { endpoint, respond: () => HttpResponse.error() };
}

/** The api answers with success, in another shape than was agreed. */
export function malformed(endpoint: AnyEndpoint, data: unknown = { surprise: true }): Mock {
  return { endpoint, respond: () => HttpResponse.json({ status: true, code: 200, data, error: null }) };
}
