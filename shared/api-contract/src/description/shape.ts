import type { Struct } from 'superstruct';

/** What a struct lets through, told as data: documents and generated requests are made from it. */
export type Shape = Kind & {
  /** Whether a field of this shape may be left out. */
  readonly mayBeAbsent: boolean;
  readonly mayBeNull: boolean;
};

type Kind =
  | { readonly kind: 'anything' }
  /** An object with these fields, and any others. `origin` is one and the same for the shapes of one struct. */
  | {
      readonly kind: 'fields';
      readonly fields: Readonly<Record<string, Shape>>;
      readonly origin: object;
    }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'map'; readonly of: Shape }
  | { readonly kind: 'either'; readonly shapes: readonly Shape[] }
  | { readonly kind: 'choice'; readonly values: readonly (string | number | boolean)[] }
  /** A number of an address, which arrives as text. */
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  /** A value with a rule of its own, by the name that the rule has. */
  | { readonly kind: 'scalar'; readonly name: string }
  /** A shape that holds itself. */
  | { readonly kind: 'recursion'; readonly of: () => Shape };

/**
 * Tells what a struct lets through; what it coerces is left out, for that is a courtesy to other spellings.
 *
 * @throws TypeError for a struct whose parts are not told: make it by `wire/composites.ts`
 */
export function shapeOf<T>(struct: Struct<T, unknown>): Shape {
  return { ...kindOf(struct), mayBeAbsent: struct.is(undefined), mayBeNull: struct.is(null) };
}

function kindOf({ type, schema }: Pick<Struct<unknown, unknown>, 'type' | 'schema'>): Kind {
  switch (type) {
    case 'any':
    case 'unknown':
      return { kind: 'anything' };
    case 'type':
      return fieldsOf(schema as Readonly<Record<string, Struct<unknown, unknown>>>);
    case 'array':
      return { kind: 'list', of: shapeOf(schema as Struct<unknown, unknown>) };
    case 'record':
      return { kind: 'map', of: shapeOf(told<Struct<unknown, unknown>>(type, schema)) };
    case 'union':
    case 'dynamic':
      return {
        kind: 'either',
        shapes: told<readonly Struct<unknown, unknown>[]>(type, schema).map((one) => shapeOf(one)),
      };
    case 'lazy': {
      const find = told<() => Struct<unknown, unknown>>(type, schema);
      return { kind: 'recursion', of: () => shapeOf(find()) };
    }
    case 'enums':
      return { kind: 'choice', values: Object.values(schema as Readonly<Record<string, string>>) };
    case 'literal':
      return { kind: 'choice', values: [told<string>(type, schema)] };
    case 'field:choice':
      return { kind: 'choice', values: told<readonly string[]>(type, schema) };
    case 'field:number':
      return { kind: 'range', ...told<{ readonly from: number; readonly to: number }>(type, schema) };
    default:
      if (schema !== null) throw new TypeError(`A struct of the type ${type} is not described.`);
      return { kind: 'scalar', name: type };
  }
}

function fieldsOf(schema: Readonly<Record<string, Struct<unknown, unknown>>>): Kind {
  const fields = Object.entries(schema).map(([name, field]) => [name, shapeOf(field)] as const);
  return { kind: 'fields', fields: Object.fromEntries(fields), origin: schema };
}

function told<Parts>(type: string, schema: unknown): Parts {
  if (schema === null) throw new TypeError(`A struct of the type ${type} does not tell its parts.`);
  return schema as Parts;
}

/** The fields of a shape that is an object, those of every alternative together. */
export function fieldsIn(shape: Shape): Readonly<Record<string, Shape>> {
  if (shape.kind === 'fields') return shape.fields;
  if (shape.kind === 'either')
    return Object.assign({}, ...shape.shapes.map(fieldsIn)) as Record<string, Shape>;
  return {};
}
