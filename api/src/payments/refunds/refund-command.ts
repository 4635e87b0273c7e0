import { parseArgs } from 'node:util';
import { cents, formatDate, formatMoney, parseMoney, type Cents } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { UserError } from '../../errors/user-error.ts';
import { ProcessorError } from '../../processor/processor-error.ts';
import { leases } from '../../store/schema.ts';
import { chargeOf } from '../payment-intents.ts';
import type { ProcessorServices } from '../payment-services.ts';
import { askForRefund } from './advance-refunds.ts';
import { findCharge } from './find-charge.ts';
import { findRefundable, orderRefund } from './order-refund.ts';
import { recordRefunds } from './record-refund.ts';

/** What the operator wrote: `pnpm refund 123 --amount 12.50 --confirm`, or `--look-up`. */
export interface RefundOrder {
  readonly paymentId: number;
  /** Null for all that is left. */
  readonly amount: Cents | null;
  /** Whether money is to move; otherwise the command only says what would. */
  readonly isConfirmed: boolean;
  /** Whether only that is booked which the processor has given back already. */
  readonly isLookUp: boolean;
}

const usage =
  'Write the number of a payment: pnpm refund 123. --amount 12.50 gives a part back, --confirm does it, and --look-up books what was given back at the processor.';

/** @throws UserError saying how the command is written */
export function readRefundOrder(args: readonly string[]): RefundOrder {
  const { values, positionals } = parse(args);
  const [number = '', ...more] = positionals;
  const paymentId = /^[1-9]\d{0,8}$/.test(number) ? Number(number) : null;
  if (paymentId === null || more.length > 0) throw new UserError(usage);
  const amount = values.amount === undefined ? null : parseMoney(values.amount);
  if (values.amount !== undefined && (amount === null || amount <= 0)) {
    throw new UserError('--amount must be dollars and cents such as 12.50.');
  }
  return {
    paymentId,
    amount,
    isConfirmed: values.confirm === true,
    isLookUp: values['look-up'] === true,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        amount: { type: 'string' },
        confirm: { type: 'boolean' },
        'look-up': { type: 'boolean' },
      },
    });
  } catch {
    throw new UserError(usage);
  }
}

/**
 * Carries an order out, and returns what to tell the operator. What the processor has given back already is booked
 * first, so that it is not given back twice.
 *
 * @throws UserError when the payment can't be refunded, or not now
 */
export async function runRefund(services: ProcessorServices, order: RefundOrder): Promise<string> {
  const { db, clock } = services;
  const { paymentId } = order;
  const booked = await bookRefundsOf(services, paymentId);
  if (order.isLookUp) return `Refunds of payment ${paymentId} that were booked now: ${booked}.`;
  if (!order.isConfirmed) return describe(services, order);
  const ordered = await db.transaction((tx) =>
    orderRefund(tx, { paymentId, amount: order.amount, now: clock.now() }),
  );
  const amount = formatMoney(cents(ordered.amountCents));
  const refund = await askForRefund(services, ordered).catch(() => null);
  switch (refund?.status) {
    case 'succeeded':
      return `${amount} of payment ${paymentId} were given back, and the customer is told by email.`;
    case 'declined':
      throw new UserError(`The payment processor declined the refund: ${refund.reason ?? ''}`);
    default:
      return `The refund of ${amount} of payment ${paymentId} is ordered and has no outcome yet. The api goes on asking for it: do not order it again.`;
  }
}

async function bookRefundsOf(services: ProcessorServices, paymentId: number): Promise<number> {
  const found = await findCharge(services.db, paymentId);
  if (!found) return 0;
  const { payment, key, owner } = found;
  const state = await services.processor
    .find(chargeOf({ payment, key }, owner.uuid))
    .catch((error: unknown) => {
      const reason =
        error instanceof ProcessorError ? error.message : 'The payment processor does not answer.';
      throw new UserError(`${reason} Nothing was given back: try again later.`);
    });
  return state === null ? 0 : recordRefunds(services, { payment, owner }, state);
}

async function describe({ db }: ProcessorServices, { paymentId, amount }: RefundOrder): Promise<string> {
  return db.transaction(async (tx) => {
    const { payment, left } = await findRefundable(tx, paymentId);
    const [lease] = await tx.select().from(leases).where(eq(leases.id, payment.leaseId));
    const method = payment.methodType === 'card' ? 'card' : 'bank account';
    return [
      `Payment ${paymentId}: ${formatMoney(cents(payment.amountCents))} for lease ${lease?.loanNumber ?? ''} of ${formatDate(payment.payOn)}, from the ${method} ending in ${payment.methodLast4}. ${formatMoney(left)} of it can be given back.`,
      `Add --confirm to give ${formatMoney(amount ?? left)} back.`,
    ].join('\n');
  });
}
