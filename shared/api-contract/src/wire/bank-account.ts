import { type, type Infer } from 'superstruct';
import type { BankAccount } from '@portal/domain';
import { lastFour } from './last-four.ts';
import { maybe, maybeText, readMaybeText, wireId } from './scalars.ts';

/** SHARED-22. */
export const wireBank = type({
  id: wireId,
  bank: maybeText,
  owner: maybeText,
  routing: maybe(wireId),
  account: maybe(wireId),
});
export type WireBank = Infer<typeof wireBank>;

export function readBank(wire: WireBank): BankAccount {
  return {
    type: 'bank',
    id: String(wire.id),
    bank: wire.bank ?? '',
    owner: readMaybeText(wire.owner),
    routingLast4: lastFour(wire.routing),
    last4: lastFour(wire.account),
  };
}
