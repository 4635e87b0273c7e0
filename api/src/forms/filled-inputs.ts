import type { FormInput, FormValues } from '@portal/api-contract';

/** An input with its value and its path, which messages about it are keyed by. */
export interface FilledInput {
  readonly path: string;
  readonly input: FormInput;
  /** Null when no value was given. */
  readonly value: unknown;
}

/**
 * Returns every input of a form with its value, also those in items of collections: `items.0.name`. Disabled inputs are
 * left out, because the customer can't change their values.
 */
export function filledInputs(
  inputs: readonly FormInput[],
  model: FormValues,
  prefix = '',
): readonly FilledInput[] {
  return inputs
    .filter(({ disabled }) => disabled !== true)
    .flatMap((input) => {
      const path = `${prefix}${input.name}`;
      const value = Object.hasOwn(model, input.name) ? (model[input.name] ?? null) : null;
      return [{ path, input, value }, ...filledItems(input, value, path)];
    });
}

function filledItems(input: FormInput, value: unknown, path: string): readonly FilledInput[] {
  if (input.type !== 'collection' || !isList(value)) return [];
  return value.flatMap((item, at) =>
    isItem(item) ? filledInputs(input.inputs, item, `${path}.${at}.`) : [],
  );
}

/** Whether a value is a list, such as the items of a collection. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Whether a value can be an item of a collection: values by name. */
export const isItem = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
