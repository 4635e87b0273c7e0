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
  /** Never kept when the session expires: a password, a code, an SSN, an account number. */
  readonly secret: boolean;
}

export interface FormContextValue {
  readonly submitState: SubmitState;
  readonly failures: readonly FieldFailure[];
  /** Fields on the screen by name, in the order in which they appeared. */
  readonly fields: ReadonlyMap<string, FieldEntry>;
  register(name: string, entry: FieldEntry): () => void;
  /** Registers a field that holds a list whose items have fields of their own. */
  registerList(name: string): () => void;
  /** Why the form can't be sent yet, although its values may be valid. */
  readonly blockers: readonly string[];
  addBlocker(reason: string): () => void;
  /** Registers a submit button, which shows above itself the errors that concern no field. */
  registerSubmit(): () => void;
}

export const FormContext = createContext<FormContextValue | null>(null);
FormContext.displayName = 'Form';

export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (context === null) throw new Error('A field must be inside a <Form>.');
  return context;
}

/** Returns the state of the submit, for a component inside the form (UI-09). */
export function useSubmitState(): SubmitState {
  return useFormContext().submitState;
}

/** Blocks the submit while there is a reason, and shows the reason beside the submit button. */
export function useSubmitBlocker(reason: string | null): void {
  const { addBlocker } = useFormContext();
  useEffect(() => (reason === null ? undefined : addBlocker(reason)), [addBlocker, reason]);
}
