import {
  canPayWith,
  cardExpiryStatus,
  type CalendarDate,
  type PaymentMethod,
  type PaymentMethodType,
} from '@portal/domain';
import type { PaymentTerms } from './payment-terms.ts';

export type AmountOption = 'minimum' | 'payoff' | 'other';

/** What the customer has chosen so far in the form; empty where nothing is chosen yet. */
export interface PaymentChoice {
  readonly amount: AmountOption | '';
  /** Another amount in cents, a text that is not an amount, or undefined before anything is typed. */
  readonly other: number | string | undefined;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `card-3` */
  readonly method: string;
}

/** Identifies a method among cards and bank accounts: `card-3`. */
export const methodKey = ({ type, id }: { readonly type: PaymentMethodType; readonly id: string }): string =>
  `${type}-${id}`;

/** Returns why a saved method can't be chosen; null for one that can (OP-74). */
export function unusableReason(method: PaymentMethod, today: CalendarDate): 'unverified' | 'expired' | null {
  if (!canPayWith(method)) return 'unverified';
  if (method.type === 'card' && cardExpiryStatus(method.expires, today) === 'expired') return 'expired';
  return null;
}

/** Returns the chosen method; null when none is chosen or it can't be used. */
export function chosenMethod(
  choice: Pick<PaymentChoice, 'method'>,
  terms: PaymentTerms,
): PaymentMethod | null {
  const method = terms.methods.find((candidate) => methodKey(candidate) === choice.method);
  return method && unusableReason(method, terms.today) === null ? method : null;
}
