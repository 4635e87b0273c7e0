import { addDays, cents, formatMoney, type CalendarDate } from '@portal/domain';
import {
  refundsOf,
  type ChargeState,
  type MadeRefund,
  type ListedCharge,
  type Processor,
} from '../processor/processor.ts';
import type { Db } from '../store/database.ts';
import { ownCharges, scheduledUnder, type OwnCharge } from './own-charges.ts';

/** One way in which the portal's books and the processor's differ about a charge or a refund. */
export interface Difference {
  readonly type:
    | 'missing at the processor'
    | 'not booked'
    | 'not taken back'
    | 'other amount'
    | 'return not booked'
    | 'returned only here'
    | 'booked without a movement'
    | 'refund not booked'
    | 'refunded only here'
    | 'other refund'
    | 'won chargeback not booked'
    | 'chargeback won only here';
  /** The key of the charge, or of the refund. */
  readonly key: string;
  /** Null for a charge that the portal does not know; a scheduled payment that was drawn before a restore it knows. */
  readonly paymentId: number | null;
  /** Amounts in cents; null where there is none. */
  readonly ours: number | null;
  readonly theirs: number | null;
}

export interface Reconciliation {
  readonly compared: number;
  /** Keys of charges and refunds without an outcome, which the worker still follows. */
  readonly open: readonly string[];
  readonly differences: readonly Difference[];
}

/**
 * Compares every charge that was made, or of which money went back, on a day (in UTC) in the portal's books with the
 * processor's, and names every difference.
 */
export async function reconcile(db: Db, processor: Processor, day: CalendarDate): Promise<Reconciliation> {
  const [from, to] = [startOf(day), startOf(addDays(day, 1))];
  // A charge that was stored before midnight may arrive after it.
  const listed = await processor.list(startOf(addDays(day, -1)), startOf(addDays(day, 2)));
  const theirs = new Map(listed.map((charge) => [charge.key, charge]));
  const ours = await ownCharges(db, { from, to, keys: [...theirs.keys()] });
  const known = new Map(ours.map((charge) => [charge.key, charge]));
  const scheduled = await scheduledUnder(
    db,
    [...theirs.keys()].filter((key) => !known.has(key)),
  );
  const isOfDay = ({ at }: { readonly at: Date }) => at >= from && at < to;
  const isWonOfDay = ({ wonAt }: MadeRefund) => wonAt !== undefined && isOfDay({ at: wonAt });
  const ofDay = listed
    .filter(
      (charge) =>
        isOfDay(charge) || refundsOf(charge.state).some(isOfDay) || refundsOf(charge.state).some(isWonOfDay),
    )
    .map(({ key }) => key);
  const keys = new Set([...ours.filter(({ isOfDay }) => isOfDay).map(({ key }) => key), ...ofDay]);
  const open: string[] = [];
  const differences: Difference[] = [];
  for (const key of keys) {
    const own = known.get(key) ?? null;
    open.push(...openKeysOf(own));
    if (isOpen(own)) continue;
    const pair = {
      ours: own,
      theirs: theirs.get(key) ?? (await lookUp(processor, own)),
      scheduled: scheduled.get(key) ?? null,
    };
    differences.push(...differencesOf(key, pair), ...refundDifferences(pair));
  }
  return { compared: keys.size, open, differences };
}

/** Looks up a charge that is not in the processor's list: its clock may show another day. */
async function lookUp(processor: Processor, own: OwnCharge | null): Promise<Held | null> {
  if (own === null) return null;
  const state = await processor.find({ ...own, payment: own.paymentId });
  return state && { amountCents: own.amountCents, state };
}

const startOf = (day: CalendarDate) => new Date(`${day}T00:00:00Z`);

const isOpen = (charge: OwnCharge | null) => charge?.status === 'asked' || charge?.status === 'voiding';

const openKeysOf = (charge: OwnCharge | null) => [
  ...(charge !== null && isOpen(charge) ? [charge.key] : []),
  ...(charge?.refunds ?? []).filter(({ status }) => status === 'asked').map(({ key }) => key),
];

