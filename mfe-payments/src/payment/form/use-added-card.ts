import { useForm } from '@portal/ui/form';
import { useEffect, useRef } from 'react';
import { methodKey } from '../terms/payment-choice.ts';
import type { PaymentTerms } from '../terms/payment-terms.ts';

/**
 * Chooses a card that was added from this form, as soon as the list of methods has it.
 *
 * @returns the function to call when the card is saved
 */
export function useAddedCard({ methods }: PaymentTerms): () => void {
  const form = useForm();
  /** The methods before the card was added; null when none is awaited. */
  const before = useRef<ReadonlySet<string> | null>(null);

  useEffect(() => {
    const added = methods.find((method) => before.current?.has(methodKey(method)) === false);
    if (!added) return;
    before.current = null;
    form.change('method', methodKey(added));
  }, [form, methods]);

  return () => {
    before.current = new Set(methods.map(methodKey));
  };
}
