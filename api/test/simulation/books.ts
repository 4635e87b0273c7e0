import { sql } from 'drizzle-orm';
import type { SimulatedPortal } from './simulated-portal.ts';

/** A payment as it is stored, with the keys that name it and its attempts at the processor. */
export interface StoredPayment {
  readonly id: number;
  readonly leaseId: number;
  readonly amount: number;
  readonly payOn: string;
  readonly status: string;
  readonly isPayoff: boolean;
  readonly keys: readonly { readonly userId: number; readonly key: string; readonly answer: number | null }[];
  readonly charges: readonly { readonly key: string; readonly status: string }[];
}

export interface StoredMovement {
  readonly id: number;
  readonly leaseId: number;
  readonly type: string;
  readonly amount: number;
  readonly movedOn: string;
  readonly paymentId: number | null;
}

export interface StoredRefund {
  readonly key: string;
  readonly paymentId: number;
  readonly status: string;
  readonly amount: number;
  readonly movementId: number | null;
}

export interface StoredAccount {
  readonly leaseId: number;
  /** Below zero when a chargeback was won back after the lease had been paid again. */
  readonly due: number;
  readonly paid: number;
  readonly discount: number;
  /** What is open of the late fees. */
  readonly lateFee: number;
  readonly lastPaidOn: string | null;
  readonly percent: number;
}

/** A payment that was booked, with what was kept of it. */
export interface PaidRecord {
  readonly leaseId: number;
  readonly paymentId: number | null;
  readonly paidOn: string;
  readonly kept: number;
}

/** Everything about money that is stored. */
export interface Books {
  readonly refunds: readonly StoredRefund[];
  readonly payments: readonly StoredPayment[];
  readonly movements: readonly StoredMovement[];
  /** What the views of the ledger say. */
  readonly accounts: readonly StoredAccount[];
  readonly history: readonly PaidRecord[];
}

const reading = `select json_build_object(
  'payments', (select coalesce(json_agg(json_build_object(
      'id', p.id, 'leaseId', p.lease_id, 'amount', p.amount_cents, 'payOn', p.pay_on, 'status', p.status,
      'isPayoff', p.is_payoff,
      'keys', (select coalesce(json_agg(json_build_object('userId', a.user_id, 'key', a.key, 'answer', a.answer_status)), '[]')
        from payment_attempts a where a.payment_id = p.id),
      'charges', (select coalesce(json_agg(json_build_object('key', c.key, 'status', c.status)), '[]')
        from charges c where c.payment_id = p.id)) order by p.id), '[]') from payments p),
  'movements', (select coalesce(json_agg(json_build_object(
      'id', m.id, 'leaseId', m.lease_id, 'type', m.type, 'amount', m.amount_cents, 'movedOn', m.moved_on,
      'paymentId', m.payment_id) order by m.moved_on, m.id), '[]') from movements m),
  'refunds', (select coalesce(json_agg(json_build_object(
      'key', r.key, 'paymentId', r.payment_id, 'status', r.status, 'amount', r.amount_cents,
      'movementId', r.movement_id) order by r.key), '[]') from refunds r),
  'accounts', (select json_agg(json_build_object(
      'leaseId', lease_id, 'due', total_due_cents, 'paid', total_paid_cents, 'discount', discount_cents,
      'lateFee', late_fee_cents, 'lastPaidOn', last_paid_on, 'percent', percent_paid)) from lease_accounts),
  'history', (select coalesce(json_agg(json_build_object(
      'leaseId', lease_id, 'paymentId', payment_id, 'paidOn', paid_on, 'kept', kept_cents)
      order by paid_on, movement_id), '[]') from payment_history)) as books`;

export async function readBooks({ db }: SimulatedPortal): Promise<Books> {
  const { rows } = (await db.execute(sql.raw(reading))) as { rows: readonly { books: Books }[] };
  const [first] = rows;
  if (!first) throw new Error('The books were not read.');
  return first.books;
}

export const sumOf = (amounts: readonly { readonly amount: number }[]) =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

/** Types of movements by which their whole amount goes back. */
const backwards = ['payment_return', 'refund'];

