import { isDefaultMethod } from '@portal/domain';
import { methodKey, unusableReason, type PaymentChoice } from './payment-choice.ts';
import { amountOptions, limitsFor, payoffAmount, windowFor } from './payment-options.ts';
import type { PaymentOrder } from './payment-order.ts';
import type { PaymentTerms } from './payment-terms.ts';

/**
 * Returns what the form has chosen when it opens: the due date, the customer's default method if it can pay (OP-74), and
 * the amount of the link.
 */
export function initialChoice(terms: PaymentTerms, chosen: 'minimum' | 'payoff' | null): PaymentChoice {
  const preferred = terms.methods.find(
    (method) => isDefaultMethod(method, terms.defaultMethod) && unusableReason(method, terms.today) === null,
  );
  const method = preferred ? methodKey(preferred) : '';
  const minimumPaysOff = limitsFor({ method }, terms).minimum === payoffAmount(terms);
  const linked = chosen === 'minimum' && minimumPaysOff ? 'payoff' : chosen;
  const amount = linked !== null && amountOptions({ method }, terms).includes(linked) ? linked : '';
  return { amount, other: undefined, date: windowFor({ amount }, terms).to, method };
}

/** Returns the form's choice for a payment from the address, so that the customer can change it. */
export function choiceOf(order: Omit<PaymentOrder, 'leaseUuid'>, terms: PaymentTerms): PaymentChoice {
  const method = methodKey(order.method);
  const base = { date: order.date, method };
  const options = amountOptions({ method }, terms);
  if (options.includes('payoff') && order.amount === payoffAmount(terms)) {
    return { ...base, amount: 'payoff', other: undefined };
  }
  if (options.includes('minimum') && order.amount === limitsFor({ method }, terms).minimum) {
    return { ...base, amount: 'minimum', other: undefined };
  }
  return { ...base, amount: options.includes('other') ? 'other' : '', other: order.amount };
}
