import { useEffect, useRef } from 'react';
import { useKeptValues } from './use-kept-values.ts';
import { useDirtyForm } from '../unsaved-changes/use-dirty-form.ts';

interface FormObserverProps<Values> {
  readonly name: string;
  readonly dirty: boolean;
  readonly keepsChanges: boolean;
  readonly isSending: () => boolean;
  readonly secretNames: () => Iterable<string>;
  readonly values: Values;
  readonly onDirtyChange: ((dirty: boolean) => void) | undefined;
  readonly onChange: ((values: Values) => void) | undefined;
}

/** Reports the changes of a form to its listeners, asks before changes are lost, and keeps them when the session expires. */
export function FormObserver<Values>({
  name,
  dirty,
  keepsChanges,
  isSending,
  secretNames,
  values,
  onDirtyChange,
  onChange,
}: FormObserverProps<Values>) {
  const listeners = useRef({ onDirtyChange, onChange });
  useEffect(() => {
    listeners.current = { onDirtyChange, onChange };
  });
  useDirtyForm({ dirty, asks: keepsChanges, isSending });
  useKeptValues({ name, isWorthKeeping: dirty && keepsChanges, secretNames });
  useEffect(() => listeners.current.onDirtyChange?.(dirty), [dirty]);
  // Reports new values only: an inline listener would otherwise be called again after each render that it causes.
  useEffect(() => listeners.current.onChange?.(values), [values]);
  return null;
}
