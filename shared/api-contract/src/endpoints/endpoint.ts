import { create, StructError, unknown, type Failure, type Struct } from 'superstruct';
import type { Repaired } from '../wire/repair.ts';

export type Method = 'GET' | 'POST' | 'PUT';

/** Who may call: everybody, or whoever sends the token of a session. */
export type EndpointAuth = 'none' | 'bearer';

/** The parts of a request as they go over the wire, before they are put into a URL and a body. */
export interface WireRequest {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

/** The wire shapes of a request: the client sends by them, the api validates by them. */
interface RequestShapes {
  readonly path?: Struct<Record<string, string>, unknown>;
  readonly query?: Struct<unknown, unknown>;
  readonly body?: Struct<unknown, unknown>;
}

/** The same shapes with their types, as a definition gives them. */
interface TypedShapes<Path, Query, Body> {
  readonly path?: Struct<Path, unknown>;
  readonly query?: Struct<Query, unknown>;
  readonly body?: Struct<Body, unknown>;
}

/** The types that the shapes of an endpoint accept: the api's handlers are typed by them. */
interface WireTypes {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** The envelope's `data`. */
  readonly data: unknown;
  /** The envelope's `meta`, where the endpoint has a shape for it. */
  readonly meta: unknown;
}

/** A failure that an endpoint is specified to answer, besides those that follow from its description. */
export interface EndpointFailure {
  /** HTTP status. */
  readonly status: number;
  /** Envelope code, where it differs from the status (section 4: 1001, 1005). */
  readonly code?: number;
  /** When the api answers it, in one sentence. */
  readonly when: string;
}

/**
 * One endpoint of section 7. Both ends are made from it: the client sends by `toWire` and reads by `read`; the api routes
 * by `method` and `path` and validates by `request`.
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
  /** A stable name, `area.verb`: `leases.list`, `payments.create`. */
  readonly id: string;
  readonly method: Method;
  /** The path, with `{name}` where a path parameter goes. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly auth: Auth;
  /** Whether it is told of a caller who is signed in, although it is for everybody. */
  readonly knowsCaller: boolean;
  /** The only guard that may call it; null when every guard may. */
  readonly guard: 'client' | 'web' | null;
  /** Whether a caller who must set a new password first may call it (API-24, OP-40). */
  readonly servesBeforeReset: boolean;
  /** How the body is sent: as JSON, or as a form with files (OP-45). */
  readonly bodyType: 'json' | 'multipart';
  /** What comes back: JSON in an envelope, or a file as it is. */
  readonly responseType: 'json' | 'blob';
  readonly request: RequestShapes;
  /** The shape of the envelope's `data` in a successful answer. */
  readonly answer: Struct<unknown, unknown>;
  /** The shape of the envelope's `meta`, for endpoints that answer a page of a list. */
  readonly meta: Struct<unknown, unknown> | null;
  readonly failures: readonly EndpointFailure[];
  /** Whether a 401 does not end the session: a form's input is wrong (AUTH-83), or the caller ends it (AUTH-82). */
  readonly keepsSessionOn401: boolean;
  /** Whether the endpoint accepts an `Idempotency-Key` header. */
  readonly idempotent: boolean;
  /** Has no value: it carries the wire's types to the api. */
  readonly wire?: Wire;
  toWire(input: Input): WireRequest;
  /**
   * Checks the envelope's `data`, and its `meta` where the endpoint has a shape for it, and maps them to domain names.
   *
   * @throws StructError of superstruct, with the path and the expected type but no value of the answer
   */
  read(data: unknown, meta?: unknown): Answer;
}

/** Any endpoint, for code that only reads its description. */
export type AnyEndpoint = Endpoint<never, unknown>;
export type InputOf<E> = E extends Endpoint<infer Input, unknown> ? Input : never;
export type WireOf<E> = E extends Endpoint<never, unknown, infer Wire> ? Wire : never;

interface EndpointDefinition<Input, Data, Answer, Path, Query, Body, Meta, Auth extends EndpointAuth> {
  id: string;
  method: Method;
  path: `/${string}`;
  summary: string;
  auth?: Auth;
  knowsCaller?: boolean;
  guard?: 'client' | 'web';
  servesBeforeReset?: boolean;
  bodyType?: 'json' | 'multipart';
  responseType?: 'json' | 'blob';
  request?: TypedShapes<Path, Query, Body>;
  answer: Struct<Data, unknown>;
  meta?: Struct<Meta, unknown>;
  failures?: readonly EndpointFailure[];
  keepsSessionOn401?: boolean;
  idempotent?: boolean;
  toWire: (input: Input) => WireRequest;
  /** Leaves out of an answer what is malformed and may be missing, before the rest is checked; by default nothing. */
  repair?: (data: unknown) => Repaired;
  /** Maps the answer to domain names; `unreadable` is what `repair` counted. */
  fromWire: (data: Data, meta: Meta, unreadable: number) => Answer;
}

/**
 * Makes an endpoint from its definition; by default it needs a bearer token and sends and answers JSON. The comment below
 * lets a build drop the endpoints that it does not call.
 */
/*#__NO_SIDE_EFFECTS__*/ export function defineEndpoint<
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
  const { fromWire, toWire, repair, auth = 'bearer' as Auth, ...described } = definition;
  // Without a shape the type of meta is unknown, and so is its struct.
  const metaShape = definition.meta ?? (unknown() as unknown as Struct<Meta, unknown>);
  return {
    auth,
    knowsCaller: auth === 'bearer',
    guard: null,
    servesBeforeReset: false,
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
    read: (data, meta) => {
      const repaired = repair?.(data) ?? { data, unreadable: 0 };
      return fromWire(
        checkShape(repaired.data, definition.answer),
        checkShape(meta, metaShape),
        repaired.unreadable,
      );
    },
  };
}

function checkShape<Data>(data: unknown, answer: Struct<Data, unknown>): Data {
  try {
    return create(data, answer);
  } catch (error) {
    throw error instanceof StructError ? withoutValues(error) : error;
  }
}

// superstruct writes the invalid value into its message: a birth date or an account number would reach a log.
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
