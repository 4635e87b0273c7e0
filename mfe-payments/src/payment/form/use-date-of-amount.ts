import { useForm } from '@portal/ui/form';
import { useEffect, useRef } from 'react';
import { dateAfterChange } from '../terms/initial-choice.ts';
import type { PaymentChoice } from '../terms/payment-choice.ts';
import type { PaymentTerms } from '../terms/payment-terms.ts';

/**
 * Sets the form's day when the customer chooses another amount: the payoff is for today. A day that comes together with
 * the amount, as those do that were typed before the session expired, stays.
 */
export function useDateOfAmount(choice: PaymentChoice, terms: PaymentTerms) {
  const form = useForm();
  const last = useRef(choice);
  useEffect(() => {
    const before = last.current;
    last.current = choice;
    if (choice.amount === before.amount || choice.date !== before.date) return;
    form.change('date', dateAfterChange(choice, before.amount, terms));
  }, [choice, terms, form]);
}
