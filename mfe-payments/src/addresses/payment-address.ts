import {
  calendarDate,
  parseMoney,
  toDecimal,
  type CalendarDate,
  type Cents,
  type PaymentMethodType,
} from '@portal/domain';
import type { PortalPath } from '@portal/platform';
import { ownRoutes } from '../own-routes.ts';

/** Which amount a link to the form has chosen for the customer. */
export type ChosenAmount = 'minimum' | 'payoff';

/** A payment that waits for the customer's confirmation, or was sent. */
export interface ReviewAddress {
  readonly amount: Cents;
  readonly date: CalendarDate;
  readonly method: { readonly type: PaymentMethodType; readonly id: string };
  /** Taken when the review opened and held: after a reload it is still this payment's own. */
  readonly key: string;
  /** The customer has confirmed: what became of it must be asked before it is offered again. */
  readonly sent: boolean;
}

/** What the address says (OP-15): the lease by one of its ids, and how far the customer has come. */
export type PaymentAddress =
  | { readonly step: 'form'; readonly lease: string; readonly chosen: ChosenAmount | null }
  | { readonly step: 'review'; readonly lease: string; readonly review: ReviewAddress };

const keyShape = /^[\w-]{8,64}$/;
const methodShape = /^(card|bank)-(.+)$/;

function readReview(query: URLSearchParams): ReviewAddress | null {
  const amount = parseMoney(query.get('amount') ?? '');
  const date = calendarDate(query.get('date') ?? '');
  const [, type, id] = methodShape.exec(query.get('method') ?? '') ?? [];
  const key = query.get('attempt') ?? '';
  if (amount === null || amount <= 0 || date === null || !id || !keyShape.test(key)) return null;
  return {
    amount,
    date,
    method: { type: type === 'bank' ? 'bank' : 'card', id },
    key,
    sent: query.get('step') === 'sent',
  };
}

/** Reads the query of `/payment-early`; null when it names no lease. A review that does not read is the form. */
export function readPaymentAddress(search: string): PaymentAddress | null {
  const query = new URLSearchParams(search);
  const lease = query.get('lease');
  if (!lease) return null;
  const review = query.has('step') ? readReview(query) : null;
  if (review) return { step: 'review', lease, review };
  const chosen = query.get('choose');
  return { step: 'form', lease, chosen: chosen === 'minimum' || chosen === 'payoff' ? chosen : null };
}

/** The address of the review step: everything that a reload needs to go on. */
export function paymentReviewPath(lease: string, review: ReviewAddress): PortalPath {
  return ownRoutes.pay({
    lease,
    step: review.sent ? 'sent' : 'review',
    amount: toDecimal(review.amount).toFixed(2),
    date: review.date,
    method: `${review.method.type}-${review.method.id}`,
    attempt: review.key,
  });
}
