import { addDays, addMonths, cents, compareDates, type CalendarDate, type Cents } from '@portal/domain';
import type { leaseAccounts } from '../store/schema.ts';

/** The terms that a lease began with; amounts in cents. */
export interface Terms {
  readonly term: number;
  readonly monthlyCents: number;
  readonly totalCents: number;
  readonly firstDueOn: CalendarDate;
  readonly dueDay: number;
  readonly earlyPayoffOn: CalendarDate;
  readonly earlyDiscountCents: number;
}

/** What the ledger says of a lease, whatever the day. */
export type AccountRow = Omit<typeof leaseAccounts.$inferSelect, 'leaseId'>;

/** The sums of it that the rest follows from; planned payments can be added to them. */
export type AccountSums = Pick<
  AccountRow,
  'totalDueCents' | 'totalPaidCents' | 'discountCents' | 'lateFeeCents'
>;

/** What follows on one day from a lease's terms and the sums of its account. */
export interface AccountState {
  /** The overdue amount, else the next payment, with open late fees. Zero when nothing is left to pay. */
  readonly minimumDue: Cents;
  /** Null when nothing is left to pay. */
  readonly nextDueOn: CalendarDate | null;
  /** The rest of the term with open late fees. */
  readonly totalDue: Cents;
  /** The amount that pays the lease off: the total due, less the early discount until its day has passed. */
  readonly balance: Cents;
  readonly payoffGoodThrough: CalendarDate;
  readonly earlyPayoffOn: CalendarDate;
  readonly paymentsMade: number;
  readonly paymentsRemaining: number;
  readonly lateFee: Cents;
  readonly totalPaid: Cents;
}

/** The state of a lease's account on one day, with what only the ledger knows. */
export interface LeaseAccount extends AccountState {
  readonly lastPaidOn: CalendarDate | null;
  /** 0 to 100 with two decimals; 100 only when nothing of the term is left. */
  readonly percentPaid: number;
}

/**
 * Computes the state of a lease's account on a day. Made and remaining payments add up to the term, and paid and due to
 * the term's total, its fees and its discount.
 */
export function accountState(terms: Terms, sums: AccountSums, today: CalendarDate): AccountState {
  const { term, monthlyCents, totalCents, earlyPayoffOn } = terms;
  const { totalDueCents, totalPaidCents, discountCents, lateFeeCents } = sums;
  // What was paid twice, because a chargeback was won back after its customer had paid again, is left to the operator.
  const left = Math.max(0, totalDueCents - lateFeeCents);
  const covered = totalCents - left;
  const totalDue = left + lateFeeCents;
  const made = left === 0 ? term : Math.max(0, Math.min(term - 1, Math.floor(covered / monthlyCents)));
  const nextDueOn = totalDue === 0 ? null : dueDate(terms, Math.min(made, term - 1));
  const discountOpen = left > 0 && compareDates(earlyPayoffOn, today) >= 0;
  const discount = Math.min(Math.max(0, terms.earlyDiscountCents - discountCents), left);
  const balance = totalDue - (discountOpen ? discount : 0);
  return {
    minimumDue: cents(left === 0 ? lateFeeCents : dueBy(terms, made, today) - covered + lateFeeCents),
    nextDueOn,
    totalDue: cents(totalDue),
    balance: cents(balance),
    payoffGoodThrough: discountOpen ? earlyPayoffOn : latest(nextDueOn ?? today, today),
    earlyPayoffOn,
    paymentsMade: made,
    paymentsRemaining: term - made,
    lateFee: cents(lateFeeCents),
    totalPaid: cents(totalPaidCents),
  };
}

/** Returns the sums after a payment that follows all others: it goes to open late fees first, the rest to the term. */
export function afterPayment(sums: AccountSums, amountCents: number): AccountSums {
  const { totalDueCents, totalPaidCents, discountCents, lateFeeCents } = sums;
  return {
    totalDueCents: totalDueCents - amountCents,
    totalPaidCents: totalPaidCents + amountCents,
    discountCents,
    lateFeeCents: Math.max(0, lateFeeCents - amountCents),
  };
}

/** The discount that a payment of the whole balance earns on a day; zero when its day has passed. */
export function discountOfPayoff(state: AccountState): Cents {
  return cents(state.totalDue - state.balance);
}

/** The sum of the payments that are due up to today, or up to the next one when none is overdue. */
function dueBy(terms: Terms, made: number, today: CalendarDate): number {
  let through = made;
  while (through + 1 < terms.term && compareDates(dueDate(terms, through + 1), today) < 0) through += 1;
  return Math.min(terms.totalCents, terms.monthlyCents * (through + 1));
}

/** The day on which payment number `index`, from 0, is due: the due day, or the last day of a shorter month. */
function dueDate({ firstDueOn, dueDay }: Terms, index: number): CalendarDate {
  const firstMonth = addDays(firstDueOn, 1 - Number(firstDueOn.slice(8)));
  const due = addDays(addMonths(firstMonth, index), dueDay - 1);
  const lastOfMonth = addDays(addMonths(firstMonth, index + 1), -1);
  return compareDates(due, lastOfMonth) > 0 ? lastOfMonth : due;
}

const latest = (a: CalendarDate, b: CalendarDate) => (compareDates(a, b) > 0 ? a : b);
