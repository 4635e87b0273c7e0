import type { Charge, ChargeState, MadeRefund, Processor } from '../../src/processor/processor.ts';
import { executions, passPoint, type NetworkFault } from './fault-points.ts';

/** Milliseconds until the processor decides what it left undecided, and until a bank settles or returns a debit. */
const decisionTime = 5 * 60_000;
const bankTime = 3 * 86_400_000;

/** Milliseconds until a bank returns a debit that it had settled. */
const lateReturnTime = 9 * 86_400_000;

/**
 * Last four digits: of a card that is declined, and of an account that returns debits after three days, some only after
 * it has settled them.
 */
export const declinedLast4 = '0002';
export const returnedLast4 = '0001';

interface Entry {
  readonly charge: Charge;
  readonly at: number;
  readonly isUndecided: boolean;
}

interface SimulatedEvent {
  readonly id: string;
  readonly key: string;
  /** Milliseconds. */
  readonly from: number;
}

/** The processor's side: its books are what the portal's are compared with. */
export interface SimulatedProcessor extends Processor {
  /** What the portal did that no processor may be asked for. */
  readonly offences: string[];
  /** Events that it has sent, or sends when their time has come. */
  readonly events: SimulatedEvent[];
  /** Charges that it holds money of, and those that a bank returned, by key. */
  stateOf(key: string): ChargeState | null;
  charges(): readonly Charge[];
  /** Lets requests arrive that were delayed in the network. */
  deliverDelayed(): void;
  /**
   * Somebody at the processor gives money of a charge back, or the customer's bank takes it, if it holds enough; false
   * when it does not.
   */
  giveBack(key: string, refund: Omit<MadeRefund, 'at'>): boolean;
  /** The customer's bank pays the first chargeback of a charge again that it has not; none is no matter. */
  winBack(key: string): void;
  /** Somebody at the processor voids a charge that it holds: what is left of it goes back. */
  voidByHand(key: string): void;
  isVoidedByHand(key: string): boolean;
  /** What it holds of a charge, after what went back; below zero for a debit that was returned after a refund. */
  heldOf(charge: Charge): number;
  forgetAll(): void;
}

/** Debits of odd amounts. */
const isLateReturn = ({ amountCents }: Charge) => amountCents % 2 === 1;

