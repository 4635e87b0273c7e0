import { addDays, addMonths, cents, compareDates, type CalendarDate, type Cents } from '@portal/domain';
import type { MovementType } from '../store/schema.ts';

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

export interface Movement {
  readonly type: MovementType;
  readonly amountCents: number;
  readonly movedOn: CalendarDate;
  /** What ties a payment, its discount, its return and its refunds together; null or absent for the rest. */
  readonly paymentId?: number | null | undefined;
}

/** The state of a lease's account on one day; every figure follows from its terms and movements. */
export interface AccountState {
  /** The overdue amount, else the next payment, with open late fees. Zero when nothing is left to pay. */
  readonly minimumDue: Cents;
  /** Null when nothing is left to pay. */
  readonly nextDueOn: CalendarDate | null;
  readonly lastPaidOn: CalendarDate | null;
  /** The rest of the term with open late fees. */
  readonly totalDue: Cents;
  /** The amount that pays the lease off: the total due, less the early discount until its day has passed. */
  readonly balance: Cents;
  readonly payoffGoodThrough: CalendarDate;
  readonly earlyPayoffOn: CalendarDate;
  /** 0 to 100 with two decimals; 100 only when nothing is left to pay. */
  readonly percentPaid: number;
  readonly paymentsMade: number;
  readonly paymentsRemaining: number;
  readonly lateFee: Cents;
  readonly totalPaid: Cents;
}

/**
 * Computes the state of a lease's account on a day.
 *
 * Payments go to open late fees first, the rest to the payments of the term in their order. So the sums
 * agree by construction: total paid is the sum of the payments, made and remaining add up to the term, and
 * paid and due add up to the term's total, its fees and its discount. A payment counts with what was not given back
 * of it, and its discount as long as something is left of the payment.
 *
 * @param movements in the order they happened
 */
export function accountState(
  terms: Terms,
  movements: readonly Movement[],
  today: CalendarDate,
): AccountState {
  const { term, monthlyCents, totalCents, earlyPayoffOn } = terms;
  const paid = sumMovements(movements);
  // A discount that was given covers payments of the term too.
  const covered = paid.towardsTerm + paid.discount;
  const rest = totalCents - covered;
  const left = Math.max(0, rest);
  // A payment may be booked on a day before that of a fee which it paid too. What was paid twice, because a chargeback was
  // won back after its customer had paid again, is left to the operator.
  const openFees = Math.max(0, paid.openFees + Math.min(0, rest));
  const totalDue = left + openFees;
  const made = left === 0 ? term : Math.max(0, Math.min(term - 1, Math.floor(covered / monthlyCents)));
  const nextDueOn = totalDue === 0 ? null : dueDate(terms, Math.min(made, term - 1));
  const discountOpen = left > 0 && compareDates(earlyPayoffOn, today) >= 0;
  const discount = Math.min(Math.max(0, terms.earlyDiscountCents - paid.discount), left);
  const balance = totalDue - (discountOpen ? discount : 0);
  return {
    minimumDue: cents(left === 0 ? openFees : dueBy(terms, made, today) - covered + openFees),
    nextDueOn,
    lastPaidOn: paid.lastPaidOn,
    totalDue: cents(totalDue),
    balance: cents(balance),
    payoffGoodThrough: discountOpen ? earlyPayoffOn : latest(nextDueOn ?? today, today),
    earlyPayoffOn,
    percentPaid: left === 0 ? 100 : Math.max(0, Math.floor((covered * 10_000) / totalCents) / 100),
    paymentsMade: made,
    paymentsRemaining: term - made,
    lateFee: cents(openFees),
    totalPaid: cents(paid.total),
  };
}

/** The discount that a payment of the whole balance earns on a day; zero when its day has passed. */
export function discountOfPayoff(state: AccountState): Cents {
  return cents(state.totalDue - state.balance);
}

function sumMovements(movements: readonly Movement[]) {
  let total = 0;
  let towardsTerm = 0;
  let openFees = 0;
  let discount = 0;
  let lastPaidOn: CalendarDate | null = null;
  for (const { type, amountCents, movedOn } of asTheyCount(movements)) {
    if (type === 'late_fee') openFees += amountCents;
    else if (type === 'early_payoff_discount') discount += amountCents;
    else {
      const fee = Math.max(0, Math.min(openFees, amountCents));
      openFees -= fee;
      towardsTerm += amountCents - fee;
      total += amountCents;
      if (amountCents > 0) lastPaidOn = lastPaidOn === null ? movedOn : latest(lastPaidOn, movedOn);
    }
  }
  return { total, towardsTerm, openFees, discount, lastPaidOn };
}

/** What each of these movements adds to what was given back of its payment. */
const givingBack: Readonly<Partial<Record<MovementType, 1 | -1>>> = {
  payment_return: 1,
  payment_void: 1,
  refund: 1,
  chargeback_won: -1,
};

/**
 * Returns fees, payments and discounts: a payment with what is left of it after its return and its refunds, and its
 * discount while anything is left of it. A payment that is returned after a refund counts below zero: its customer has
 * both.
 */
function asTheyCount(movements: readonly Movement[]): readonly Movement[] {
  const givenBack = new Map<number, number>();
  for (const { type, amountCents, paymentId } of movements) {
    const sign = givingBack[type];
    if (paymentId == null || sign === undefined) continue;
    givenBack.set(paymentId, (givenBack.get(paymentId) ?? 0) + sign * amountCents);
  }
  if (givenBack.size === 0) return movements;
  const left = new Map<number, number>();
  for (const { type, amountCents, paymentId } of movements) {
    if (type !== 'payment' || paymentId == null) continue;
    left.set(paymentId, amountCents - (givenBack.get(paymentId) ?? 0));
  }
  return movements.flatMap((movement) => {
    const { type, paymentId } = movement;
    if (givingBack[type] !== undefined) return [];
    const rest = paymentId == null ? undefined : left.get(paymentId);
    if (rest === undefined || type === 'late_fee') return [movement];
    if (type === 'payment') return rest === 0 ? [] : [{ ...movement, amountCents: rest }];
    return rest > 0 ? [movement] : [];
  });
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
