import type { Struct } from 'superstruct';

/** A description of a struct as data: the OpenAPI document and generated requests are made from it. */
export type Shape = ShapeVariant & {
  /** Whether a field of this shape may be absent. */
  readonly mayBeAbsent: boolean;
  readonly mayBeNull: boolean;
};

type ShapeVariant =
  | { readonly type: 'unknown' }
  /** An object with these fields, and any others. `origin` is the same object for all shapes of one struct. */
  | {
      readonly type: 'object';
      readonly fields: Readonly<Record<string, Shape>>;
      readonly origin: object;
    }
  | { readonly type: 'array'; readonly of: Shape }
  | { readonly type: 'record'; readonly of: Shape }
  | { readonly type: 'union'; readonly shapes: readonly Shape[] }
  | { readonly type: 'enum'; readonly values: readonly (string | number | boolean)[] }
  /** A number in a query, which arrives as text. */
  | { readonly type: 'range'; readonly from: number; readonly to: number }
  /** A value with a rule of its own; `name` is the struct's type. */
  | { readonly type: 'scalar'; readonly name: string }
  /** A shape that contains itself. */
  | { readonly type: 'lazy'; readonly of: () => Shape };

/**
 * Describes a struct. Values that it coerces are left out, because they are tolerated and not part of the contract.
 *
 * @throws TypeError for a struct that has lost its parts: make it with `wire/described-structs.ts`
 */
export function shapeOf<T>(struct: Struct<T, unknown>): Shape {
  return { ...variantOf(struct), mayBeAbsent: struct.is(undefined), mayBeNull: struct.is(null) };
}

function variantOf({ type, schema }: Pick<Struct<unknown, unknown>, 'type' | 'schema'>): ShapeVariant {
  switch (type) {
    case 'any':
    case 'unknown':
      return { type: 'unknown' };
    case 'type':
      return fieldsOf(schema as Readonly<Record<string, Struct<unknown, unknown>>>);
    case 'array':
      return { type: 'array', of: shapeOf(schema as Struct<unknown, unknown>) };
    case 'record':
      return { type: 'record', of: shapeOf(schemaOf<Struct<unknown, unknown>>(type, schema)) };
    case 'union':
    case 'dynamic':
      return {
        type: 'union',
        shapes: schemaOf<readonly Struct<unknown, unknown>[]>(type, schema).map((one) => shapeOf(one)),
      };
    case 'lazy': {
      const find = schemaOf<() => Struct<unknown, unknown>>(type, schema);
      return { type: 'lazy', of: () => shapeOf(find()) };
    }
    case 'enums':
      return { type: 'enum', values: Object.values(schema as Readonly<Record<string, string>>) };
    case 'literal':
      return { type: 'enum', values: [schemaOf<string>(type, schema)] };
    case 'field:choice':
      return { type: 'enum', values: schemaOf<readonly string[]>(type, schema) };
    case 'field:number':
      return { type: 'range', ...schemaOf<{ readonly from: number; readonly to: number }>(type, schema) };
    default:
      if (schema !== null) throw new TypeError(`A struct of the type ${type} can't be described.`);
      return { type: 'scalar', name: type };
  }
}

function fieldsOf(schema: Readonly<Record<string, Struct<unknown, unknown>>>): ShapeVariant {
  const fields = Object.entries(schema).map(([name, field]) => [name, shapeOf(field)] as const);
  return { type: 'object', fields: Object.fromEntries(fields), origin: schema };
}

function schemaOf<Parts>(type: string, schema: unknown): Parts {
  if (schema === null) throw new TypeError(`A struct of the type ${type} has no parts in its schema.`);
  return schema as Parts;
}

/** Returns the fields of a shape that is an object; for a union, those of all alternatives. */
export function fieldsIn(shape: Shape): Readonly<Record<string, Shape>> {
  if (shape.type === 'object') return shape.fields;
  if (shape.type === 'union')
    return Object.assign({}, ...shape.shapes.map(fieldsIn)) as Record<string, Shape>;
  return {};
}
