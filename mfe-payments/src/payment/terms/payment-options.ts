import {
  cents,
  compareDates,
  lastDayOfPayoff,
  maximumPayment,
  paymentLimits,
  paymentWindow,
  type CalendarDate,
  type Cents,
  type PaymentLimits,
  type PaymentWindow,
} from '@portal/domain';
import { chosenMethod, type AmountOption, type PaymentChoice } from './payment-choice.ts';
import type { PaymentTerms } from './payment-terms.ts';

/** Returns the limits when these scheduled payments count. */
export function limitsWith(
  scheduled: PaymentTerms['scheduled'],
  { method }: Pick<PaymentChoice, 'method'>,
  terms: PaymentTerms,
): PaymentLimits {
  // Whatever the day is: an amount does not change with it.
  const methodType = chosenMethod({ method }, terms)?.type ?? terms.defaultMethod?.type ?? 'card';
  const { lease, pending, today } = terms;
  return paymentLimits({ extra: lease.extra, pending, methodType, scheduled, today });
}

/**
 * Returns the limits for the type of the chosen method, or of the default method before one is chosen. Only a payoff
 * today may exceed them, by what is scheduled.
 */
export function limitsFor(choice: Pick<PaymentChoice, 'method'>, terms: PaymentTerms): PaymentLimits {
  return limitsWith(terms.scheduled, choice, terms);
}

/** Returns the balance if one payment can pay it; null when there is none or it exceeds the maximum payment. */
export function payoffAmount(terms: PaymentTerms): Cents | null {
  const balance = terms.lease.extra?.balance ?? null;
  return balance !== null && balance > 0 && balance <= maximumPayment ? balance : null;
}

/**
 * Returns the amounts to offer: the minimum when something is due and it is not the payoff, the payoff when there is a
 * balance, and another amount when the limits leave a choice.
 */
export function amountOptions(
  choice: Pick<PaymentChoice, 'method'>,
  terms: PaymentTerms,
): readonly AmountOption[] {
  const { minimum, maximum } = limitsFor(choice, terms);
  const payoff = payoffAmount(terms);
  return [
    ...(minimum > 0 && minimum !== payoff ? (['minimum'] as const) : []),
    ...(payoff === null ? [] : (['payoff'] as const)),
    ...(minimum < maximum ? (['other'] as const) : []),
  ];
}

/** Returns the chosen amount; null when none is chosen or the typed text is not an amount. */
export function chosenAmount(choice: PaymentChoice, terms: PaymentTerms): Cents | null {
  switch (choice.amount) {
    case 'minimum':
      return limitsFor(choice, terms).minimum;
    case 'payoff':
      return payoffAmount(terms);
    case 'other':
      return typeof choice.other === 'number' ? cents(choice.other) : null;
    case '':
      return null;
  }
}

/** Returns the last day on which the payoff is quoted to be what it is today; null where no quote says so. */
export function payoffEnd(terms: PaymentTerms): CalendarDate | null {
  const payoff = payoffAmount(terms);
  return payoff === null || terms.quote === null ? null : lastDayOfPayoff(terms.quote, payoff);
}

/**
 * Returns the days on which an amount may be paid. The payoff ends with the last day for which it is quoted, and replaces
 * scheduled payments only today.
 *
 * @param amount null for one that is not chosen yet
 */
export function windowFor(amount: Cents | null, terms: PaymentTerms): PaymentWindow {
  const { pending, lease, scheduled, today } = terms;
  const window = paymentWindow({ pending, extra: lease.extra, today });
  if (amount === null || amount !== payoffAmount(terms)) return window;
  if (scheduled.length > 0) return { from: today, to: today };
  const end = payoffEnd(terms);
  return end !== null && compareDates(end, window.to) < 0 ? { ...window, to: end } : window;
}
