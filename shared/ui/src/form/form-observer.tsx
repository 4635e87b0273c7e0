import { useEffect, useRef } from 'react';
import { useDirtyForm } from '../unsaved-changes/use-dirty-form.ts';

interface FormObserverProps<Values> {
  readonly dirty: boolean;
  readonly keepsChanges: boolean;
  readonly isSending: () => boolean;
  readonly values: Values;
  readonly onDirtyChange: ((dirty: boolean) => void) | undefined;
  readonly onChange: ((values: Values) => void) | undefined;
}

/** Tells those outside a form what becomes of its values, and keeps changes from being lost. */
export function FormObserver<Values>({
  dirty,
  keepsChanges,
  isSending,
  values,
  onDirtyChange,
  onChange,
}: FormObserverProps<Values>) {
  const listeners = useRef({ onDirtyChange, onChange });
  useEffect(() => {
    listeners.current = { onDirtyChange, onChange };
  });
  useDirtyForm({ dirty: dirty && keepsChanges, isSending });
  useEffect(() => listeners.current.onDirtyChange?.(dirty), [dirty]);
  // Told of new values only: a listener written in place would otherwise be told again after what it causes.
  useEffect(() => listeners.current.onChange?.(values), [values]);
  return null;
}
