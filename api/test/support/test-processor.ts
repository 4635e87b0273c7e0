import { randomUUID } from 'node:crypto';
import { seededAt } from './store-template.ts';
import {
  refundsOf,
  type Charge,
  type ChargeState,
  type MadeRefund,
  type Processor,
} from '../../src/processor/processor.ts';

/** What happens to the next charge: its answer is lost after or before it was made, or never comes, or it is declined. */
export type ChargeFault = 'none' | 'lost after' | 'lost before' | 'never answered' | 'declined';

export interface TestProcessor extends Processor {
  /** What happens to charges from now on. */
  fault: ChargeFault;
  /** Whether look-ups and voids fail. */
  isDown: boolean;
  /** Its clock. */
  now: () => Date;
  /** Charges that hold money, by key; voided and declined ones hold none. */
  held(): readonly Charge[];
  /** What the bank did with a debit. */
  bankDid(key: string, state: ChargeState): void;
  /** Somebody at the processor, or the customer's bank, gives money of a charge back. */
  gaveBack(key: string, refund: Omit<MadeRefund, 'at'>): void;
  /** The customer's bank pays a chargeback to the company again. */
  wonBack(key: string, refundKey: string): void;
  /** Keys of every request for a charge or a refund, in their order. */
  readonly asked: string[];
}

/** A processor that keeps its own books, with faults that the test chooses. */
export function testProcessor(): TestProcessor {
  const books = new Map<string, { readonly charge: Charge | null; state: ChargeState; at?: Date }>();
  const asked: string[] = [];
  const lost = () => new Error('The processor does not answer.');
  const decide = (charge: Charge, fault: ChargeFault): ChargeState => {
    if (fault === 'declined') return { status: 'declined', reason: 'The bank gave no reason.' };
    return {
      status: charge.method.type === 'bank' ? 'submitted' : 'succeeded',
      reference: randomUUID(),
    };
  };
  const processor: TestProcessor = {
    fault: 'none',
    isDown: false,
    now: () => seededAt,
    asked,
    held: () =>
      [...books.values()].flatMap(({ charge, state }) =>
        charge && ['succeeded', 'submitted', 'settled'].includes(state.status) ? [charge] : [],
      ),
    async list(from, to) {
      return [...books].flatMap(([key, { charge, state, at = new Date(0) }]) => {
        const times = [at, ...refundsOf(state).flatMap(({ at: on, wonAt = on }) => [on, wonAt])];
        const isListed = times.some((time) => time >= from && time < to);
        return charge && isListed ? [{ key, amountCents: charge.amountCents, at, state }] : [];
      });
    },
    bankDid(key, state) {
      books.set(key, { ...(books.get(key) ?? { charge: null }), state });
    },
    gaveBack(key, refund) {
      const entry = books.get(key);
      if (!entry) throw new RangeError(`There is no charge ${key}.`);
      const refunds = [...refundsOf(entry.state), { ...refund, at: processor.now() }];
      books.set(key, { ...entry, state: { ...entry.state, refunds } as ChargeState });
    },
    wonBack(key, refundKey) {
      const entry = books.get(key);
      if (!entry) throw new RangeError(`There is no charge ${key}.`);
      const wonAt = processor.now();
      const refunds = refundsOf(entry.state).map((made) =>
        made.key === refundKey ? { ...made, wonAt } : made,
      );
      books.set(key, { ...entry, state: { ...entry.state, refunds } as ChargeState });
    },
    async refund({ key, chargeKey, amountCents }) {
      const { fault } = processor;
      asked.push(key);
      if (fault === 'lost before') throw lost();
      if (fault === 'declined') return { status: 'declined', reason: 'The card is closed.' };
      const { state } = books.get(chargeKey) ?? {};
      if (!state) throw new RangeError(`There is no charge ${chargeKey}.`);
      if (!refundsOf(state).some((made) => made.key === key)) {
        processor.gaveBack(chargeKey, { key, type: 'refund', amountCents });
      }
      if (fault === 'lost after') throw lost();
      return { status: 'succeeded' };
    },
    async charge(charge) {
      const { fault } = processor;
      asked.push(charge.key);
      if (fault === 'lost before') throw lost();
      const { state } = books.get(charge.key) ?? { state: decide(charge, fault) };
      books.set(charge.key, { charge, state, at: processor.now() });
      if (fault === 'lost after') throw lost();
      if (fault === 'never answered') return new Promise<never>(() => {});
      return state;
    },
    async find({ key }) {
      if (processor.isDown) throw lost();
      return books.get(key)?.state ?? null;
    },
    async void(key) {
      if (processor.isDown) throw lost();
      const entry = books.get(key);
      const refunds = entry ? refundsOf(entry.state) : [];
      books.set(key, { ...(entry ?? { charge: null }), state: { status: 'voided', refunds } });
    },
    storeBankAccount: async () => ({ status: 'stored', reference: randomUUID() }),
  };
  return processor;
}
