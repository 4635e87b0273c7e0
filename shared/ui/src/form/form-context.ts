import { createContext, useContext, useEffect } from 'react';
import type { FieldFailure } from './form-failures.ts';

/** UI-09. */
export type SubmitState =
  | { readonly status: 'idle' }
  | { readonly status: 'submitting' }
  | { readonly status: 'success' }
  | { readonly status: 'fail'; readonly error: unknown };

export interface FieldEntry {
  readonly label: string;
  readonly choice: boolean;
}

export interface FormContextValue {
  readonly submitState: SubmitState;
  readonly failures: readonly FieldFailure[];
  /** Fields on the screen by name, in the order in which they appeared. */
  readonly fields: ReadonlyMap<string, FieldEntry>;
  register(name: string, entry: FieldEntry): () => void;
  /** Says that a field holds a list whose items have fields of their own. */
  registerList(name: string): () => void;
  /** Why the form can't be sent yet, whatever its values. */
  readonly blockers: readonly string[];
  addBlocker(reason: string): () => void;
  /** Says that there is a submit, which shows above itself what concerns no field. */
  registerSubmit(): () => void;
}

export const FormContext = createContext<FormContextValue | null>(null);
FormContext.displayName = 'Form';

export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (context === null) throw new Error('A field stands outside a <Form>.');
  return context;
}

/** What became of the submit, for a screen inside the form (UI-09). */
export function useSubmitState(): SubmitState {
  return useFormContext().submitState;
}

/** Keeps the form from being sent as long as there is a reason, which then stands beside the submit. */
export function useSubmitBlocker(reason: string | null): void {
  const { addBlocker } = useFormContext();
  useEffect(() => (reason === null ? undefined : addBlocker(reason)), [addBlocker, reason]);
}
