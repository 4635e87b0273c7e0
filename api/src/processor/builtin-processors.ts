import { randomUUID } from 'node:crypto';
import type { Processor } from './processor.ts';

/** Neither asks a real processor: there is nothing to void, and the reference is random. */
const withoutProcessor = {
  voidAuthorisation: async () => undefined,
  storeBankAccount: async () => randomUUID(),
};

/** Milliseconds. */
const slowAnswer = 6_000;

const declineReasons: Readonly<Record<string, string>> = {
  '0002': 'The payment was declined.',
  '9995': 'The payment was declined: insufficient funds.',
  '0069': 'The payment was declined: the card has expired.',
};

const isSlow = (last4: string) => last4 === '0077';

/**
 * The demo's processor: approves every payment, except for the last four digits that are triggers.
 *
 * @param pause waits for that many milliseconds
 */
export const demoProcessor = (pause: (milliseconds: number) => Promise<void>): Processor => ({
  ...withoutProcessor,
  isSlow,
  async authorise(last4) {
    if (isSlow(last4)) await pause(slowAnswer);
    const reason = declineReasons[last4];
    return reason === undefined ? { status: 'approved' } : { status: 'declined', reason };
  },
});

/** Approves every payment at once. */
export const plainProcessor: Processor = {
  ...withoutProcessor,
  isSlow: () => false,
  authorise: async () => ({ status: 'approved' }),
};
