import {
  array,
  boolean,
  is,
  nullable,
  number,
  optional,
  string,
  tuple,
  type,
  union,
  type Struct,
} from 'superstruct';
import { fitRange, type RangeValue } from '../controls/range/range-value.ts';
import { sameValue } from '../form/same-value.ts';
import type { UploadedFile } from '../upload/uploaded-file.ts';
import { fieldKey } from './schema/field-names.ts';
import { isFields } from './schema/parse-schema.ts';
import {
  drawn,
  type InputType,
  type ParsedInput,
  type SchemaInput,
  type SchemaInputOf,
} from './schema/schema-input.ts';
import type { SchemaModel } from './schema/schema-source.ts';

export type FieldValues = Readonly<Record<string, unknown>>;

/** The key under which an item of a collection keeps the values of inputs that are not drawn. */
const undrawn = 'undrawn';

const text = string();
const texts = array(string());
const file = type({
  id: union([string(), number()]),
  original_name: string(),
  token: string(),
  size: optional(nullable(number())),
  playtime: optional(nullable(number())),
  url: optional(nullable(string())),
});
const files = array(file);

/** The struct that a value must match for its input to show it. */
const shapes: { readonly [Type in Exclude<InputType, 'collection'>]: Struct<unknown, unknown> } = shapesOf({
  text,
  email: text,
  username: text,
  url: text,
  phone: text,
  local_phone: text,
  password: text,
  textarea: text,
  digits: text,
  masked: text,
  code: text,
  date: text,
  select: text,
  radio: text,
  async_select: text,
  country: text,
  number: number(),
  percentage: number(),
  money: number(),
  timecode: number(),
  rating: number(),
  multiselect: texts,
  tags: texts,
  checkbox: boolean(),
  switch: boolean(),
  range: tuple([number(), number()]),
  file: files,
});

function shapesOf<Type extends string>(given: Record<Type, unknown>) {
  return given as Record<Type, Struct<unknown, unknown>>;
}

/** Returns the form's values for those of a schema; a value that its input can't show is left out. */
export function fieldValuesOf(inputs: readonly ParsedInput[], model: SchemaModel): FieldValues {
  return Object.fromEntries(
    drawn(inputs).map((input) => [fieldKey(input.name), fieldValueOf(input, ownValue(model, input.name))]),
  );
}

export function fieldValueOf(input: SchemaInput, value: unknown): unknown {
  if (input.type === 'collection') return itemsOf(input, value);
  if (value === null || value === undefined || value === '') return undefined;
  if (!is(value, shapes[input.type])) return undefined;
  if (input.type === 'range' && !sameValue(fitRange(value as RangeValue, input), value)) return undefined;
  return input.type === 'file' ? (value as WireFile[]).map(readFile) : value;
}

/** Returns the items of a collection, with empty ones up to its minimum; undefined for none. */
function itemsOf({ inputs, minItems = 0 }: SchemaInputOf<'collection'>, value: unknown): unknown {
  const given = Array.isArray(value) ? value.filter(isFields) : [];
  const blank = Array.from({ length: Math.max(0, minItems - given.length) }, () => ({}));
  const items = [...given, ...blank].map((item) => ({
    ...fieldValuesOf(inputs, item),
    [undrawn]: restOf(inputs, item),
  }));
  return items.length > 0 ? items : undefined;
}

/**
 * Returns the model of the form's values: the value of every input or null, and the unchanged `kept` values of inputs
 * that are not drawn.
 */
export function modelOf(inputs: readonly ParsedInput[], values: FieldValues, kept: SchemaModel): SchemaModel {
  const model = drawn(inputs).map(
    (input) => [input.name, wireValueOf(input, ownValue(values, fieldKey(input.name)))] as const,
  );
  return { ...restOf(inputs, kept), ...Object.fromEntries(model) };
}

export function wireValueOf(input: SchemaInput, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (input.type === 'collection' && Array.isArray(value)) {
    return value.map((item: unknown) => {
      const fields = isFields(item) ? item : {};
      const rest = fields[undrawn];
      return modelOf(input.inputs, fields, isFields(rest) ? rest : {});
    });
  }
  return input.type === 'file' ? (value as readonly UploadedFile[]).map(writeFile) : value;
}

/** Returns the values of a model that belong to no drawn input. */
function restOf(inputs: readonly ParsedInput[], model: SchemaModel): SchemaModel {
  const names = new Set(drawn(inputs).map(({ name }) => name));
  return Object.fromEntries(Object.entries(model).filter(([name]) => !names.has(name)));
}

const ownValue = (values: FieldValues, name: string) =>
  Object.hasOwn(values, name) ? values[name] : undefined;

interface WireFile {
  readonly id: string | number;
  readonly original_name: string;
  readonly token: string;
  readonly size?: number | null;
  readonly playtime?: number | null;
  readonly url?: string | null;
}

function readFile({ id, original_name, token, size, playtime, url }: WireFile): UploadedFile {
  return {
    id: String(id),
    originalName: original_name,
    token,
    size: size ?? null,
    playtime: playtime ?? null,
    url: url ?? null,
  };
}

const writeFile = ({ id, originalName, token }: UploadedFile) => ({ id, original_name: originalName, token });
