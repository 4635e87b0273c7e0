import type { FormInput, FormValues } from '@portal/api-contract';

/** An input with its value, and the path that messages about it are filed under. */
export interface FilledInput {
  readonly path: string;
  readonly input: FormInput;
  /** Null where nothing was given. */
  readonly value: unknown;
}

/**
 * Every input of a form with its value, those in the items of collections too: `items.0.name`. A disabled input is left
 * out, for its value is not the customer's to give.
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

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

export const isItem = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
