import { array, nonempty, type, type Infer } from 'superstruct';
import type { OwnershipQuote } from '@portal/domain';
import { maybeDate, readDate, readMaybeDate, readMoney, wireDate, wireMoney } from './scalars.ts';

/** What a lease costs from today on. Not in the specification. */
export const wireOwnershipQuote = type({
  today: wireDate,
  early_payoff_date: maybeDate,
  total_paid: wireMoney,
  /** One for each day from today on, without a gap. */
  days: nonempty(array(type({ date: wireDate, payoff: wireMoney, total_cost: wireMoney }))),
  /** The rest of the term. */
  payments: array(type({ date: wireDate, amount: wireMoney })),
});
export type WireOwnershipQuote = Infer<typeof wireOwnershipQuote>;

export function readOwnershipQuote(wire: WireOwnershipQuote): OwnershipQuote {
  return {
    today: readDate(wire.today),
    earlyPayoffDate: readMaybeDate(wire.early_payoff_date),
    totalPaid: readMoney(wire.total_paid),
    days: wire.days.map(({ date, payoff, total_cost }) => ({
      date: readDate(date),
      payoff: readMoney(payoff),
      totalCost: readMoney(total_cost),
    })),
    payments: wire.payments.map(({ date, amount }) => ({ date: readDate(date), amount: readMoney(amount) })),
  };
}
