import type { ReactNode } from 'react';

/** The props of every bare control. The text that names it has the id `labelId(id)`; FieldFrame draws it. */
export interface InputProps<Value> {
  readonly id: string;
  readonly value: Value | undefined;
  /** `undefined` when it was emptied. */
  readonly onChange: (value: Value | undefined) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly onFocus?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
}

/** The props of every field of a form. */
export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly optional?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}
