import type { CalendarDate, Cents, TermPayment } from '@portal/domain';
import type { PaymentChoice } from '../terms/payment-choice.ts';
import { amountOptions, limitsFor, payoffAmount, windowFor } from '../terms/payment-options.ts';
import { problemsOf } from '../terms/payment-problems.ts';
import type { PaymentTerms } from '../terms/payment-terms.ts';

/** Returns the form's choice for a planned payment with a method. */
export function choiceOfPlan(
  { amount, date }: TermPayment,
  method: string,
  terms: PaymentTerms,
): PaymentChoice {
  const options = amountOptions({ method }, terms);
  if (options.includes('payoff') && amount === payoffAmount(terms)) {
    return { amount: 'payoff', other: undefined, date, method };
  }
  if (options.includes('minimum') && amount === limitsFor({ method }, terms).minimum) {
    return { amount: 'minimum', other: undefined, date, method };
  }
  return { amount: 'other', other: amount, date, method };
}

/** Whether the form takes a planned payment, whatever it will be paid with. */
export function isPayable(payment: TermPayment, method: string, terms: PaymentTerms): boolean {
  return problemsOf(choiceOfPlan(payment, method, terms), terms).every((problem) => problem === 'method');
}

/** Returns what the form takes: the least, the most and the last day. */
export function payableRange(
  method: string,
  terms: PaymentTerms,
): { readonly minimum: Cents; readonly maximum: Cents; readonly to: CalendarDate } {
  return { ...limitsFor({ method }, terms), to: windowFor(null, terms).to };
}
