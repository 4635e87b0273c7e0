import { useEffect, type RefObject } from 'react';
import { focusFirstError } from './first-error.ts';

interface FocusFirstErrorProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** How often the form was submitted. */
  readonly attempts: number;
  readonly submitErrors: unknown;
}

/** Focuses the first invalid field once the errors of a submit are drawn. */
export function FocusFirstError({ form, attempts, submitErrors }: FocusFirstErrorProps) {
  useEffect(() => {
    if (attempts > 0 && form.current) focusFirstError(form.current);
  }, [form, attempts, submitErrors]);
  return null;
}
