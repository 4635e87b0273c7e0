import { is, Struct } from 'superstruct';
import { findList, isRecord } from './scalars.ts';

/** The envelope's `data` without what is malformed in it. */
export interface Repaired {
  readonly data: unknown;
  /** How many entries were so malformed that they had to be left out. */
  readonly unreadable: number;
}

/** Whether a value matches a struct; also for a value that superstruct can't print, such as `{"toString": 1}`. */
export function matches<T, S>(value: unknown, struct: Struct<T, S>): value is T {
  try {
    return is(value, struct);
  } catch {
    return false;
  }
}

/**
 * Returns a copy of a value without its malformed parts: an optional field becomes null, an element of a list is left
 * out. Returns the value itself where nothing is malformed. What can't be missing stays as it is, so the result need not
 * match the struct either.
 */
export function withoutMalformed<T, S>(value: unknown, struct: Struct<T, S>): unknown {
  if (matches(value, struct)) return value;
  const repaired = withoutMalformedParts(value, struct.schema);
  return !matches(repaired, struct) && matches(null, struct) ? null : repaired;
}

/** @param schema of superstruct: that of an object is its fields, that of a list the struct of an element */
function withoutMalformedParts(value: unknown, schema: unknown): unknown {
  if (schema instanceof Struct) {
    if (!Array.isArray(value)) return value;
    return value.map((each) => withoutMalformed(each, schema)).filter((each) => matches(each, schema));
  }
  if (!isRecord(value) || !isRecord(schema)) return value;
  const fields = Object.entries(schema).filter(([name, field]) => name in value && field instanceof Struct);
  return {
    ...value,
    ...Object.fromEntries(
      fields.map(([name, field]) => [name, withoutMalformed(value[name], field as Struct)]),
    ),
  };
}

/**
 * Returns a function that leaves the malformed elements out of a list, which is `data` itself or under one of the names
 * in it, and counts them: one broken payment does not hold up the others. Anything but a list stays as it is.
 */
export function repairList<T, S>(item: Struct<T, S>, ...names: readonly string[]) {
  return (data: unknown): Repaired => {
    const list = findList(data, names);
    if (!Array.isArray(list)) return { data, unreadable: 0 };
    const readable = list
      .map((each) => withoutMalformed(each, item))
      .filter((each) => matches(each, item) && each !== null);
    return { data: readable, unreadable: list.length - readable.length };
  };
}
