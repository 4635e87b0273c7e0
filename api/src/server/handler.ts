import type { AnyEndpoint, WireOf } from '@portal/api-contract';
import type { FileAnswer, PagedAnswer, StoredAnswer } from './answers.ts';
import type { Caller } from './caller.ts';

/** A request whose path, query and body have passed the shapes of its endpoint. */
export interface EndpointRequest<Of extends AnyEndpoint = AnyEndpoint> {
  readonly path: WireOf<Of>['path'];
  readonly query: WireOf<Of>['query'];
  readonly body: WireOf<Of>['body'];
  /** Null where the endpoint needs no token. */
  readonly caller: Of['auth'] extends 'bearer' ? Caller : Caller | null;
  /** The bearer token as it was sent, for open endpoints that may know their caller. */
  readonly token: string | null;
  /** Where the request came from, for limits; behind the site server the browser's address. */
  readonly address: string;
  /** IANA name of the customer's zone, when the client says it. */
  readonly timezone: string | null;
  readonly idempotencyKey: string | null;
}

/** Returns the envelope's data, or an answer of another type. Throws a `Failure` to reject the request. */
type Handler<Of extends AnyEndpoint> = (
  request: EndpointRequest<Of>,
) => Promise<WireOf<Of>['data'] | StoredAnswer | PagedAnswer | FileAnswer>;

interface HandlerOptions {
  /** The field whose messages alone a client reads, whatever field is wrong (API-65). */
  readonly errorField?: string;
}

/** An endpoint of the table with its handler, the types of its wire forgotten. */
export interface EndpointHandler extends HandlerOptions {
  readonly endpoint: AnyEndpoint;
  readonly handle: (request: EndpointRequest) => Promise<unknown>;
}

/** Binds a handler to an endpoint, whose shapes type the request and the answer. */
export function handler<Of extends AnyEndpoint>(
  endpoint: Of,
  handle: Handler<Of>,
  options: HandlerOptions = {},
): EndpointHandler {
  return { endpoint, handle: (request) => handle(request as EndpointRequest<Of>), ...options };
}