const holdsMoney = ({ status }: ChargeState) =>
  status === 'succeeded' || status === 'submitted' || status === 'settled';

interface Pair {
  readonly ours: OwnCharge | null;
  readonly theirs: Held | null;
  /** The payment that is scheduled here under the key of the charge; null when none is. */
  readonly scheduled: number | null;
}

type Held = Pick<ListedCharge, 'amountCents' | 'state'>;

function differencesOf(key: string, { ours, theirs, scheduled }: Pair): readonly Difference[] {
  const differ = (type: Difference['type']): Difference => ({
    type,
    key,
    paymentId: ours?.paymentId ?? scheduled,
    ours: ours?.amountCents ?? null,
    theirs: theirs?.amountCents ?? null,
  });
  const isHeld = theirs !== null && holdsMoney(theirs.state);
  if (ours?.status !== 'accepted') {
    if (!isHeld) return [];
    return [differ(ours === null || ours.status === 'declined' ? 'not booked' : 'not taken back')];
  }
  const isVoided = theirs?.state.status === 'voided';
  if (isVoided && ours.undoing === 'payment_void') return [];
  if (theirs === null || isVoided || theirs.state.status === 'declined') {
    return [differ('missing at the processor')];
  }
  const found: Difference[] = [];
  if (theirs.amountCents !== ours.amountCents) found.push(differ('other amount'));
  if (!ours.isBooked) found.push(differ('booked without a movement'));
  const isReturned = theirs.state.status === 'returned';
  if (isReturned && ours.undoing !== 'payment_return') found.push(differ('return not booked'));
  if (!isReturned && ours.undoing !== null) found.push(differ('returned only here'));
  return found;
}

/** The refunds that only one side has made, and those of another amount; none of a charge that was never booked. */
function refundDifferences({ ours, theirs }: Pair): readonly Difference[] {
  if (ours?.status === 'voided') return [];
  const own = new Map((ours?.refunds ?? []).map((refund) => [refund.key, refund]));
  const made = new Map(
    (theirs === null ? [] : refundsOf(theirs.state)).map((refund) => [refund.key, refund]),
  );
  return [...new Set([...own.keys(), ...made.keys()])].flatMap((key): readonly Difference[] => {
    const booked = own.get(key)?.bookedCents ?? null;
    const held = made.get(key)?.amountCents ?? null;
    const differ = (type: Difference['type'], amounts = { ours: booked, theirs: held }): Difference => ({
      type,
      key,
      paymentId: ours?.paymentId ?? null,
      ...amounts,
    });
    if (own.get(key)?.status === 'asked') return [];
    if (booked === held) {
      const [isWonHere, isWonThere] = [own.get(key)?.isWon === true, made.get(key)?.wonAt !== undefined];
      if (isWonHere === isWonThere) return [];
      return isWonThere
        ? [differ('won chargeback not booked', { ours: null, theirs: held })]
        : [differ('chargeback won only here', { ours: booked, theirs: null })];
    }
    if (booked === null) return [differ('refund not booked')];
    return [differ(held === null ? 'refunded only here' : 'other refund')];
  });
}

/** Writes a reconciliation for the operator: a line for each difference, then the sum. */
export function reconciliationLines(
  day: CalendarDate,
  { compared, open, differences }: Reconciliation,
): readonly string[] {
  const money = (amount: number | null) => (amount === null ? 'nothing' : formatMoney(cents(amount)));
  return [
    ...differences.map(
      ({ type, key, paymentId, ours, theirs }) =>
        `${type}: ${/refund|chargeback/.test(type) ? 'refund' : 'charge'} ${key}, ${paymentId === null ? 'no payment' : `payment ${paymentId}`}, here ${money(ours)}, at the processor ${money(theirs)}`,
    ),
    ...open.map((key) => `open: ${key}`),
    `${day}: ${compared} charges compared, ${differences.length} differences, ${open.length} open`,
  ];
}