/** What was kept of a payment; below zero when it was returned after a refund. */
export const keptOf = (movements: readonly StoredMovement[], paymentId: number | null): number =>
  movements
    .filter((movement) => movement.paymentId === paymentId)
    // In the order in which they were booked, whatever day they are of.
    .toSorted((one, other) => one.id - other.id)
    .reduce((sum, { type, amount }) => {
      if (type === 'payment' || type === 'chargeback_won') return sum + amount;
      // A void takes back what the refunds before it have left.
      if (type === 'payment_void') return 0;
      return backwards.includes(type) ? sum - amount : sum;
    }, 0);

/** What went back of a payment by refunds and chargebacks, whether or not some of it came again. */
export const refundedOf = (movements: readonly StoredMovement[], paymentId: number): number =>
  movements.reduce(
    (sum, { type, amount, paymentId: id }) => (id === paymentId && type === 'refund' ? sum + amount : sum),
    0,
  );

/** What chargebacks that were won back may have brought besides what a lease costs, with the discounts they brought back. */
export function wonBack(
  lease: { readonly id: number },
  { movements }: Pick<Books, 'movements'>,
): { readonly money: number; readonly discounts: number } {
  const own = movements.filter(({ leaseId }) => leaseId === lease.id);
  const won = own.filter(({ type }) => type === 'chargeback_won');
  const payoffs = new Set(won.map(({ paymentId }) => paymentId));
  const discounts = sumOf(
    own.filter(({ type, paymentId }) => type === 'early_payoff_discount' && payoffs.has(paymentId)),
  );
  return { money: sumOf(won) + discounts, discounts };
}

/** The terms that the model knows of a lease. */
interface ModelTerms {
  readonly id: number;
  readonly totalCents: number;
  readonly earlyPayoffOn: string;
  readonly earlyDiscountCents: number;
}

/**
 * The model's ledger of one lease: payments go to open late fees first, and what went back of them does not count.
 */
export function modelAccount(
  lease: Pick<ModelTerms, 'id' | 'totalCents'>,
  { movements }: Pick<Books, 'movements'>,
): StoredAccount {
  const own = movements.filter(({ leaseId }) => leaseId === lease.id);
  let [openFees, term, paid, given] = [0, lease.totalCents, 0, 0];
  let lastPaidOn: string | null = null;
  for (const { type, amount, paymentId, movedOn } of own) {
    if (type === 'late_fee') openFees += amount;
    if (type === 'early_payoff_discount' && keptOf(own, paymentId) > 0) given += amount;
    if (type !== 'payment') continue;
    const kept = keptOf(own, paymentId);
    const fee = Math.max(0, Math.min(openFees, kept));
    openFees -= fee;
    term -= kept - fee;
    paid += kept;
    if (kept > 0) lastPaidOn = movedOn;
  }
  term -= given;
  return {
    leaseId: lease.id,
    due: term + openFees,
    paid,
    discount: given,
    lateFee: Math.max(0, openFees + Math.min(0, term)),
    lastPaidOn,
    percent:
      term <= 0
        ? 100
        : Math.max(0, Math.floor(((lease.totalCents - term) * 10_000) / lease.totalCents) / 100),
  };
}

/** What pays a lease off on a day: less than is due until the day of the discount has passed, once. */
export function modelPayoff(lease: ModelTerms, books: Pick<Books, 'movements'>, day: string): number {
  const { due, discount, lateFee } = modelAccount(lease, books);
  const open = Math.min(Math.max(0, lease.earlyDiscountCents - discount), Math.max(0, due - lateFee));
  return due - (day <= lease.earlyPayoffOn ? open : 0);
}

/** The payments of a lease that were booked, with what was kept of them, in their order. */
export const modelHistory = (
  lease: { readonly id: number },
  { movements }: Pick<Books, 'movements'>,
): readonly PaidRecord[] =>
  movements
    .filter(({ leaseId, type }) => leaseId === lease.id && type === 'payment')
    .map(({ leaseId, paymentId, movedOn }) => ({
      leaseId,
      paymentId,
      paidOn: movedOn,
      kept: keptOf(movements, paymentId),
    }));
