/** JSON Schema of the draft that OpenAPI 3.1 takes, 2020-12. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}
