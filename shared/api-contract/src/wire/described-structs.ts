import { dynamic, lazy, record, string, Struct, union } from 'superstruct';

// superstruct keeps what a list or an object is made of in `schema`, and forgets it of these. Whoever describes the
// calls reads it there (`@portal/api-contract/description`); checking never does.

/** The same struct, which tells in `schema` what it is made of. */
export function withSchema<T, S>(struct: Struct<T, S>, parts: unknown): Struct<T, S> {
  return new Struct<T, S>({ ...struct, schema: parts as S });
}

/** An object that holds one kind of value under names of any kind. */
export function recordOf<T, S>(value: Struct<T, S>): Struct<Record<string, T>, null> {
  return withSchema(record(string(), value), value);
}

export function unionOf<A, B, SA, SB>(first: Struct<A, SA>, second: Struct<B, SB>): Struct<A | B, null> {
  return withSchema(union([first, second]) as unknown as Struct<A | B, null>, [first, second]);
}

/** A struct that is not there yet: one that holds itself. */
export function lazyOf<T>(find: () => Struct<T, unknown>): Struct<T, null> {
  return withSchema(lazy(find), find);
}

/** One of several structs, by what is there. */
export function dynamicOf<T>(
  choose: (value: unknown) => Struct<T>,
  choices: readonly Struct<T>[],
): Struct<T, null> {
  return withSchema(dynamic(choose), choices);
}
