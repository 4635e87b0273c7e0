import type { LinkedPayment } from '@portal/domain';
import { cardNetworks } from '@portal/domain';
import { enums, literal, string, type, type Infer } from 'superstruct';
import { unionOf } from './described-structs.ts';
import {
  maybe,
  maybeText,
  readDate,
  readMoney,
  readTimeZone,
  wireDate,
  wireId,
  wireMoney,
} from './scalars.ts';

const lease = { lease_uuid: string(), loan_number: wireId, store_name: string(), due_on: wireDate };

const wireLinkedMethod = unionOf(
  type({ type: literal('card'), network: maybe(enums(cardNetworks)) }),
  type({ type: literal('bank'), bank: string(), payer: string() }),
);
const wireDuePayment = type({
  ...lease,
  status: literal('due'),
  amount: wireMoney,
  date: wireDate,
  time_zone: maybeText,
  method: wireLinkedMethod,
});
const wireOtherPayment = type({
  ...lease,
  status: enums(['paid', 'scheduled', 'processing', 'no-method', 'unusable-method']),
});

/** What a reminder's link shows (OP-103). */
export const wireLinkedPayment = unionOf(wireDuePayment, wireOtherPayment);
export type WireLinkedPayment = Infer<typeof wireDuePayment> | Infer<typeof wireOtherPayment>;

export function readLinkedPayment(wire: WireLinkedPayment): LinkedPayment {
  const of = {
    leaseUuid: wire.lease_uuid,
    loanNumber: String(wire.loan_number),
    storeName: wire.store_name,
    dueOn: readDate(wire.due_on),
  };
  if (wire.status !== 'due') return { ...of, status: wire.status };
  const { method } = wire;
  return {
    ...of,
    status: 'due',
    amount: readMoney(wire.amount),
    date: readDate(wire.date),
    timeZone: readTimeZone(wire.time_zone),
    method: method.type === 'card' ? { type: 'card', network: method.network ?? null } : method,
  };
}
