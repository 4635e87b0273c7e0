import {
  calendarDate,
  canPayWith,
  cardExpiryStatus,
  cents,
  checkPaymentAmount,
  scheduledAgainst,
  isDefaultMethod,
  isInWindow,
  paymentLimits,
  paymentWindow,
  type AmountStatus,
  type CalendarDate,
  type Cents,
  type DefaultMethod,
  type Lease,
  type PaymentLimits,
  type PaymentMethod,
  type PaymentMethodType,
  type PaymentWindow,
  type PendingPayment,
  type ScheduledPayment,
} from '@portal/domain';
import type { PaymentOrder } from './payment-order.ts';

/** What the lease allows today. */
export interface PaymentTerms {
  readonly lease: Lease;
  readonly pending: PendingPayment | null;
  /** Payments of the lease that are still to come. */
  readonly scheduled: readonly ScheduledPayment[];
  readonly methods: readonly PaymentMethod[];
  readonly defaultMethod: DefaultMethod;
  readonly today: CalendarDate;
}

export type AmountOption = 'minimum' | 'payoff' | 'other';

/** What the customer has chosen so far, as the form holds it; empty where nothing is chosen yet. */
export interface PaymentChoice {
  readonly amount: AmountOption | '';
  /** Another amount in cents; a text that is no amount; undefined before anything is typed. */
  readonly other: number | string | undefined;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `card-3` */
  readonly method: string;
}

/** What is missing, or wrong, in the order of the form. */
export type PaymentProblem =
  | 'amount'
  | 'other-amount'
  | 'amount-low'
  | 'amount-high'
  | 'date'
  | 'date-outside'
  | 'date-today'
  | 'method';

export const methodKey = ({ type, id }: { readonly type: PaymentMethodType; readonly id: string }): string =>
  `${type}-${id}`;

/** Why a saved method cannot be chosen; null for one that can (OP-74). */
export function unusable(method: PaymentMethod, today: CalendarDate): 'unverified' | 'expired' | null {
  if (!canPayWith(method)) return 'unverified';
  if (method.type === 'card' && cardExpiryStatus(method.expires, today) === 'expired') return 'expired';
  return null;
}

export function chosenMethod(
  choice: Pick<PaymentChoice, 'method'>,
  terms: PaymentTerms,
): PaymentMethod | null {
  const method = terms.methods.find((candidate) => methodKey(candidate) === choice.method);
  return method && unusable(method, terms.today) === null ? method : null;
}

function limitsBeside(
  scheduled: PaymentTerms['scheduled'],
  choice: Pick<PaymentChoice, 'method'>,
  terms: PaymentTerms,
): PaymentLimits {
  const methodType = chosenMethod(choice, terms)?.type ?? terms.defaultMethod?.type ?? 'card';
  return paymentLimits({ extra: terms.lease.extra, pending: terms.pending, methodType, scheduled });
}

/**
 * The limits for the chosen kind of method; before one is chosen those of the kind that is the default. The payoff of
 * today alone may exceed them, by what is scheduled.
 */
export function limitsFor(choice: Pick<PaymentChoice, 'method'>, terms: PaymentTerms): PaymentLimits {
  return limitsBeside(terms.scheduled, choice, terms);
}

function verdictOn(
  payment: Pick<PaymentOrder, 'amount' | 'date'>,
  choice: Pick<PaymentChoice, 'method'>,
  terms: PaymentTerms,
): AmountStatus {
  const { lease, scheduled, today } = terms;
  const balance = lease.extra?.balance ?? null;
  const counted = scheduledAgainst(payment, { balance, scheduled, today });
  return checkPaymentAmount(payment.amount, limitsBeside(counted, choice, terms));
}

/** The whole balance where one payment can pay it; null where there is none, or more than one payment may be. */
export function payoffAmount(terms: PaymentTerms): Cents | null {
  const balance = terms.lease.extra?.balance ?? null;
  const { maximum } = paymentLimits({ extra: terms.lease.extra, pending: null, methodType: 'card' });
  return balance !== null && balance > 0 && balance === maximum ? balance : null;
}

