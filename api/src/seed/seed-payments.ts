import { methodTypeOf } from '@portal/domain';
import type { Db } from '../store/database.ts';
import { movements, payments } from '../store/schema.ts';
import type { LeasePlan } from './lease-plan.ts';
import { assertDefined } from './assert-defined.ts';
import type { SeededMethod } from './seed-wallets.ts';

type PlacedPlan = LeasePlan & { readonly leaseId: number };

/** Seeds the oldest first, so that the numbers of payments grow with their dates; fees before payments of the same day. */
export async function seedPayments(
  tx: Db,
  plans: readonly PlacedPlan[],
  methods: ReadonlyMap<string, readonly SeededMethod[]>,
  now: Date,
): Promise<void> {
  const orderOf = (owner: string, paymentType: string | null | undefined) => {
    const type = methodTypeOf(paymentType ?? null);
    const used = methods.get(owner)?.find((one) => type === null || one.type === type);
    // People who have saved no such method paid in the store.
    const { type: methodType, id, last4 } = used ?? { type: type ?? 'card', id: 0, last4: '0000' };
    return { methodType, methodId: id, methodLast4: last4, isPayoff: false, createdAt: now };
  };
  const moved = plans
    .flatMap(({ owner, leaseId, movements: all }) => all.map((movement) => ({ ...movement, owner, leaseId })))
    .sort((a, b) => a.movedOn.localeCompare(b.movedOn));
  const paid = moved.filter(({ type }) => type === 'payment');
  const orders = await tx
    .insert(payments)
    .values(
      paid.map(({ owner, leaseId, amountCents, movedOn, paymentType }) => ({
        ...orderOf(owner, paymentType),
        leaseId,
        amountCents,
        payOn: movedOn,
        status: 'succeeded' as const,
      })),
    )
    .returning({ id: payments.id });
  const idOf = new Map(paid.map((movement, index) => [movement, assertDefined(orders[index]).id]));
  await tx.insert(movements).values(
    moved.map((movement) => ({
      leaseId: movement.leaseId,
      type: movement.type,
      amountCents: movement.amountCents,
      movedOn: movement.movedOn,
      paymentType: movement.paymentType ?? null,
      paymentId: idOf.get(movement) ?? null,
    })),
  );
  await tx.insert(payments).values(
    plans.flatMap(({ owner, leaseId, scheduled }) =>
      scheduled.map(({ amountCents, payOn, paymentType }) => ({
        ...orderOf(owner, paymentType),
        leaseId,
        amountCents,
        payOn,
        status: 'scheduled' as const,
      })),
    ),
  );
}
