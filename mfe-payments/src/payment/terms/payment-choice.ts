import { calendarDate, unusableReason, type PaymentMethod, type PaymentMethodType } from '@portal/domain';
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

/** Returns the days that decide whether a method can pay: the chosen one, or today before one is chosen, and today. */
export const daysOf = ({ date = '' }: Partial<Pick<PaymentChoice, 'date'>>, { today }: PaymentTerms) => ({
  date: calendarDate(date) ?? today,
  today,
});

/** Returns the chosen method; null when none is chosen or it can't pay on the chosen day. */
export function chosenMethod(
  choice: Pick<PaymentChoice, 'method'> & Partial<Pick<PaymentChoice, 'date'>>,
  terms: PaymentTerms,
): PaymentMethod | null {
  const method = terms.methods.find((candidate) => methodKey(candidate) === choice.method);
  return method && unusableReason(method, daysOf(choice, terms)) === null ? method : null;
}
