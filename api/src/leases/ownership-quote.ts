import {
  addDays,
  cents,
  compareDates,
  daysBetween,
  paymentWindow,
  toDecimal,
  type CalendarDate,
  type TermPayment,
  type ScheduledPayment,
} from '@portal/domain';
import type { WireOwnershipQuote } from '@portal/api-contract';
import type { RunningLease } from './lease-store.ts';
import { extraOf, pendingOf } from './lease-wire.ts';

type Scheduled = readonly Pick<ScheduledPayment, 'amount' | 'payAt'>[];

/** The most days that are quoted. */
const mostDays = 366;

/**
 * Writes what a lease costs from its today on: for each day up to the early payoff date, and at least up to the last day
 * on which it can be paid, what a payoff takes when nothing is paid until then; a payoff that is scheduled for the day
 * takes the same. The payments are the rest of the term with what the customer has scheduled.
 *
 * @param scheduled the lease's payments whose money may still move, the next one first
 */
export function writeOwnershipQuote(entry: RunningLease, scheduled: Scheduled): WireOwnershipQuote {
  const { account, today } = entry;
  const { earlyPayoffOn, totalPaid } = account;
  const isEarly = compareDates(earlyPayoffOn, today) >= 0;
  const { to } = paymentWindow({ pending: pendingOf(entry), extra: extraOf(account), today });
  // The day after the early payoff date says what missing it costs.
  const last = isEarly && compareDates(earlyPayoffOn, to) >= 0 ? addDays(earlyPayoffOn, 1) : to;
  const count = Math.min(daysBetween(today, last) + 1, mostDays);
  return {
    today,
    early_payoff_date: isEarly ? earlyPayoffOn : null,
    total_paid: toDecimal(totalPaid),
    days: Array.from({ length: count }, (_, index) => {
      const date = addDays(today, index);
      const { balance } = entry.accountOn(date);
      return { date, payoff: toDecimal(balance), total_cost: toDecimal(cents(totalPaid + balance)) };
    }),
    payments: paymentsLeft(entry, scheduled).map(({ date, amount }) => ({ date, amount: toDecimal(amount) })),
  };
}

/**
 * Returns the payments of the rest of the term, without an early payoff: each scheduled one on its day, and on each due
 * day what is due then; what is overdue is due today. Together they are the total due.
 */
function paymentsLeft(entry: RunningLease, scheduled: Scheduled): readonly TermPayment[] {
  const payments: TermPayment[] = [];
  const waiting = [...scheduled];
  let day = entry.today;
  const { totalDue } = entry.account;
  let left: number = totalDue;
  // Every turn pays a scheduled payment or one of the term, so that there is an end whatever the account says.
  for (let turns = entry.terms.term + scheduled.length; left > 0 && turns > 0; turns -= 1) {
    const dueOn = latest(entry.accountOn(day, totalDue - left).nextDueOn ?? day, day);
    const [next] = waiting;
    const isScheduled = next !== undefined && compareDates(next.payAt, dueOn) <= 0;
    day = isScheduled ? latest(next.payAt, day) : dueOn;
    if (isScheduled) waiting.shift();
    const due = turns === 1 ? left : entry.accountOn(day, totalDue - left).minimumDue;
    const amount = cents(Math.min(isScheduled ? next.amount : due, left));
    payments.push({ date: day, amount });
    left -= amount;
  }
  return payments;
}

const latest = (a: CalendarDate, b: CalendarDate) => (compareDates(a, b) > 0 ? a : b);
