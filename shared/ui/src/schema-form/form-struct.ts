import {
  any,
  array,
  boolean,
  literal,
  number,
  optional,
  refine,
  string,
  tuple,
  type,
  type Struct,
} from 'superstruct';
import { optionRows, isLeaf } from '../controls/options/option.ts';
import { allowed, localPhone, pattern, phone, url, username } from '../form/rules.ts';
import { fieldKey } from './schema/field-names.ts';
import type { FieldValues } from './field-values.ts';
import { drawn, type ParsedInput, type SchemaInput } from './schema/schema-input.ts';
import type { PatternReader } from './schema/server-patterns.ts';

type AnyStruct = Struct<unknown, unknown>;

const general = <T, S>(struct: Struct<T, S>) => struct as unknown as AnyStruct;

/** The limits of this file; a refinement's name contains its limit, for the message of its failure. */
export type LimitRule = 'longest' | 'fewest' | 'most';
const limit = (rule: LimitRule, value: number) => `schema-${rule}:${value}`;

/** Parses the name of a refinement of this file into its rule and limit; returns null for any other. */
export function limitOf(
  refinement: string | undefined,
): { readonly rule: LimitRule; readonly limit: number } | null {
  const [, rule, value] = /^schema-(longest|fewest|most):(\d+)$/.exec(refinement ?? '') ?? [];
  return rule === undefined ? null : { rule: rule as LimitRule, limit: Number(value) };
}

/**
 * Returns the struct of a form's values. The fields check the limits of numbers and dates, because they have the
 * messages. The values of `unusable` inputs are left to the backend, like those of disabled ones.
 */
export function structOf(
  inputs: readonly ParsedInput[],
  read: PatternReader,
  unusable: readonly SchemaInput[],
): Struct<FieldValues, unknown> {
  const fields = drawn(inputs).map(
    (input) => [fieldKey(input.name), fieldStruct(input, read, unusable)] as const,
  );
  return type(Object.fromEntries(fields));
}

function fieldStruct(input: SchemaInput, read: PatternReader, unusable: readonly SchemaInput[]): AnyStruct {
  // The customer could not correct its value.
  if (input.disabled || unusable.includes(input)) return any();
  const struct = valueStruct(input, read, unusable);
  return input.required || needsItems(input) ? struct : general(optional(struct));
}

const needsItems = (input: SchemaInput) => input.type === 'collection' && (input.minItems ?? 0) > 0;

function valueStruct(input: SchemaInput, read: PatternReader, unusable: readonly SchemaInput[]): AnyStruct {
  switch (input.type) {
    case 'text':
    case 'password':
    case 'textarea':
    case 'digits':
    case 'masked':
    case 'code':
      return textStruct(string(), input, read);
    case 'email':
      return textStruct(
        refine(string(), 'email', (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)),
        input,
        read,
      );
    case 'username':
      return textStruct(username(string()), input, read);
    case 'url':
      return textStruct(url(string()), input, read);
    case 'phone':
      return textStruct(phone(string()), input, read);
    case 'local_phone':
      return textStruct(localPhone(string()), input, read);
    case 'number':
    case 'percentage':
    case 'money':
    case 'timecode':
    case 'rating':
      return general(number());
    case 'date':
    case 'async_select':
    case 'country':
      return general(string());
    case 'select':
    case 'radio':
      return general(allowed(string(), choosable(input.options)));
    case 'multiselect':
      return general(
        most(
          // With a source, `options` are only the ones whose texts are known.
          input.options && input.source === undefined
            ? allowed(array(string()), choosable(input.options))
            : array(string()),
          input.max,
        ),
      );
    case 'tags':
      return general(most(array(string()), input.limit));
    case 'checkbox':
    case 'switch':
      return input.required ? general(literal(true)) : general(boolean());
    case 'range':
      return general(tuple([number(), number()]));
    case 'file':
      return general(most(array(any()), input.maxFiles));
    case 'collection':
      return general(
        fewest(most(array(structOf(input.inputs, read, unusable)), input.maxItems), input.minItems),
      );
  }
}

interface TextRules {
  readonly pattern?: string | undefined;
  readonly in?: readonly string[] | undefined;
  readonly maxLength?: number | undefined;
}

function textStruct(struct: Struct<string, null>, rules: TextRules, read: PatternReader): AnyStruct {
  let ruled = struct;
  const { maxLength, pattern: source, in: values } = rules;
  if (maxLength !== undefined) {
    ruled = refine(ruled, limit('longest', maxLength), (value) => value.length <= maxLength);
  }
  const matcher = source === undefined ? null : read(source);
  if (matcher) ruled = pattern(ruled, matcher);
  if (values !== undefined) ruled = allowed(ruled, values);
  return general(ruled);
}

function most<Item, S>(struct: Struct<Item[], S>, count: number | undefined): Struct<Item[], S> {
  return count === undefined ? struct : refine(struct, limit('most', count), (list) => list.length <= count);
}

function fewest<Item, S>(struct: Struct<Item[], S>, count = 0): Struct<Item[], S> {
  return refine(struct, limit('fewest', count), (list) => list.length >= count);
}

function choosable(options: Parameters<typeof optionRows>[0]): readonly string[] {
  return optionRows(options)
    .filter((row) => isLeaf(row) && !row.disabled)
    .map(({ option }) => option.value);
}
