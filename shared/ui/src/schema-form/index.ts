export { SchemaForm } from './schema-form.tsx';
export type { SchemaFormProps } from './schema-form.tsx';
export { parseSchema } from './parse-schema.ts';
export type { InputType, ParsedInput, ParsedSchema, SchemaInput } from './schema-input.ts';
export type { SchemaPorts } from './schema-ports.ts';
export type { SchemaModel, SchemaSource } from './schema-source.ts';
