import {
  cents,
  compareDates,
  isPayoff,
  paymentLimits,
  toDecimal,
  unusableReason,
  type CalendarDate,
  type Cents,
} from '@portal/domain';
import type { WireLinkedPayment } from '@portal/api-contract';
import type { RunningLease } from '../leases/lease-store.ts';
import { extraOf, pendingOf } from '../leases/lease-wire.ts';
import { lockMethod, type OwnedMethod } from '../methods/method-store.ts';
import { findScheduled } from '../scheduled-payments/scheduled-payments.ts';
import type { Db } from '../store/database.ts';
import type { Account } from '../store/schema.ts';

interface DueAmount {
  readonly amount: Cents;
  readonly isPayoff: boolean;
}

interface NothingDue {
  readonly status: 'paid' | 'scheduled' | 'processing';
}

/** What has become of the payment of a lease that is due on a day. */
export type DueState = (DueAmount & { readonly status: 'due' }) | NothingDue;

/** Returns whether the payment that was due on a day still has to be made, and how much it is by now. */
export async function dueState(db: Db, entry: RunningLease, dueOn: CalendarDate): Promise<DueState> {
  const { balance, nextDueOn } = entry.account;
  if (balance === 0 || nextDueOn === null || compareDates(nextDueOn, dueOn) > 0) return { status: 'paid' };
  const scheduled = await findScheduled(db, entry.lease.id);
  if (scheduled.some(({ isProcessing }) => isProcessing)) return { status: 'processing' };
  const limits = { extra: extraOf(entry.account), pending: pendingOf(entry), scheduled, today: entry.today };
  const { minimum } = paymentLimits({ ...limits, methodType: 'card' });
  if (minimum === 0) return { status: 'scheduled' };
  return { status: 'due', amount: minimum, isPayoff: isPayoff(minimum, cents(balance)) };
}

/** The payment of a reminder: whether, and with which method, a link can pay it. */
export type LinkedState =
  | (DueAmount & { readonly status: 'due'; readonly method: OwnedMethod })
  | (DueAmount & { readonly status: 'no-method' | 'unusable-method' })
  | NothingDue;

/** Whose default method pays. */
type Payer = Pick<Account, 'id' | 'defaultMethodType' | 'defaultMethodId'>;

/** Returns the payment of a reminder with the customer's default method, or why it can't be paid by a link. */
export async function linkedState(
  tx: Db,
  entry: RunningLease,
  payer: Payer,
  dueOn: CalendarDate,
): Promise<LinkedState> {
  const state = await dueState(tx, entry, dueOn);
  if (state.status !== 'due') return state;
  const { defaultMethodType: type, defaultMethodId: id } = payer;
  const method = type === null || id === null ? null : await lockMethod(tx, payer.id, type, id);
  if (!method) return { ...state, status: 'no-method' };
  const { today } = entry;
  const reason = unusableReason(method.method, { date: today, today });
  return reason === null ? { ...state, method } : { ...state, status: 'unusable-method' };
}

/** Maps the payment of a reminder to the wire, without the digits that its customer has to type. */
export function writeLinkedPayment(
  { lease, today, timeZone }: RunningLease,
  account: Account,
  dueOn: CalendarDate,
  state: LinkedState,
): WireLinkedPayment {
  const of = {
    lease_uuid: lease.uuid,
    loan_number: lease.loanNumber,
    store_name: lease.storeName,
    due_on: dueOn,
  };
  if (state.status !== 'due') return { ...of, status: state.status };
  const { method } = state.method;
  return {
    ...of,
    status: 'due',
    amount: toDecimal(state.amount),
    date: today,
    time_zone: timeZone,
    method:
      method.type === 'card'
        ? { type: 'card', network: method.network }
        : { type: 'bank', bank: method.bank, payer: method.owner ?? nameOf(account) },
  };
}

const nameOf = ({ firstName, lastName, fullName, email }: Account) =>
  [firstName, lastName].filter(Boolean).join(' ') || fullName || email;
