/** The value of every input by its name; null where nothing was given. */
export type SchemaModel = Readonly<Record<string, unknown>>;

/**
 * Where a form comes from and goes to: the three calls of docs/schema-forms.md. What they answer is not trusted: the
 * form reads it. `useSchemaForm` of `@portal/platform/widgets` makes one for a form of the api.
 */
export interface SchemaSource {
  /** Answers a schema (UI-50). */
  readonly view: (signal: AbortSignal) => Promise<unknown>;
  /** Answers `{inputs, values}` of the named inputs (UI-51). */
  readonly reload: (inputs: readonly string[], model: SchemaModel, signal: AbortSignal) => Promise<unknown>;
  /** UI-52. What it throws with `fields` goes onto the inputs of those names. */
  readonly submit: (model: SchemaModel) => Promise<void>;
}
