/** The value of every input by its name; null for an empty one. */
export type SchemaModel = Readonly<Record<string, unknown>>;

/**
 * The three requests of docs/schema-forms.md that load, reload and submit a form. Their answers are not trusted: the
 * form parses them. `useSchemaForm` of `@portal/platform/widgets` makes one for a form of the api.
 */
export interface SchemaSource {
  /** Returns a schema (UI-50). */
  readonly view: (signal: AbortSignal) => Promise<unknown>;
  /** Returns `{inputs, values}` of the named inputs (UI-51). */
  readonly reload: (inputs: readonly string[], model: SchemaModel, signal: AbortSignal) => Promise<unknown>;
  /** Submits the form (UI-52). An error with `fields` is shown at the inputs of those names. */
  readonly submit: (model: SchemaModel) => Promise<void>;
}
