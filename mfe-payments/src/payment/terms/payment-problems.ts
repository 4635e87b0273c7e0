import {
  calendarDate,
  checkPaymentAmount,
  isCurrent,
  isInWindow,
  scheduledAgainst,
  type AmountStatus,
} from '@portal/domain';
import { chosenMethod, methodKey, type PaymentChoice } from './payment-choice.ts';
import { chosenAmount, limitsFor, limitsWith, payoffAmount, windowFor } from './payment-options.ts';
import type { PaymentOrder } from './payment-order.ts';
import type { PaymentTerms } from './payment-terms.ts';

/** What is missing or wrong, in the order of the form. */
type PaymentProblem =
  | 'amount'
  | 'other-amount'
  | 'amount-zero'
  | 'amount-low'
  | 'amount-high'
  | 'date'
  | 'date-outside'
  | 'date-today'
  | 'method'
  | 'method-expires';

function amountStatus(
  payment: Pick<PaymentOrder, 'amount' | 'date'>,
  choice: Pick<PaymentChoice, 'method'>,
  terms: PaymentTerms,
): AmountStatus {
  const { lease, scheduled, today } = terms;
  const balance = lease.extra?.balance ?? null;
  const counted = scheduledAgainst(payment, { balance, scheduled, today });
  return checkPaymentAmount(payment.amount, limitsWith(counted, choice, terms));
}

function amountProblem(choice: PaymentChoice, terms: PaymentTerms): PaymentProblem | null {
  const amount = chosenAmount(choice, terms);
  if (choice.amount === '') return 'amount';
  if (amount === null) return 'other-amount';
  const date = amount === payoffAmount(terms) ? terms.today : (calendarDate(choice.date) ?? terms.today);
  switch (amountStatus({ amount, date }, choice, terms)) {
    case 'valid':
      return null;
    case 'above-maximum':
      return 'amount-high';
    case 'not-positive':
      return limitsFor(choice, terms).minimum > 0 ? 'amount-low' : 'amount-zero';
    case 'below-minimum':
      return 'amount-low';
  }
}

function dateProblem(choice: PaymentChoice, terms: PaymentTerms): PaymentProblem | null {
  const date = calendarDate(choice.date);
  if (date === null) return 'date';
  const window = windowFor(chosenAmount(choice, terms), terms);
  if (isInWindow(date, window)) return null;
  return window.from === window.to ? 'date-today' : 'date-outside';
}

function methodProblem(choice: PaymentChoice, terms: PaymentTerms): PaymentProblem | null {
  if (chosenMethod(choice, terms)) return null;
  const canPayToday = chosenMethod({ method: choice.method }, terms) !== null;
  return canPayToday ? 'method-expires' : 'method';
}

/** Returns everything that is missing or wrong; empty when the payment can be reviewed (PAY-22 to 28). */
export function problemsOf(choice: PaymentChoice, terms: PaymentTerms): readonly PaymentProblem[] {
  const problems = [amountProblem(choice, terms), dateProblem(choice, terms), methodProblem(choice, terms)];
  return problems.filter((problem) => problem !== null);
}

/** Returns the payment to review; null while something is missing or wrong (PAY-27). */
export function orderOf(choice: PaymentChoice, terms: PaymentTerms): PaymentOrder | null {
  const amount = chosenAmount(choice, terms);
  const date = calendarDate(choice.date);
  const method = chosenMethod(choice, terms);
  if (problemsOf(choice, terms).length > 0 || amount === null || date === null || !method) return null;
  return { leaseUuid: terms.lease.uuid, amount, date, method: { type: method.type, id: method.id } };
}

/** Whether a payment from the address may still be made, by the same rules as one from the form: the lease is a current one. */
export function isAllowed(order: Omit<PaymentOrder, 'leaseUuid'>, terms: PaymentTerms): boolean {
  const choice = { method: methodKey(order.method), date: order.date };
  return (
    isCurrent(terms.lease) &&
    chosenMethod(choice, terms) !== null &&
    amountStatus(order, choice, terms) === 'valid' &&
    isInWindow(order.date, windowFor(order.amount, terms))
  );
}
