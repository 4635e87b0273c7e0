import type { SchemaModel, SchemaSource } from '../schema-form/schema/schema-source.ts';

/** A reload that waits for the test to answer it. */
interface PendingReload {
  readonly inputs: readonly string[];
  readonly model: SchemaModel;
  readonly signal: AbortSignal;
  readonly answer: (data: unknown) => void;
  readonly fail: () => void;
}

/** A source of one schema that records its calls. */
export function fakeSchema(schema: unknown) {
  const reloads: PendingReload[] = [];
  const view = jest.fn<Promise<unknown>, [AbortSignal]>(() => Promise.resolve(schema));
  const submit = jest.fn<Promise<void>, [SchemaModel]>(() => Promise.resolve());
  const source: SchemaSource = {
    view,
    reload: (inputs, model, signal) =>
      new Promise((answer, reject) => {
        reloads.push({ inputs, model, signal, answer, fail: () => reject(new Error('broken')) });
      }),
    submit,
  };
  return { source, view, submit, reloads };
}
