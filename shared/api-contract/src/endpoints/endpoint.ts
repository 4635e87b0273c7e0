import { create, StructError, unknown, type Failure, type Struct } from 'superstruct';

export type Method = 'GET' | 'POST' | 'PUT';

/** Who may call: everybody, or whoever sends the token of a session. */
export type EndpointAuth = 'none' | 'bearer';

/** The parts of one request as they go over the wire, before they are put into an address and a body. */
export interface WireRequest {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

/** The wire shapes that the client sends by and the api accepts by. */
export interface RequestShapes {
  readonly path?: Struct<Record<string, string>, unknown>;
  readonly query?: Struct<unknown, unknown>;
  readonly body?: Struct<unknown, unknown>;
}

/** The same shapes before their types are forgotten, as a definition gives them. */
interface TypedShapes<Path, Query, Body> {
  readonly path?: Struct<Path, unknown>;
  readonly query?: Struct<Query, unknown>;
  readonly body?: Struct<Body, unknown>;
}

/** What the shapes of one call let through: the api's handlers are typed by it. */
export interface WireTypes {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** The envelope's `data`. */
  readonly data: unknown;
  /** The envelope's `meta`, where the answer is read with it. */
  readonly meta: unknown;
}

/** A failure that a call is specified to answer, besides those that follow from its description. */
export interface EndpointFailure {
  /** HTTP status. */
  readonly status: number;
  /** Envelope code, where it differs from the status (section 4: 1001, 1005). */
  readonly code?: number;
  /** When the api answers it, in one plain sentence. */
  readonly when: string;
}

/**
 * One call of section 7. Both ends are made from it: the client sends by `toWire` and reads by `read`;
 * the api routes by `method` and `path` and checks by `request`.
 *
 * @typeParam Input what the caller gives, in domain names
 * @typeParam Answer what the caller gets, in domain names
 */
export interface Endpoint<
  Input,
  Answer,
  Wire extends WireTypes = WireTypes,
  Auth extends EndpointAuth = EndpointAuth,
> {
  /** Stable name, `area.verb`: `leases.list`, `payments.create`. */
  readonly id: string;
  readonly method: Method;
  /** Path with `{name}` where a path parameter goes. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly auth: Auth;
  /** Whose call it is alone; null is everybody's who may call at all. */
  readonly guard: 'client' | 'web' | null;
  /** How the body is sent: as JSON, or as a form with files (OP-45). */
  readonly bodyType: 'json' | 'multipart';
  /** What comes back: JSON in an envelope, or a file as it is. */
  readonly responseType: 'json' | 'blob';
  readonly request: RequestShapes;
  /** The shape of the envelope's `data` in a successful answer. */
  readonly answer: Struct<unknown, unknown>;
  /** The shape of the envelope's `meta`, where the answer is read with it: pages of a list. */
  readonly meta: Struct<unknown, unknown> | null;
  readonly failures: readonly EndpointFailure[];
  /** A 401 of this call is an answer to the form, not the end of the session (AUTH-83). */
  readonly keepsSessionOn401: boolean;
  /** The call takes an `Idempotency-Key` header. */
  readonly idempotent: boolean;
  /** Never there: carries the wire's types to the api. */
  readonly wire?: Wire;
  toWire(input: Input): WireRequest;
  /**
   * Checks `data` of the envelope, with its `meta` where the call has a shape for that, and maps them to domain names.
   * Throws superstruct's `StructError`, which names the path and the expected type and holds no value of the answer.
   */
  read(data: unknown, meta?: unknown): Answer;
}

/** Any endpoint, where only its description matters. */
export type AnyEndpoint = Endpoint<never, unknown>;
export type InputOf<E> = E extends Endpoint<infer Input, unknown> ? Input : never;
export type AnswerOf<E> = E extends Endpoint<never, infer Answer> ? Answer : never;
export type WireOf<E> = E extends Endpoint<never, unknown, infer Wire> ? Wire : never;

interface EndpointDefinition<Input, Data, Answer, Path, Query, Body, Meta, Auth extends EndpointAuth> {
  id: string;
  method: Method;
  path: `/${string}`;
  summary: string;
  auth?: Auth;
  guard?: 'client' | 'web';
  bodyType?: 'json' | 'multipart';
  responseType?: 'json' | 'blob';
  request?: TypedShapes<Path, Query, Body>;
  answer: Struct<Data, unknown>;
  meta?: Struct<Meta, unknown>;
  failures?: readonly EndpointFailure[];
  keepsSessionOn401?: boolean;
  idempotent?: boolean;
  toWire: (input: Input) => WireRequest;
  fromWire: (data: Data, meta: Meta) => Answer;
}

/** Makes an endpoint of its description; bearer and JSON unless it says otherwise. */
export function defineEndpoint<
  Input,
  Data,
  Answer,
  Path = unknown,
  Query = unknown,
  Body = unknown,
  Meta = unknown,
  Auth extends EndpointAuth = 'bearer',
>(
  definition: EndpointDefinition<Input, Data, Answer, Path, Query, Body, Meta, Auth>,
): Endpoint<Input, Answer, { path: Path; query: Query; body: Body; data: Data; meta: Meta }, Auth> {
  const { fromWire, toWire, auth = 'bearer' as Auth, ...described } = definition;
  // Without a shape nothing is known of the meta, which is what its type says then.
  const metaShape = definition.meta ?? (unknown() as unknown as Struct<Meta, unknown>);
  return {
    auth,
    guard: null,
    bodyType: 'json',
    responseType: 'json',
    failures: [],
    keepsSessionOn401: false,
    idempotent: false,
    ...described,
    request: (definition.request ?? {}) as unknown as RequestShapes,
    answer: definition.answer as unknown as Struct<unknown, unknown>,
    toWire,
    meta: (definition.meta ?? null) as Struct<unknown, unknown> | null,
    read: (data, meta) => fromWire(checked(data, definition.answer), checked(meta, metaShape)),
  };
}

function checked<Data>(data: unknown, answer: Struct<Data, unknown>): Data {
  try {
    return create(data, answer);
  } catch (error) {
    throw error instanceof StructError ? withoutValues(error) : error;
  }
}

// superstruct writes the refused value into its message: a birth date or an account number would reach a log.
function withoutValues({ path, key, type, refinement }: StructError): StructError {
  const failure: Failure = {
    path: path as unknown[],
    key: key as unknown,
    type,
    refinement,
    branch: [],
    value: undefined,
    message: `Expected ${type}`,
  };
  return new StructError(failure, function* () {});
}
