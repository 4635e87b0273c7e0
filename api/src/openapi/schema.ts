/** JSON Schema of the draft that OpenAPI 3.1 uses, 2020-12. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}
