import type { SelectOption } from './option.ts';

/** ms between the last key and the request for options (UI-81). */
export const searchDelay = 1000;

/**
 * Returns the options that match a text, and the first ones for the empty text (UI-56). `signal` is aborted when the
 * answer is no longer needed. May throw; the list then says so and offers Retry.
 */
export type OptionSearch<Value extends string = string> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly SelectOption<Value>[]>;

/** Returns the options of values that were selected earlier. It leaves out what it does not know. */
export type OptionLookUp<Value extends string = string> = (
  values: readonly Value[],
  signal: AbortSignal,
) => Promise<readonly SelectOption<Value>[]>;

const absent = (value: unknown) => value === undefined || value === null;

function isOption(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const option = value as { readonly [Name in keyof SelectOption]: unknown };
  return (
    typeof option.value === 'string' &&
    typeof option.text === 'string' &&
    (absent(option.disabled) || typeof option.disabled === 'boolean') &&
    (absent(option.children) || isOptionList(option.children))
  );
}

/** Returns whether a server's answer is a list of options. */
export function isOptionList<Value extends string>(
  answer: unknown,
): answer is readonly SelectOption<Value>[] {
  return Array.isArray(answer) && answer.every(isOption);
}
