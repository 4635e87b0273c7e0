export { SchemaForm } from '../schema-form/schema-form.tsx';
export type { SchemaFormProps } from '../schema-form/schema-form.tsx';
export { parseSchema } from '../schema-form/schema/parse-schema.ts';
export type {
  InputType,
  ParsedInput,
  ParsedSchema,
  SchemaInput,
} from '../schema-form/schema/schema-input.ts';
export type { SchemaPorts } from '../schema-form/schema/schema-ports.ts';
export type { SchemaModel, SchemaSource } from '../schema-form/schema/schema-source.ts';
