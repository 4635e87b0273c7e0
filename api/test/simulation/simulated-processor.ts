import type { Charge, ChargeState, Processor } from '../../src/processor/processor.ts';
import { executions, passPoint, type NetworkFault } from './fault-points.ts';

/** Milliseconds until the processor decides what it left undecided, and until a bank settles or returns a debit. */
const decisionTime = 5 * 60_000;
const bankTime = 3 * 86_400_000;

/** Last four digits: of a card that is declined, and of an account that returns debits after three days. */
export const declinedLast4 = '0002';
export const returnedLast4 = '0001';

interface Entry {
  readonly charge: Charge;
  readonly at: number;
  readonly isUndecided: boolean;
}

/** The processor's side: its books are what the portal's are compared with. */
export interface SimulatedProcessor extends Processor {
  /** What the portal did that no processor may be asked for. */
  readonly offences: string[];
  /** Events that were sent, in the order of the charges. */
  readonly events: { readonly id: string; readonly key: string }[];
  /** Charges that it holds money of, and those that a bank returned, by key. */
  stateOf(key: string): ChargeState | null;
  charges(): readonly Charge[];
  /** Lets requests arrive that were delayed in the network. */
  deliverDelayed(): void;
  forgetAll(): void;
}

/** @param now the processor's own clock, ms, which never goes back: what it has decided stays decided */
export function simulatedProcessor(now: () => number): SimulatedProcessor {
  const entries = new Map<string, Entry>();
  const closed = new Set<string>();
  const delayed: (() => void)[] = [];
  const offences: string[] = [];
  const events: { id: string; key: string }[] = [];
  const lost = () => new Error('The processor does not answer.');

  const stateOf = (key: string): ChargeState | null => {
    if (closed.has(key)) return { status: 'voided' };
    const entry = entries.get(key);
    if (!entry) return null;
    const { charge, at, isUndecided } = entry;
    const age = now() - at;
    if (isUndecided && age < decisionTime) return { status: 'processing' };
    const { last4, type } = charge.method;
    if (last4 === declinedLast4) return { status: 'declined', reason: 'The payment was declined.' };
    const reference = `ch_${key}`;
    if (type === 'card') return { status: 'succeeded', reference };
    if (age < bankTime) return { status: 'submitted', reference };
    return last4 === returnedLast4
      ? { status: 'returned', reference, code: 'R01' }
      : { status: 'settled', reference };
  };
  const receive = (charge: Charge, network: NetworkFault) => {
    const { key, amountCents } = charge;
    const known = entries.get(key);
    if (known && known.charge.amountCents !== amountCents)
      offences.push(`${key} is asked for another amount`);
    if (known || closed.has(key)) return;
    if (amountCents <= 0) offences.push(`${key} asks for ${amountCents}`);
    entries.set(key, { charge, at: now(), isUndecided: network === 'undecided' });
    events.push({ id: `${key}.decided`, key });
    if (charge.method.type === 'bank') events.push({ id: `${key}.bank`, key });
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
    forgetAll() {
      entries.clear();
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
          const isListed = state !== null && at >= from.getTime() && at < to.getTime();
          return isListed ? [{ key, amountCents, at: new Date(at), state }] : [];
        }),
      ),
    void: (key) =>
      request(() => {
        const state = stateOf(key);
        if (state?.status === 'returned') offences.push(`${key} is voided after its return`);
        closed.add(key);
      }),
    storeBankAccount: async () => 'ba_1',
  };
}
