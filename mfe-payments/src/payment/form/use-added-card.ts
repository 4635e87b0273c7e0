import type { PaymentMethod } from '@portal/domain';
import { useForm } from '@portal/ui/form';
import { useEffect, useRef } from 'react';
import { methodKey } from '../terms/payment-choice.ts';
import type { PaymentTerms } from '../terms/payment-terms.ts';

/** The awaited card's id, or, where the backend does not say it, the methods before it was added. */
type Awaited = { readonly cardId: string } | { readonly before: ReadonlySet<string> };

/**
 * Returns the methods that may be the awaited card. Of several, which come without an id when cards are added elsewhere
 * at the same moment, none is known to be it.
 */
function candidates(awaited: Awaited, methods: readonly PaymentMethod[]): readonly PaymentMethod[] {
  const cards = methods.filter(({ type }) => type === 'card');
  return 'cardId' in awaited
    ? cards.filter(({ id }) => id === awaited.cardId)
    : cards.filter((card) => !awaited.before.has(methodKey(card)));
}

/**
 * Chooses a card that was added from this form, as soon as the list of methods has it (PAY-43).
 *
 * @returns the function to call when the card is saved, with its id where the backend says it
 */
export function useAddedCard({ methods }: PaymentTerms): (cardId: string | null) => void {
  const form = useForm();
  const awaited = useRef<Awaited | null>(null);

  useEffect(() => {
    if (awaited.current === null) return;
    const [added, ...others] = candidates(awaited.current, methods);
    if (!added) return;
    awaited.current = null;
    if (others.length === 0) form.change('method', methodKey(added));
  }, [form, methods]);

  return (cardId) => {
    awaited.current = cardId === null ? { before: new Set(methods.map(methodKey)) } : { cardId };
  };
}
