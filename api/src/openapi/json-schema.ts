import type { Shape } from '@portal/api-contract/description';
import { scalars } from './scalars.ts';
import type { JsonSchema } from './schema.ts';

/** Names of shapes that the document has once, by their origin. */
export type SchemaNames = ReadonlyMap<object, string>;

/**
 * Returns the JSON Schema of a shape.
 *
 * @throws TypeError for a scalar that is not described
 */
export function schemaOf(shape: Shape, names: SchemaNames): JsonSchema {
  const schema = plainSchemaOf(shape, names);
  return shape.mayBeNull && shape.type !== 'unknown' ? orNull(schema) : schema;
}

function plainSchemaOf(shape: Shape, names: SchemaNames): JsonSchema {
  switch (shape.type) {
    case 'unknown':
      return {};
    case 'object': {
      const name = names.get(shape.origin);
      return name === undefined ? objectOf(shape.fields, names) : reference(name);
    }
    case 'array':
      return { type: 'array', items: schemaOf(shape.of, names) };
    case 'record':
      return { type: 'object', additionalProperties: schemaOf(shape.of, names) };
    case 'union':
      return { anyOf: shape.shapes.map((one) => schemaOf(one, names)) };
    case 'enum':
      return { enum: shape.values };
    case 'range':
      return { type: 'number', minimum: shape.from, maximum: shape.to };
    case 'scalar':
      return scalarOf(shape.name);
    case 'lazy':
      return schemaOf(shape.of(), names);
  }
}

/** Returns the JSON Schema of an object with these fields. */
export function objectOf(fields: Readonly<Record<string, Shape>>, names: SchemaNames): JsonSchema {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => !field.mayBeAbsent).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, schemaOf(field, names)])),
    ...(required.length > 0 ? { required } : {}),
  };
}

/** Refers to a schema of the document by its name. */
export const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

function scalarOf(name: string): JsonSchema {
  const schema = scalars[name];
  if (!schema) throw new TypeError(`Values of the rule ${name} are not described.`);
  return schema;
}

function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema;
  if (type === undefined || values !== undefined) return { anyOf: [schema, { type: 'null' }] };
  return { ...schema, type: [...(Array.isArray(type) ? (type as string[]) : [type]), 'null'] };
}