/** @param now the processor's own clock, ms, which never goes back: what it has decided stays decided */
export function simulatedProcessor(now: () => number): SimulatedProcessor {
  const entries = new Map<string, Entry>();
  const closed = new Set<string>();
  const refunds = new Map<string, MadeRefund[]>();
  const byHand = new Set<string>();
  const delayed: (() => void)[] = [];
  const offences: string[] = [];
  const events: SimulatedEvent[] = [];
  const tell = (id: string, key: string, delay = 0) => events.push({ id, key, from: now() + delay });
  const lost = () => new Error('The processor does not answer.');

  const stateOf = (key: string): ChargeState | null => {
    if (closed.has(key)) return { status: 'voided', refunds: refunds.get(key) ?? [] };
    const entry = entries.get(key);
    if (!entry) return null;
    const { charge, at, isUndecided } = entry;
    const age = now() - at;
    if (isUndecided && age < decisionTime) return { status: 'processing' };
    const { last4, type } = charge.method;
    if (last4 === declinedLast4) return { status: 'declined', reason: 'The bank gave no reason.' };
    const taken = { reference: `ch_${key}`, refunds: refunds.get(key) ?? [] };
    if (type === 'card') return { status: 'succeeded', ...taken };
    if (age < bankTime) return { status: 'submitted', ...taken };
    const returns = last4 === returnedLast4 && (isLateReturn(charge) ? age >= lateReturnTime : true);
    return returns ? { status: 'returned', code: 'R01', ...taken } : { status: 'settled', ...taken };
  };
  /** What went back of a charge and was not won back. */
  const givenBackOf = (key: string) =>
    (refunds.get(key) ?? []).reduce(
      (sum, { amountCents, wonAt }) => (wonAt === undefined ? sum + amountCents : sum),
      0,
    );
  const giveBack: SimulatedProcessor['giveBack'] = (key, refund) => {
    const state = stateOf(key);
    const made = refunds.get(key) ?? [];
    if (made.some((known) => known.key === refund.key)) return true;
    const amountCents = entries.get(key)?.charge.amountCents ?? 0;
    const left = amountCents - givenBackOf(key);
    if (refund.amountCents > left || (state?.status !== 'succeeded' && state?.status !== 'settled'))
      return false;
    refunds.set(key, [...made, { ...refund, at: new Date(now()) }]);
    tell(`${refund.key}.refunded`, key);
    return true;
  };
  const receive = (charge: Charge, network: NetworkFault) => {
    const { key, amountCents } = charge;
    const known = entries.get(key);
    if (known && known.charge.amountCents !== amountCents)
      offences.push(`${key} is asked for another amount`);
    if (known || closed.has(key)) return;
    if (amountCents <= 0) offences.push(`${key} asks for ${amountCents}`);
    entries.set(key, { charge, at: now(), isUndecided: network === 'undecided' });
    tell(`${key}.decided`, key);
    if (charge.method.type === 'bank') tell(`${key}.bank`, key);
    if (charge.method.last4 === returnedLast4 && isLateReturn(charge)) {
      tell(`${key}.returned`, key, lateReturnTime);
    }
  };
  /** Runs one request to the processor, with what the network does to the first of an execution. */
  const request = async <Answer>(work: (network: NetworkFault) => Answer): Promise<Answer> => {
    await passPoint();
    const execution = executions.getStore();
    const network = execution?.network ?? 'none';
    if (execution) execution.network = 'none';
    if (network === 'lost before') throw lost();
    if (network === 'delayed') {
      delayed.push(() => work('none'));
      throw lost();
    }
    const answer = work(network);
    await passPoint();
    if (network === 'lost after') throw lost();
    return answer;
  };
  return {
    offences,
    events,
    stateOf,
    charges: () => [...entries.values()].map(({ charge }) => charge),
    deliverDelayed() {
      for (const arrive of delayed.splice(0)) arrive();
    },
    giveBack,
    winBack(key) {
      const made = refunds.get(key) ?? [];
      const lost = made.find(({ type, wonAt }) => type === 'chargeback' && wonAt === undefined);
      if (!lost || closed.has(key)) return;
      const wonAt = new Date(now());
      refunds.set(
        key,
        made.map((one) => (one === lost ? { ...one, wonAt } : one)),
      );
      tell(`${lost.key}.won`, key);
    },
    voidByHand(key) {
      const status = stateOf(key)?.status;
      if (status !== 'succeeded' && status !== 'submitted') return;
      closed.add(key);
      byHand.add(key);
      tell(`${key}.voided`, key);
    },
    isVoidedByHand: (key) => byHand.has(key),
    heldOf({ key, amountCents }) {
      // A void takes back whatever is left.
      if (closed.has(key)) return 0;
      const holds = ['succeeded', 'submitted', 'settled'].includes(stateOf(key)?.status ?? '');
      return (holds ? amountCents : 0) - givenBackOf(key);
    },
    forgetAll() {
      entries.clear();
      refunds.clear();
      byHand.clear();
      closed.clear();
      delayed.length = 0;
      events.length = 0;
    },
    charge: (charge) =>
      request((network): ChargeState => {
        receive(charge, network);
        return stateOf(charge.key) ?? { status: 'processing' };
      }),
    find: ({ key }) => request(() => stateOf(key)),
    list: (from, to) =>
      request(() =>
        [...entries.values()].flatMap(({ charge: { key, amountCents }, at }) => {
          const state = stateOf(key);
          const times = [at, ...(refunds.get(key) ?? []).map((refund) => refund.at.getTime())];
          const isListed =
            state !== null && times.some((time) => time >= from.getTime() && time < to.getTime());
          return isListed ? [{ key, amountCents, at: new Date(at), state }] : [];
        }),
      ),
    // Also of a debit that its bank has returned meanwhile: then nothing is left to take back.
    void: (key) =>
      request(() => {
        closed.add(key);
      }),
    refund: ({ key, chargeKey, amountCents }) =>
      request((network) => {
        if (network === 'undecided') return { status: 'processing' };
        if (!entries.has(chargeKey)) offences.push(`${chargeKey} is to be refunded, and never arrived`);
        const isMade = giveBack(chargeKey, { key, type: 'refund', amountCents });
        return isMade ? { status: 'succeeded' } : { status: 'declined', reason: 'Not enough is left.' };
      }),
    storeBankAccount: async () => ({ status: 'stored', reference: 'ba_1' }),
  };
}