/**
 * The amounts worth offering: the minimum where something is due and it is not the payoff itself,
 * the payoff where there is a balance, another one where there is a choice between the two.
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

/** The chosen amount; null while none is chosen or what was typed is no amount. */
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

/** On which days the choice may be paid; the payoff of a lease with payments scheduled only takes their place today. */
export function windowFor(choice: Pick<PaymentChoice, 'amount'>, terms: PaymentTerms): PaymentWindow {
  const { pending, lease, scheduled, today } = terms;
  if (choice.amount === 'payoff' && scheduled.length > 0) return { from: today, to: today };
  return paymentWindow({ pending, extra: lease.extra, today });
}

function amountProblem(choice: PaymentChoice, terms: PaymentTerms): PaymentProblem | null {
  const amount = chosenAmount(choice, terms);
  if (choice.amount === '') return 'amount';
  if (amount === null) return 'other-amount';
  const date = choice.amount === 'payoff' ? terms.today : (calendarDate(choice.date) ?? terms.today);
  switch (verdictOn({ amount, date }, choice, terms)) {
    case 'valid':
      return null;
    case 'above-maximum':
      return 'amount-high';
    case 'not-positive':
    case 'below-minimum':
      return 'amount-low';
  }
}

function dateProblem(choice: PaymentChoice, terms: PaymentTerms): PaymentProblem | null {
  const date = calendarDate(choice.date);
  if (date === null) return 'date';
  const window = windowFor(choice, terms);
  if (isInWindow(date, window)) return null;
  return window.from === window.to ? 'date-today' : 'date-outside';
}

/** Everything that keeps the payment from its review; empty when it is complete (PAY-22 to 28). */
export function problemsOf(choice: PaymentChoice, terms: PaymentTerms): readonly PaymentProblem[] {
  const problems = [
    amountProblem(choice, terms),
    dateProblem(choice, terms),
    chosenMethod(choice, terms) ? null : ('method' as const),
  ];
  return problems.filter((problem) => problem !== null);
}

/** The payment that is ready for its review; null while something is missing or wrong (PAY-27). */
export function orderOf(choice: PaymentChoice, terms: PaymentTerms): PaymentOrder | null {
  const amount = chosenAmount(choice, terms);
  const date = calendarDate(choice.date);
  const method = chosenMethod(choice, terms);
  if (problemsOf(choice, terms).length > 0 || amount === null || date === null || !method) return null;
  return { leaseUuid: terms.lease.uuid, amount, date, method: { type: method.type, id: method.id } };
}

/** Whether a payment from the address may still be offered: rules as for one from the form. */
export function isAllowed(order: Omit<PaymentOrder, 'leaseUuid'>, terms: PaymentTerms): boolean {
  const choice = { method: methodKey(order.method) };
  return (
    chosenMethod(choice, terms) !== null &&
    verdictOn(order, choice, terms) === 'valid' &&
    isInWindow(order.date, windowFor({ amount: '' }, terms))
  );
}

/** How the form opens: the due date, the customer's default method where it can pay (OP-74), the amount that the link chose. */
export function initialChoice(terms: PaymentTerms, chosen: 'minimum' | 'payoff' | null): PaymentChoice {
  const preferred = terms.methods.find(
    (method) => isDefaultMethod(method, terms.defaultMethod) && unusable(method, terms.today) === null,
  );
  const method = preferred ? methodKey(preferred) : '';
  const minimumPaysOff = limitsFor({ method }, terms).minimum === payoffAmount(terms);
  const wanted = chosen === 'minimum' && minimumPaysOff ? 'payoff' : chosen;
  const amount = wanted !== null && amountOptions({ method }, terms).includes(wanted) ? wanted : '';
  return { amount, other: undefined, date: windowFor({ amount }, terms).to, method };
}

/** The form's choice for a payment that came from the address, so that it can be changed. */
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
