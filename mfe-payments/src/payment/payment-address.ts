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

/** The amount that a link to the form chooses for the customer. */
type ChosenAmount = 'minimum' | 'payoff';

/** A payment that the customer has to confirm, or has sent. */
export interface ReviewAddress {
  readonly amount: Cents;
  readonly date: CalendarDate;
  readonly method: { readonly type: PaymentMethodType; readonly id: string };
  /** Created when the review opens; it is in the address so that it is the same after a reload. */
  readonly idempotencyKey: string;
  /** Whether the customer has confirmed: then its outcome must be checked before paying is offered again. */
  readonly sent: boolean;
}

/** The contents of the address (OP-15): the lease by one of its ids, and the step that the customer has reached. */
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
    idempotencyKey: key,
    sent: query.get('step') === 'sent',
  };
}

/** Reads the query of `/payment-early`; returns null when it has no lease. An invalid review opens the form. */
export function readPaymentAddress(search: string): PaymentAddress | null {
  const query = new URLSearchParams(search);
  const lease = query.get('lease');
  if (!lease) return null;
  const review = query.has('step') ? readReview(query) : null;
  if (review) return { step: 'review', lease, review };
  const chosen = query.get('choose');
  return { step: 'form', lease, chosen: chosen === 'minimum' || chosen === 'payoff' ? chosen : null };
}

/** Returns the address of the review step, with everything that is needed after a reload. */
export function paymentReviewPath(lease: string, review: ReviewAddress): PortalPath {
  return ownRoutes.pay({
    lease,
    step: review.sent ? 'sent' : 'review',
    amount: toDecimal(review.amount).toFixed(2),
    date: review.date,
    method: `${review.method.type}-${review.method.id}`,
    attempt: review.idempotencyKey,
  });
}
