import type { Infer } from 'superstruct';
import type { SelectOption } from '../../controls/options/option.ts';
import type { inputStructs, WireOption } from './schema-structs.ts';

export type InputType = keyof typeof inputStructs;

type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

type ReadValue<Value> = Value extends WireOption[]
  ? readonly SelectOption[]
  : Value extends (infer Item)[]
    ? readonly Item[]
    : Exclude<Value, null>;

/** Turns the wire's names into ours; fields that may be null there are optional here. */
type Read<Wire> = {
  readonly [Name in keyof Wire as Camel<Name & string>]: ReadValue<Wire[Name]>;
};

type InputOf<Type extends InputType> = Omit<Read<Infer<(typeof inputStructs)[Type]>>, 'inputs'> & {
  readonly type: Type;
} & (Type extends 'collection' ? { readonly inputs: readonly ParsedInput[] } : unknown);

/** An input of the schema with our names, by its `type`. */
export type SchemaInput = { readonly [Type in InputType]: InputOf<Type> }[InputType];

export type SchemaInputOf<Type extends InputType> = Extract<SchemaInput, { readonly type: Type }>;

/** An input that can be drawn, or one that can't. */
export type ParsedInput =
  | { readonly type: 'input'; readonly input: SchemaInput }
  /** An input of a known type with a wrong definition, shown as unusable. `label` is null when it is unknown. */
  | { readonly type: 'malformed'; readonly key: string; readonly label: string | null };

export interface ParsedSchema {
  readonly title: string | null;
  readonly description: string | null;
  readonly submitText: string | null;
  readonly inputs: readonly ParsedInput[];
  /** Values by input name, in the wire's shapes, including those of inputs that are not drawn. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Returns the inputs that can be drawn. */
export function drawn(inputs: readonly ParsedInput[]): readonly SchemaInput[] {
  return inputs.flatMap((parsed) => (parsed.type === 'input' ? [parsed.input] : []));
}
