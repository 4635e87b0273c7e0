import type { Struct } from 'superstruct';

/** What a struct lets through, told as data: documents and generated requests are made from it. */
export type Shape = ShapeVariant & {
  /** Whether a field of this shape may be left out. */
  readonly mayBeAbsent: boolean;
  readonly mayBeNull: boolean;
};

type ShapeVariant =
  | { readonly type: 'unknown' }
  /** An object with these fields, and any others. `origin` is one and the same for the shapes of one struct. */
  | {
      readonly type: 'object';
      readonly fields: Readonly<Record<string, Shape>>;
      readonly origin: object;
    }
  | { readonly type: 'array'; readonly of: Shape }
  | { readonly type: 'record'; readonly of: Shape }
  | { readonly type: 'union'; readonly shapes: readonly Shape[] }
  | { readonly type: 'enum'; readonly values: readonly (string | number | boolean)[] }
  /** A number of an address, which arrives as text. */
  | { readonly type: 'range'; readonly from: number; readonly to: number }
  /** A value with a rule of its own, by the name that the rule has. */
  | { readonly type: 'scalar'; readonly name: string }
  /** A shape that holds itself. */
  | { readonly type: 'lazy'; readonly of: () => Shape };

/**
 * Tells what a struct lets through; what it coerces is left out, for that is a courtesy to other spellings.
 *
 * @throws TypeError for a struct whose parts are not told: make it by `wire/composites.ts`
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
      if (schema !== null) throw new TypeError(`A struct of the type ${type} is not described.`);
      return { type: 'scalar', name: type };
  }
}

function fieldsOf(schema: Readonly<Record<string, Struct<unknown, unknown>>>): ShapeVariant {
  const fields = Object.entries(schema).map(([name, field]) => [name, shapeOf(field)] as const);
  return { type: 'object', fields: Object.fromEntries(fields), origin: schema };
}

function schemaOf<Parts>(type: string, schema: unknown): Parts {
  if (schema === null) throw new TypeError(`A struct of the type ${type} does not tell its parts.`);
  return schema as Parts;
}

/** The fields of a shape that is an object, those of every alternative together. */
export function fieldsIn(shape: Shape): Readonly<Record<string, Shape>> {
  if (shape.type === 'object') return shape.fields;
  if (shape.type === 'union')
    return Object.assign({}, ...shape.shapes.map(fieldsIn)) as Record<string, Shape>;
  return {};
}
