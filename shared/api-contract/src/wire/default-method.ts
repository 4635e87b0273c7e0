import { type, type Infer } from 'superstruct';
import type { DefaultMethod } from '@portal/domain';
import { isNullish, maybe, maybeText, readMaybeText, wireId } from './scalars.ts';

/** SHARED-23. */
export const wireCustomer = type({ default_payment_type: maybeText, default_payment_id: maybe(wireId) });
export type WireCustomer = Infer<typeof wireCustomer>;

/** A type that contains `Card` is a card, every other is a bank account (PROF-49, OP-79). */
export function readDefaultMethod(customer: WireCustomer | null | undefined): DefaultMethod {
  const type = readMaybeText(customer?.default_payment_type);
  const id = customer?.default_payment_id;
  if (type === null || isNullish(id)) return null;
  return { type: /card/i.test(type) ? 'card' : 'bank', id: String(id) };
}
