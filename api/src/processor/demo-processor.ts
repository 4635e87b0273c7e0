import { randomUUID } from 'node:crypto';
import type { Charge, ChargeState, Processor } from './processor.ts';

/** Milliseconds. */
const slowAnswer = 6_000;

/** The last four digits that are answered slowly. */
const slowLast4 = '0077';

const declineReasons: Readonly<Record<string, string>> = {
  '0002': 'The bank gave no reason.',
  '9995': 'There were not enough funds.',
  '0069': 'The card has expired.',
};

function decide({ method }: Charge): ChargeState {
  const reason = declineReasons[method.last4];
  if (reason !== undefined) return { status: 'declined', reason };
  return { status: method.type === 'bank' ? 'submitted' : 'succeeded', reference: randomUUID() };
}

/**
 * The demo's processor, inside the api: approves every payment, except for the last four digits that are triggers. It
 * forgets its charges when the process ends.
 *
 * @param pause waits for that many milliseconds
 */
export function demoProcessor(pause: (milliseconds: number) => Promise<void>): Processor {
  const charges = new Map<string, ChargeState>();
  return {
    async charge(charge) {
      const known = charges.get(charge.key);
      if (known) return known;
      if (charge.method.last4 === slowLast4) await pause(slowAnswer);
      const state = charges.get(charge.key) ?? decide(charge);
      charges.set(charge.key, state);
      return state;
    },
    async find({ key }) {
      return charges.get(key) ?? null;
    },
    // Nothing is compared with books that end with the process.
    list: async () => [],
    async void(key) {
      charges.set(key, { status: 'voided' });
    },
    async refund() {
      return { status: 'declined', reason: 'the processor of the demo gives nothing back' };
    },
    storeBankAccount: async () => ({ status: 'stored', reference: randomUUID() }),
  };
}
