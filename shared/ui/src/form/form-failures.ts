import { StructError, type Failure, type Struct } from 'superstruct';

/** What is wrong with one field, as the struct sees it. */
export interface FieldFailure {
  readonly name: string;
  /** Nothing has been given. */
  readonly missing: boolean;
  /** Name of the refinement that refused it, if one did. */
  readonly refinement: string | undefined;
  readonly value: unknown;
}

/** Errors of the server by field, as thrown: anything that carries `fields`. */
export type ServerFields = Readonly<Record<string, readonly string[] | string>>;

export function serverFields(error: unknown): ServerFields | null {
  if (typeof error !== 'object' || error === null || !('fields' in error)) return null;
  const { fields } = error;
  if (typeof fields !== 'object' || fields === null || Object.keys(fields).length === 0) return null;
  return fields as ServerFields;
}

const nothing = (value: unknown) => value === undefined || value === null || value === '';

function fieldFailure(failure: Failure): FieldFailure {
  return {
    name: failure.path.join('.'),
    missing: nothing(failure.value) || (failure.value === false && failure.type === 'literal'),
    refinement: failure.refinement,
    value: failure.value,
  };
}

/** The first failure of each field, empty when the values fit. */
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
