import { setIn } from 'final-form';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-final-form';
import { useFormKeeper } from './form-keeper.ts';

interface KeptValuesOptions {
  /** The name of the form on its screen. */
  readonly name: string;
  /** Whether something was typed that is worth keeping. */
  readonly isWorthKeeping: boolean;
  /** Names of the fields that are never kept: passwords, codes, SSNs, account numbers. */
  readonly secretNames: () => Iterable<string>;
}

/**
 * Hands the values of the form over when the session expires, and puts those back that the same customer had typed
 * before. They are changes like any other: the form validates them, and sends nothing.
 */
export function useKeptValues({ name, isWorthKeeping, secretNames }: KeptValuesOptions): void {
  const keeper = useFormKeeper();
  const form = useForm();
  const read = useEffectEvent(() => {
    if (!isWorthKeeping) return null;
    let kept: object = form.getState().values;
    for (const secret of secretNames()) kept = setIn(kept, secret, undefined) ?? {};
    return kept as Readonly<Record<string, unknown>>;
  });

  useEffect(() => keeper?.watch(name, () => read()), [keeper, name]);
  useEffect(() => {
    const values = keeper?.take(name);
    if (!values) return;
    form.batch(() => {
      for (const [field, value] of Object.entries(values)) form.change(field, value);
    });
  }, [keeper, name, form]);
}
