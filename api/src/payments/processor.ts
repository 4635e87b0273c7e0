import { randomUUID } from 'node:crypto';

/** What the card or bank network says to a payment. */
export type Authorisation =
  { readonly outcome: 'approved' } | { readonly outcome: 'refused'; readonly reason: string };

/** Stands where a payment processor would be asked. */
export interface Processor {
  /** Whether the answer is waited for; otherwise it is there at once, so that it may be asked for in a transaction. */
  isSlow(last4: string): boolean;
  /** The key goes along, so that asking twice moves money once. */
  authorise(last4: string, key: string): Promise<Authorisation>;
  /** Undoes the approval of a payment that can't be made after all. */
  giveBack(key: string): Promise<void>;
  /** Hands the numbers of an account over for good, and gives the name that the processor keeps them under. */
  keepBankAccount(numbers: BankAccountNumbers): Promise<string>;
}

export interface BankAccountNumbers {
  readonly routing: string;
  readonly account: string;
}

/** There is no network behind it: nothing is to be undone, and the name stands for nothing but the account's row. */
const nobody = {
  giveBack: async () => undefined,
  keepBankAccount: async () => randomUUID(),
};

/** Milliseconds. */
export const slowAnswer = 6_000;

const refusals: Readonly<Record<string, string>> = {
  '0002': 'The payment was declined.',
  '9995': 'The payment was declined: insufficient funds.',
  '0069': 'The payment was declined: the card has expired.',
};

const isSlow = (last4: string) => last4 === '0077';

/**
 * The demo's: approves everything but the last four digits that are its triggers.
 *
 * @param pause waits for so many milliseconds
 */
export const demoProcessor = (pause: (milliseconds: number) => Promise<void>): Processor => ({
  ...nobody,
  isSlow,
  async authorise(last4) {
    if (isSlow(last4)) await pause(slowAnswer);
    const reason = refusals[last4];
    return reason === undefined ? { outcome: 'approved' } : { outcome: 'refused', reason };
  },
});

export const plainProcessor: Processor = {
  ...nobody,
  isSlow: () => false,
  authorise: async () => ({ outcome: 'approved' }),
};
