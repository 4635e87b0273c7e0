import { array, boolean, enums, nullable, number, object, optional, string, type Struct } from 'superstruct';

/** A serialisable description of a value: enough for props of parcels and for events. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | { readonly oneOf: readonly string[] }
  | { readonly optional: Shape }
  | { readonly nullable: Shape }
  | { readonly list: Shape }
  | { readonly object: { readonly [key: string]: Shape } };

/** The values of a shape. */
export type ShapeValue<Of> = Of extends 'string'
  ? string
  : Of extends 'number'
    ? number
    : Of extends 'boolean'
      ? boolean
      : Of extends { readonly oneOf: readonly (infer One)[] }
        ? One
        : Of extends { readonly nullable: infer Inner }
          ? ShapeValue<Inner> | null
          : Of extends { readonly list: infer Inner }
            ? readonly ShapeValue<Inner>[]
            : Of extends { readonly object: infer Fields }
              ? ObjectValue<Fields>
              : never;

type OptionalField<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly optional: unknown } ? Name : never;
}[keyof Fields];

type ObjectValue<Fields> = {
  readonly [Name in Exclude<keyof Fields, OptionalField<Fields>>]: ShapeValue<Fields[Name]>;
} & {
  readonly [Name in OptionalField<Fields>]?: Fields[Name] extends { readonly optional: infer Inner }
    ? ShapeValue<Inner> | undefined
    : never;
};

/** Returns the superstruct that accepts exactly the values of a shape; it rejects unknown keys of objects. */
export function structOf(shape: Shape): Struct<unknown> {
  return build(shape) as Struct<unknown>;
}

/** Returns whether a value has the shape. */
export function matchesShape(value: unknown, shape: Shape): boolean {
  return structOf(shape).is(value);
}

// superstruct's types say what is inside a struct; a shape known only at run time can't.
type AnyStruct = Struct<unknown, unknown>;

function build(shape: Shape): AnyStruct {
  if (shape === 'string') return loose(string());
  if (shape === 'number') return loose(number());
  if (shape === 'boolean') return loose(boolean());
  if ('oneOf' in shape) return loose(enums([...shape.oneOf]));
  if ('optional' in shape) return loose(optional(build(shape.optional)));
  if ('nullable' in shape) return loose(nullable(build(shape.nullable)));
  if ('list' in shape) return loose(array(build(shape.list)));
  const fields = Object.entries(shape.object).map(([key, inner]) => [key, build(inner)] as const);
  return loose(object(Object.fromEntries(fields)));
}

function loose<Value, Schema>(struct: Struct<Value, Schema>): AnyStruct {
  return struct as unknown as AnyStruct;
}
