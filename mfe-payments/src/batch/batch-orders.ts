import {
  calendarDate,
  cents,
  isBuyout,
  parseMoney,
  paymentLimits,
  pendingOf,
  toDecimal,
  type CalendarDate,
  type Cents,
  type Due,
  type LeaseOverview,
  type PaymentMethodType,
} from '@portal/domain';

/** What one lease needs now: its minimum, less what is scheduled until its due date. */
export interface BatchLease {
  readonly due: Due;
  readonly amount: Cents;
  /** Whether it is due today or overdue. */
  readonly isDue: boolean;
}

/** Returns the leases on which something can be paid today, the most urgent first. */
export function batchLeases(
  dues: readonly Due[],
  { pendingPayments }: Pick<LeaseOverview, 'pendingPayments'>,
  methodType: PaymentMethodType,
): readonly BatchLease[] {
  return dues.flatMap((due) => {
    const { lease, today } = due;
    const pending = pendingOf(lease, pendingPayments);
    const scheduled = lease.scheduledPayments ?? [];
    const { minimum } = paymentLimits({ extra: lease.extra, pending, methodType, scheduled });
    const amount = pending === null ? due.amount : minimum;
    const isDue = due.daysLate > 0 || (due.date !== null && due.date === today);
    return due.amount > 0 && amount > 0 ? [{ due, amount, isDue }] : [];
  });
}

/** Returns the sum of what leases need. */
export const batchTotal = (leases: readonly Pick<BatchLease, 'amount'>[]): Cents =>
  cents(leases.reduce((sum, { amount }) => sum + amount, 0));

/** Whether paying the minimum of a lease today pays it off. */
export const paysOff = ({ due: { lease, today }, amount }: BatchLease): boolean =>
  lease.extra !== null && isBuyout({ amount, date: today }, lease.extra, today);

/** One payment of several that are made at once, as the address has it after they were sent. */
export interface BatchOrder {
  readonly loanNumber: string;
  readonly amount: Cents;
  readonly date: CalendarDate;
  readonly idempotencyKey: string;
}

const orderShape = /^(.+)~(\d+\.\d{2})~(\d{4}-\d{2}-\d{2})~([\w-]{8,64})$/;

/** Writes the payments for the address, so that a reload asks what became of each: `FW-1~84.20~2026-11-20~KEY,…`. */
export const writeOrders = (orders: readonly BatchOrder[]): string =>
  orders
    .map(({ loanNumber, amount, date, idempotencyKey }) =>
      [encodeURIComponent(loanNumber), toDecimal(amount).toFixed(2), date, idempotencyKey].join('~'),
    )
    .join(',');

/** Reads the payments of the address; null when one of them can't be read. */
export function readOrders(text: string): readonly BatchOrder[] | null {
  const orders = text.split(',').flatMap((part) => {
    const [, loan = '', dollars = '', day = '', idempotencyKey = ''] = orderShape.exec(part) ?? [];
    const amount = parseMoney(dollars);
    const date = calendarDate(day);
    if (amount === null || amount <= 0 || date === null) return [];
    return [{ loanNumber: decodedText(loan), amount, date, idempotencyKey }];
  });
  return orders.length > 0 && orders.length === text.split(',').length ? orders : null;
}

function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
