import { dynamic, lazy, record, string, Struct, union } from 'superstruct';

// superstruct keeps the parts of an array or an object in `schema`, but not those of a record, a union, a lazy or a
// dynamic struct. These functions keep them too, so that `@portal/api-contract/description` can describe every struct;
// validation never reads them.

/** Returns the same struct with its parts in `schema`. */
export function withSchema<T, S>(struct: Struct<T, S>, schema: unknown): Struct<T, S> {
  return new Struct<T, S>({ ...struct, schema: schema as S });
}

/** superstruct's `record` with text keys: an object whose values all have one shape. */
export function recordOf<T, S>(value: Struct<T, S>): Struct<Record<string, T>, null> {
  return withSchema(record(string(), value), value);
}

/** superstruct's `union` of two structs. */
export function unionOf<A, B, SA, SB>(first: Struct<A, SA>, second: Struct<B, SB>): Struct<A | B, null> {
  return withSchema(union([first, second]) as unknown as Struct<A | B, null>, [first, second]);
}

/** superstruct's `lazy`: for a struct that contains itself. */
export function lazyOf<T>(find: () => Struct<T, unknown>): Struct<T, null> {
  return withSchema(lazy(find), find);
}

/** superstruct's `dynamic`: one of several structs, depending on the value. */
export function dynamicOf<T>(
  choose: (value: unknown) => Struct<T>,
  choices: readonly Struct<T>[],
): Struct<T, null> {
  return withSchema(dynamic(choose), choices);
}
