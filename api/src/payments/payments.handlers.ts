import { calendarDate, parseMoney } from '@portal/domain';
import {
  findPaymentAttempt,
  listPendingPayments,
  makePayment as makePaymentEndpoint,
  type WirePaymentOrder,
} from '@portal/api-contract';
import { findLeases } from '../leases/lease-store.ts';
import { isCurrent, writePending } from '../leases/lease-wire.ts';
import { DroppedConnection } from '../server/answers.ts';
import { invalid } from '../server/failure.ts';
import { recipientOf } from '../mail/reader.ts';
import { handler, type EndpointHandler } from '../server/handler.ts';
import { hashOf } from '../sign-in/secrets.ts';
import { makePayment } from './make-payment.ts';
import { checkIdempotencyKey, findAttemptedPayment } from './payment-attempts.ts';
import type { PayingServices } from './payment-services.ts';
import { writeAttempt } from './write-attempt.ts';

export interface PaymentHandlerServices extends PayingServices {
  /** Whether the demo's triggers are honoured. */
  readonly demo: boolean;
}

/** The handlers of payments. */
export const paymentHandlers = (services: PaymentHandlerServices): readonly EndpointHandler[] => [
  handler(listPendingPayments, async ({ caller }) => {
    const entries = await findLeases(services, caller.account.id);
    return entries.filter(isCurrent).map(writePending);
  }),

  handler(makePaymentEndpoint, async (request) => {
    const { body, caller } = request;
    const key = checkIdempotencyKey(request.idempotencyKey);
    const order = readOrder(body);
    const { answer, isReplay } = await makePayment(services, {
      ...order,
      // Neither is a part of the order: what pays the lease off depends on its balance at the moment, and a customer who
      // reads the authorization in another language pays the same.
      isPayoff: body.isPayoffAmount,
      authorization: order.methodType === 'bank' ? body.authorization || null : null,
      recipient: recipientOf(caller.account),
      attempt: { userId: caller.account.id, key, requestHash: hashOf(JSON.stringify(order)) },
    });
    // The demo's trigger of an answer that is lost after the payment was made.
    if (services.demo && !isReplay && answer.status === 200 && order.amount % 100 === 13) {
      throw new DroppedConnection();
    }
    return answer;
  }),

  handler(findPaymentAttempt, async ({ path, caller }) =>
    writeAttempt(await findAttemptedPayment(services.db, caller.account.id, path.key)),
  ),
];

/** Normalizes an order, so that `84.2` and `"84.20"` are the same request under one key. */
function readOrder(body: WirePaymentOrder) {
  const amount = parseMoney(body.amount);
  const date = calendarDate(body.date);
  if (amount === null) throw invalid({ amount: 'Enter an amount in dollars and cents.' });
  if (date === null) throw invalid({ date: 'Enter a date as YYYY-MM-DD.' });
  return {
    amount,
    date,
    leaseUuid: body.lease.toLowerCase(),
    methodType: body.method_type,
    methodId: String(body.method_id),
  };
}
