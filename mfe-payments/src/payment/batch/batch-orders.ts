import { calendarDate, parseMoney, toDecimal, type CalendarDate, type Cents } from '@portal/domain';

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
