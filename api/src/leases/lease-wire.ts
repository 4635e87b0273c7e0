import { cents, toDecimal, type LeaseExtra, type PendingPayment } from '@portal/domain';
import type {
  WireLease,
  WireLeaseExtra,
  WirePendingPayment,
  WireScheduledPayment,
} from '@portal/api-contract';
import { dayIn } from '../clock/customer-day.ts';
import type { ScheduledRow } from '../scheduled-payments/scheduled-payments.ts';
import type { StoredItem } from '../store/schema.ts';
import type { AccountState } from './account-state.ts';
import type { LeaseEntry, RunningLease } from './lease-store.ts';

/** Maps a lease to the fields of section 3 (API-07, API-08). */
export function writeLease(entry: LeaseEntry): WireLease {
  const { lease } = entry;
  const items = { items: lease.items.map(writeItem) };
  return {
    lease_id: lease.id,
    lease_uuid: lease.uuid,
    loan_number: lease.loanNumber,
    store_name: lease.storeName,
    store_phone: lease.storePhone,
    store_street1: lease.storeStreet1,
    store_city: lease.storeCity,
    store_state: lease.storeState,
    store_type: lease.storeType,
    state_code: lease.stateCode,
    application_date: lease.applicationDate,
    application_result: lease.applicationResult,
    offer_amounts: lease.offerAmounts,
    time_zone: entry.timeZone,
    ...termsOf(entry),
    lease_params: lease.itemsIn === 'lease_params' ? items : null,
    computation: lease.itemsIn === 'computation' ? items : null,
    extended: {
      cash_price: maybeDecimal(lease.cashPriceCents),
      down_payment_retained_1st: maybeDecimal(lease.downPaymentCents),
    },
    extra: entry.status === 'running' ? writeExtra(entry) : null,
  };
}

function termsOf(entry: LeaseEntry) {
  if (entry.status === 'application') {
    return {
      due_day: null,
      date_of_loan: null,
      term: null,
      monthly_payment: null,
      last_payment_date: null,
      total_payments_made: null,
    };
  }
  const { terms, account } = entry;
  return {
    due_day: terms.dueDay,
    date_of_loan: terms.beganOn,
    term: terms.term,
    monthly_payment: decimal(terms.monthlyCents),
    last_payment_date: account.lastPaidOn,
    total_payments_made: decimal(account.totalPaid),
  };
}

const writeItem = ({ description, quantity, unitPriceCents }: StoredItem) => ({
  description,
  quantity,
  unit_price: decimal(unitPriceCents),
});

/** Maps the account of a lease to the wire (API-09). */
export function writeExtra({ lease, terms, account }: RunningLease): WireLeaseExtra {
  return {
    LoanNumber: lease.loanNumber,
    MinDue: decimal(account.minimumDue),
    nextDueDate: account.nextDueOn,
    lastPaymentdate: account.lastPaidOn,
    totalDue: decimal(account.totalDue),
    balance: decimal(account.balance),
    PayoffGoodThruDate: account.payoffGoodThrough,
    EPODueDate: account.earlyPayoffOn,
    PctPymtMade: account.percentPaid,
    NumberPaymentsMade: account.paymentsMade,
    PaymentsRemaining: account.paymentsRemaining,
    LateFee: decimal(account.lateFee),
    PymtPerMonth: decimal(terms.monthlyCents),
    totalPaid: decimal(account.totalPaid),
  };
}

/** Maps the next payment of a lease to the wire (API-13). */
export function writePending({ lease, account }: RunningLease): WirePendingPayment {
  return {
    loan_number: lease.loanNumber,
    amount: decimal(account.minimumDue),
    amount_ach: decimal(account.minimumDue),
    pay_at: account.nextDueOn,
  };
}

/**
 * Maps scheduled payments of a lease to the wire (API-12).
 *
 * @param timeZone that of the lease, which decides on which day a payment was made
 */
export function writeScheduled(scheduled: readonly ScheduledRow[], timeZone: string): WireScheduledPayment[] {
  return scheduled.map(({ amountCents, payOn, createdAt }) => ({
    amount: decimal(amountCents),
    pay_at: payOn,
    created_at: dayIn(timeZone, createdAt),
  }));
}

/** Returns the next payment of a lease in domain names, for the rules that api and screens share. */
export function pendingOf({ lease, account }: RunningLease): PendingPayment {
  return {
    loanNumber: lease.loanNumber,
    amount: account.minimumDue,
    amountAch: account.minimumDue,
    payAt: account.nextDueOn,
  };
}

/** Returns balance, minimum due and next due date of an account in domain names, for the same rules. */
export const extraOf = (
  account: AccountState,
): Pick<LeaseExtra, 'balance' | 'minimumDue' | 'nextDueDate'> => ({
  balance: account.balance,
  minimumDue: account.minimumDue,
  nextDueDate: account.nextDueOn,
});

const isRunning = (entry: LeaseEntry): entry is RunningLease => entry.status === 'running';
/** Whether a lease has begun and is not paid off. */
export const isCurrent = (entry: LeaseEntry): entry is RunningLease =>
  isRunning(entry) && entry.account.totalDue > 0;
/** Whether nothing is left to pay on a lease. */
export const isPaidOff = (entry: LeaseEntry): entry is RunningLease =>
  isRunning(entry) && entry.account.totalDue === 0;

const decimal = (amount: number) => toDecimal(cents(amount));
const maybeDecimal = (amount: number | null) => (amount === null ? null : decimal(amount));
