import type { AnyEndpoint, WireOf, WirePageMeta } from '@portal/api-contract';
import type { Clock } from '../clock/clock.ts';
import type { CardProvider } from '../methods/card-provider.ts';
import type { Processor } from '../payments/processor.ts';
import type { SlidesShown } from '../settings/settings.ts';
import type { Caller } from '../sign-in/sessions.ts';
import type { Db } from '../store/database.ts';
import type { AnswerEnvelope } from './envelope.ts';

/** What a handler works with besides the request. */
export interface Services {
  readonly db: Db;
  readonly clock: Clock;
  readonly processor: Processor;
  /** Who holds the customers' cards; null where none is set up. */
  readonly cardProvider: CardProvider | null;
  /** Whether the demo's triggers are honoured. */
  readonly demo: boolean;
  /** Where the links of mails lead. */
  readonly portalUrl: string;
  /** What the welcome page's slides show. */
  readonly slides: SlidesShown;
}

/** What an answer needs of the request besides its parts. */
interface Surroundings {
  /** Where it came from, for limits; behind the site server the browser's address. */
  readonly address: string;
  /** IANA name of the customer's zone, when the client says it. */
  readonly timezone: string | null;
  readonly idempotencyKey: string | null;
  /** The bearer token as it was sent, for open calls that may know their caller. */
  readonly token: string | null;
}

/** A request whose path, query and body have passed the shapes of its endpoint. */
export interface CheckedRequest<Endpoint> extends Surroundings {
  readonly path: WireOf<Endpoint>['path'];
  readonly query: WireOf<Endpoint>['query'];
  readonly body: WireOf<Endpoint>['body'];
}

/** What a handler gives: the envelope's data, or an answer of a kind of its own. Refuses by throwing a Failure. */
type Answer<Endpoint> = Promise<WireOf<Endpoint>['data'] | StoredAnswer | PagedAnswer | FileAnswer>;

type OpenHandler<Endpoint> = (request: CheckedRequest<Endpoint>, services: Services) => Answer<Endpoint>;

type SignedInHandler<Endpoint> = (
  request: CheckedRequest<Endpoint> & { readonly caller: Caller },
  services: Services,
) => Answer<Endpoint>;

/** An answer that is sent as it was stored, whatever its status. */
export class StoredAnswer {
  readonly status: number;
  readonly envelope: AnswerEnvelope;
  constructor(status: number, envelope: AnswerEnvelope) {
    this.status = status;
    this.envelope = envelope;
  }
}

/** One page of a list: the rows are the envelope's data, and its place in the whole is the meta (API-20). */
export class PagedAnswer {
  readonly rows: readonly unknown[];
  readonly meta: WirePageMeta;
  constructor(rows: readonly unknown[], meta: WirePageMeta) {
    this.rows = rows;
    this.meta = meta;
  }
}

/** A file as it is, without an envelope (API-92). */
export class FileAnswer {
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
  constructor(name: string, contentType: string, content: Buffer) {
    this.name = name;
    this.contentType = contentType;
    this.content = content;
  }
}

/** Ends the connection without an answer: the demo's trigger of a lost reply. */
export class DroppedConnection extends Error {
  override readonly name = 'DroppedConnection';
}

/** Who may make a call: anybody, whoever is signed in, customers alone, or the system's staff alone. */
export type Access = 'open' | 'signed-in' | 'customer' | 'staff';

/** The same before it is known which endpoint it is of. */
export interface AnyRequest extends Surroundings {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** Null in open calls. */
  readonly caller: Caller | null;
}

/** One call of the endpoint table with what answers it, its wire types forgotten. */
export interface Call {
  readonly endpoint: AnyEndpoint;
  readonly access: Access;
  /** The field whose messages alone a client reads, whatever field is wrong (API-65). */
  readonly errorField?: string;
  answer(request: AnyRequest, services: Services): Promise<unknown>;
}

export function openCall<Endpoint extends AnyEndpoint>(
  endpoint: Endpoint,
  handler: OpenHandler<Endpoint>,
): Call {
  return {
    endpoint,
    access: 'open',
    answer: (request, services) => handler(request as CheckedRequest<Endpoint>, services),
  };
}

export const signedInCall = <Endpoint extends AnyEndpoint>(
  endpoint: Endpoint,
  handler: SignedInHandler<Endpoint>,
) => callBy('signed-in', endpoint, handler);

export const customerCall = <Endpoint extends AnyEndpoint>(
  endpoint: Endpoint,
  handler: SignedInHandler<Endpoint>,
) => callBy('customer', endpoint, handler);

export const staffCall = <Endpoint extends AnyEndpoint>(
  endpoint: Endpoint,
  handler: SignedInHandler<Endpoint>,
) => callBy('staff', endpoint, handler);

function callBy<Endpoint extends AnyEndpoint>(
  access: Access,
  endpoint: Endpoint,
  handler: SignedInHandler<Endpoint>,
): Call {
  return {
    endpoint,
    access,
    answer: (request, services) => {
      const { caller } = request;
      if (caller === null) throw new Error('A signed-in call was made without a caller.');
      return handler({ ...(request as CheckedRequest<Endpoint>), caller }, services);
    },
  };
}
