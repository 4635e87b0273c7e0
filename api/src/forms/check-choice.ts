import { countryCodes } from '@portal/domain';
import type {
  AsyncSelectInput,
  ChoiceInput,
  CountryInput,
  FlagInput,
  FormOption,
  MultiselectInput,
  TagsInput,
} from '@portal/api-contract';
import { isList } from './filled-inputs.ts';

const notAllowed = 'This is not in the allowed values.';

/** Characters of one value, and values of one input that sets no limit. */
const longestValue = 255;
const mostValues = 100;

const isValue = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longestValue;

/** Returns the values that can be chosen: those of options that are neither groups nor disabled. */
export function choices(options: readonly FormOption[]): readonly string[] {
  return options
    .filter(({ disabled }) => disabled !== true)
    .flatMap(({ value, children = [] }) => (children.length > 0 ? choices(children) : [value]));
}

/** Accepts the value of an option. */
export function checkChoice({ options }: ChoiceInput, value: unknown): string | null {
  return isValue(value) && choices(options).includes(value) ? null : notAllowed;
}

/** Checks the shape only; `checkReferences` checks that the source has the value. */
export function checkAsyncSelect(_input: AsyncSelectInput, value: unknown): string | null {
  return isValue(value) ? null : notAllowed;
}

/** Accepts different values of options, up to the limit; `checkReferences` checks those of a source. */
export function checkMultiselect(
  { options, max = mostValues }: MultiselectInput,
  value: unknown,
): string | null {
  if (!isDistinct(value)) return 'This must be a list of different values.';
  if (value.length > max) return `Maximum of ${max} options selected.`;
  if (options === undefined) return null;
  const allowed = choices(options);
  return value.every((one) => allowed.includes(one)) ? null : notAllowed;
}

/** Any text is accepted, because the options of tags are suggestions. */
export function checkTags({ limit = mostValues }: TagsInput, value: unknown): string | null {
  if (!isDistinct(value)) return 'This must be a list of different texts.';
  return value.length > limit ? `Enter at most ${limit}.` : null;
}

/** Accepts an ISO country code. */
export function checkCountry(_input: CountryInput, value: unknown): string | null {
  return typeof value === 'string' && countryCodes.includes(value) ? null : notAllowed;
}

/** Accepts true and false. */
export function checkFlag(_input: FlagInput, value: unknown): string | null {
  return typeof value === 'boolean' ? null : 'This must be true or false.';
}

const isDistinct = (value: unknown): value is readonly string[] =>
  isList(value) && value.every(isValue) && new Set(value).size === value.length;
