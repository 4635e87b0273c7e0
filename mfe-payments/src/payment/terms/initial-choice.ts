import { isDefaultMethod, unusableReason, type CalendarDate } from '@portal/domain';
import { daysOf, methodKey, type PaymentChoice } from './payment-choice.ts';
import { amountOptions, limitsFor, payoffAmount, windowFor } from './payment-options.ts';
import type { PaymentOrder } from './payment-order.ts';
import type { PaymentTerms } from './payment-terms.ts';

/** Returns the day to offer first: today for the payoff, whose saving ends, and the due date for any other amount. */
function firstDate(amount: PaymentChoice['amount'], terms: PaymentTerms): CalendarDate {
  return amount === 'payoff' ? terms.today : windowFor(null, terms).to;
}

/**
 * Returns the day of a choice whose amount has changed: the payoff's first day, and for any other amount the day that
 * the customer has chosen, or its first day where none was.
 *
 * @param before the amount that was chosen before
 */
export function dateAfterChange(
  { amount, date }: Pick<PaymentChoice, 'amount' | 'date'>,
  before: PaymentChoice['amount'],
  terms: PaymentTerms,
): string {
  const untouched = date === '' || date === firstDate(before, terms);
  return amount === 'payoff' || untouched ? firstDate(amount, terms) : date;
}

/**
 * Returns what the form has chosen when it opens: the customer's default method if it can pay (OP-74), the amount of the
 * link, or the only one there is, and the first day for it. A payoff that would only replace scheduled payments is left to
 * the customer.
 */
export function initialChoice(terms: PaymentTerms, chosen: 'minimum' | 'payoff' | null): PaymentChoice {
  const preferred = terms.methods.find(
    (method) =>
      isDefaultMethod(method, terms.defaultMethod) && unusableReason(method, daysOf({}, terms)) === null,
  );
  const method = preferred ? methodKey(preferred) : '';
  const { minimum, maximum } = limitsFor({ method }, terms);
  const minimumPaysOff = minimum === payoffAmount(terms);
  const linked = chosen === 'minimum' && minimumPaysOff ? 'payoff' : chosen;
  const options = amountOptions({ method }, terms);
  const only = options.length === 1 && maximum > 0 ? options[0] : undefined;
  const amount = options.find((option) => option === linked) ?? only ?? '';
  return { amount, other: undefined, date: firstDate(amount, terms), method };
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
