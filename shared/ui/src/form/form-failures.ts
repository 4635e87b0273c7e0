import { StructError, type Failure, type Struct } from 'superstruct';

/** One field that the struct rejects. */
export interface FieldFailure {
  /** With dots between its parts: `items.0.name`. */
  readonly name: string;
  /** The field is empty. */
  readonly missing: boolean;
  /** Name of the refinement that rejected it, if one did. */
  readonly refinement: string | undefined;
  readonly value: unknown;
}

/**
 * Returns the messages of a thrown error by dotted name: those in its `fields`, whose names may have dots or brackets, or
 * which may be nested as the values are. Returns null when it has none, or none that can be read.
 */
export function serverMessages(error: unknown): ReadonlyMap<string, readonly string[]> | null {
  if (typeof error !== 'object' || error === null || !('fields' in error)) return null;
  const messages = new Map<string, readonly string[]>();
  const collect = (given: unknown, name: string): void => {
    if (typeof given === 'string') messages.set(name, [given]);
    else if (Array.isArray(given) && given.length > 0 && given.every((each) => typeof each === 'string')) {
      messages.set(name, given);
    } else if (typeof given === 'object' && given !== null) {
      for (const [key, inside] of Object.entries(given)) collect(inside, name ? `${name}.${key}` : key);
    }
  };
  if (typeof error.fields === 'object') collect(error.fields, '');
  return messages.size > 0 ? messages : null;
}

const nothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function fieldFailure(failure: Failure): FieldFailure {
  return {
    name: failure.path.join('.'),
    missing: nothing(failure.value) || (failure.value === false && failure.type === 'literal'),
    refinement: failure.refinement,
    value: failure.value,
  };
}

/** Returns the first failure of each field, and an empty list for valid values. */
export function failuresOf<Values>(
  struct: Struct<Values, unknown>,
  values: unknown,
): readonly FieldFailure[] {
  const [error] = struct.validate(values);
  if (!(error instanceof StructError)) return [];
  const byName = new Map<string, FieldFailure>();
  for (const failure of error.failures().map(fieldFailure)) {
    if (!byName.has(failure.name)) byName.set(failure.name, failure);
  }
  return [...byName.values()];
}
