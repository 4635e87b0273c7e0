import { cents, type Cents } from '@portal/domain';

/** The positions of the slider of amounts: from nothing to the most in steps of whole dollars, the last one the rest. */
export interface AmountSteps {
  /** The last position; the first is 0. */
  readonly last: number;
  readonly amountAt: (position: number) => Cents;
  /** The position next below an amount, at most the last. */
  readonly positionOf: (amount: Cents) => number;
}

/** Steps that are tried, in cents; the smallest with which the slider has at most `mostSteps` positions is used. */
const sizes = [100, 500, 1_000, 2_500, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000];
const mostSteps = 150;

/** @param most in cents; zero or more */
export function amountSteps(most: Cents): AmountSteps {
  const size = sizes.find((candidate) => most / candidate <= mostSteps) ?? Math.ceil(most / mostSteps);
  const last = Math.ceil(most / size);
  return {
    last,
    amountAt: (position) => cents(Math.min(position * size, most)),
    positionOf: (amount) => (amount >= most ? last : Math.floor(amount / size)),
  };
}
