export { SchemaForm } from '../schema-form/schema-form.tsx';
export type { SchemaPorts } from '../schema-form/schema/schema-ports.ts';
export type { SchemaModel, SchemaSource } from '../schema-form/schema/schema-source.ts';
