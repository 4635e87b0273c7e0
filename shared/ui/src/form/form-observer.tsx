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

/** Reports the changes of a form to its listeners, and asks before changes are lost. */
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
  // Reports new values only: an inline listener would otherwise be called again after each render that it causes.
  useEffect(() => listeners.current.onChange?.(values), [values]);
  return null;
}
