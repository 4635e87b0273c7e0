import { useForm } from '@portal/ui/form';
import { useEffect, useRef } from 'react';
import { dateAfterChange } from '../terms/initial-choice.ts';
import type { PaymentChoice } from '../terms/payment-choice.ts';
import type { PaymentTerms } from '../terms/payment-terms.ts';

/** Sets the form's day when the customer chooses another amount: the payoff is for today. */
export function useDateOfAmount(choice: PaymentChoice, terms: PaymentTerms) {
  const form = useForm();
  const amount = useRef(choice.amount);
  useEffect(() => {
    if (choice.amount === amount.current) return;
    const before = amount.current;
    amount.current = choice.amount;
    form.change('date', dateAfterChange(choice, before, terms));
  }, [choice, terms, form]);
}
