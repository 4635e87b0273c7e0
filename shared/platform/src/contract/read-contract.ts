import type { Endpoint, WireRequest } from '@portal/api-contract';

/** A value of a read: a text, or the name of the route's parameter that it is taken from. */
export type ReadValue<Name extends string = string> = string | { readonly fromAddress: Name };

/**
 * A GET of a route's first screen, which the page starts before any code has arrived. In the api's own spelling, because
 * the page has no endpoint table yet. `Name` is a name of a parameter that the route's address must have.
 */
export interface ReadContract<Name extends string = string> {
  /** Path of the endpoint, with `{name}` where a path parameter goes. */
  readonly path: `/${string}`;
  readonly params?: Readonly<Record<string, ReadValue<Name>>>;
  readonly query?: Readonly<Record<string, ReadValue<Name>>>;
  /** Started only at an address that has all of these parameters: its screen does not ask it otherwise. */
  readonly when?: readonly Name[];
  /** Not started at an address that has one of these parameters: its screen asks something else then. */
  readonly unless?: readonly Name[];
}

// No text of a request has a control character in it.
const mark = '\u0000';

/** Stands, in the input of `readOf`, for the value of a parameter from the path or the query of the route's address. */
export function fromAddress<const Name extends string>(name: Name): FromAddress<Name> {
  return (mark + name) as FromAddress<Name>;
}

declare const nameOfParameter: unique symbol;
/** A text that only the type check knows the parameter of. */
type FromAddress<Name extends string> = string & { readonly [nameOfParameter]: Name };

/** Names of the parameters in an input, at any depth. */
type NamesIn<Value> =
  Value extends FromAddress<infer Name>
    ? Name
    : Value extends readonly (infer Item)[]
      ? NamesIn<Item>
      : Value extends object
        ? { [Key in keyof Value]: NamesIn<Value[Key]> }[keyof Value]
        : never;

/**
 * Returns the read of an endpoint with an input, which is the one that the screen's first query has.
 *
 * @throws TypeError when the endpoint is not a GET of JSON, or uses a parameter of the address within another text
 */
export function readOf<
  Input,
  Given extends Input,
  const When extends string = never,
  const Unless extends string = never,
>(
  endpoint: Endpoint<Input, unknown> & { readonly auth: 'bearer' },
  input: Given,
  { when = [], unless = [] }: { readonly when?: readonly When[]; readonly unless?: readonly Unless[] } = {},
): ReadContract<NamesIn<Given> | NoInfer<When | Unless>> {
  const { id, method, path, responseType } = endpoint;
  if (method !== 'GET' || responseType !== 'json') throw new TypeError(`${id} is not a GET of JSON.`);
  const wire = endpoint.toWire(input);
  const params = valuesOf(id, wire.path);
  const query = valuesOf(id, wire.query);
  const read: ReadContract = {
    path,
    ...(params && { params }),
    ...(query && { query }),
    ...(when.length > 0 && { when }),
    ...(unless.length > 0 && { unless }),
  };
  return read as ReadContract<NamesIn<Given> | When | Unless>;
}

function valuesOf(id: string, values: WireRequest['query'] = {}): Record<string, ReadValue> | null {
  const given = Object.entries(values).flatMap(([name, value]): [string, ReadValue][] =>
    value === undefined ? [] : [[name, valueOf(id, String(value))]],
  );
  return given.length > 0 ? Object.fromEntries(given) : null;
}

function valueOf(id: string, text: string): ReadValue {
  const at = text.indexOf(mark);
  // JSON writes the mark as an escape.
  if (at > 0 || text.includes('\\u0000')) throw new TypeError(`${id} uses a parameter within another text.`);
  return at === 0 ? { fromAddress: text.slice(mark.length) } : text;
}

/** Returns the names of the address's parameters that a read uses. */
export function addressInputsOf({
  params = {},
  query = {},
  when = [],
  unless = [],
}: ReadContract): readonly string[] {
  const taken = [...Object.values(params), ...Object.values(query)].flatMap((value) =>
    typeof value === 'string' ? [] : [value.fromAddress],
  );
  return [...taken, ...when, ...unless];
}
