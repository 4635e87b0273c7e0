import type { AnyEndpoint, WireOf } from '@portal/api-contract';
import type { AnswerWithCookie, FileAnswer, PagedAnswer, StoredAnswer } from './answers.ts';
import type { Caller } from './caller.ts';
import type { Client } from './client.ts';

/** A request whose path, query and body have passed the shapes of its endpoint. */
export interface EndpointRequest<Of extends AnyEndpoint = AnyEndpoint> {
  readonly path: WireOf<Of>['path'];
  readonly query: WireOf<Of>['query'];
  readonly body: WireOf<Of>['body'];
  /** Null when the endpoint needs no token. */
  readonly caller: Of['auth'] extends 'bearer' ? Caller : Caller | null;
  /** The bearer token as it was sent, for public endpoints that may know their caller. */
  readonly token: string | null;
  readonly client: Client;
  /** IANA name of the customer's time zone; null when the client did not send one. */
  readonly timezone: string | null;
  readonly idempotencyKey: string | null;
}

/** Returns the envelope's data, or an answer of another type. Throws a `Failure` to reject the request. */
type Handler<Of extends AnyEndpoint> = (
  request: EndpointRequest<Of>,
) => Promise<
  WireOf<Of>['data'] | AnswerWithCookie<WireOf<Of>['data']> | StoredAnswer | PagedAnswer | FileAnswer
>;

interface HandlerOptions {
  /** The only field whose messages the client reads, whatever field is wrong (API-65). */
  readonly errorField?: string;
}

/** An endpoint of the table with its handler, without the types of its wire. */
export interface EndpointHandler extends HandlerOptions {
  readonly endpoint: AnyEndpoint;
  readonly handle: (request: EndpointRequest) => Promise<unknown>;
}

/** Binds a handler to an endpoint, whose shapes are the types of request and answer. */
export function handler<Of extends AnyEndpoint>(
  endpoint: Of,
  handle: Handler<Of>,
  options: HandlerOptions = {},
): EndpointHandler {
  return { endpoint, handle: (request) => handle(request as EndpointRequest<Of>), ...options };
}
