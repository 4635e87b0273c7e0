import { duesOf, type LeaseOverview, type PaymentMethod } from '@portal/domain';
import { usePlatform, usePortalLocation, useUser } from '@portal/platform';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { ownRoutes } from '../../own-routes.ts';
import { BatchSkeleton } from './batch.skeleton.tsx';
import { methodKey } from '../terms/payment-choice.ts';
import { paymentParts } from '../terms/payment-order.ts';
import type { PaymentTerms } from '../terms/payment-terms.ts';
import { useLeaseOverview } from '../../queries/use-lease-overview.ts';
import { useSavedMethods, type SavedMethods } from '../../queries/use-saved-methods.ts';
import { batchLeases, type BatchLease } from '../../due-leases/batch-leases.ts';
import { FailedCard } from '../../failed/failed-card.tsx';
import { readOrders, writeOrders, type BatchOrder } from './batch-orders.ts';
import { BatchOutcomes } from './batch-outcomes.tsx';
import { BatchReview } from './batch-review.tsx';

const methodShape = /^(card|bank)-(.+)$/;

interface SentBatch {
  readonly orders: readonly BatchOrder[];
  readonly method: { readonly type: PaymentMethod['type']; readonly id: string };
}

/** Reads the payments that were sent from the address of `/payment-all`; null while nothing was sent. */
function readSent(search: string): SentBatch | null {
  const query = new URLSearchParams(search);
  const orders = readOrders(query.get('sent') ?? '');
  const [, type, id] = methodShape.exec(query.get('method') ?? '') ?? [];
  return orders && id ? { orders, method: { type: type === 'bank' ? 'bank' : 'card', id } } : null;
}

/** `/payment-all`: pays what several leases need with one method, one payment a lease. */
export function BatchPage() {
  const overview = useLeaseOverview();
  const saved = useSavedMethods();
  if (overview.isPending || saved.status === 'pending') return <BatchSkeleton />;
  if (!overview.data)
    return (
      <FailedCard what="leases" onRetry={() => void overview.refetch()} retrying={overview.isFetching} />
    );
  return (
    <Batch overview={overview.data} saved={saved} onRetryMethods={saved.incomplete ? saved.refetch : null} />
  );
}

interface BatchProps {
  readonly overview: LeaseOverview;
  readonly saved: SavedMethods;
  readonly onRetryMethods: (() => void) | null;
}

function Batch({ overview, saved, onRetryMethods }: BatchProps) {
  const { idempotencyKeys, navigation } = usePlatform();
  const customer = useUser();
  const { search } = usePortalLocation();
  // What this page has sent needs no look-up, unlike what the address says after a reload.
  const [sentHere, setSentHere] = useState<SentBatch | null>(null);
  const batch = sentHere ?? readSent(search);
  if (batch !== null) {
    const orders = batch.orders.flatMap((order) => {
      const lease = overview.leases.find(({ loanNumber }) => loanNumber === order.loanNumber);
      return lease ? [{ order, lease }] : [];
    });
    const method = saved.methods.find((one) => methodKey(one) === methodKey(batch.method)) ?? null;
    return <BatchOutcomes orders={orders} method={batch.method} saved={method} sent={sentHere === null} />;
  }

  const leasesFor = (methodType: PaymentMethod['type']) =>
    batchLeases(duesOf(overview, methodType), overview, methodType);
  const [first] = leasesFor(saved.defaultMethod?.type ?? 'card');
  if (!first) return <Navigate to={ownRoutes.dashboard()} replace />;
  const terms: PaymentTerms = {
    lease: first.due.lease,
    pending: null,
    scheduled: [],
    quote: null,
    methods: saved.methods,
    defaultMethod: saved.defaultMethod,
    today: first.due.today,
  };
  const pay = (leases: readonly BatchLease[], method: PaymentMethod) => {
    const sent: SentBatch = {
      method: { type: method.type, id: method.id },
      orders: leases.map(({ due: { lease, today }, amount }) => {
        const order = { leaseUuid: lease.uuid, amount, date: today, method };
        const idempotencyKey = idempotencyKeys.keyFor(paymentParts(customer.id, order));
        return { loanNumber: lease.loanNumber, amount, date: today, idempotencyKey };
      }),
    };
    setSentHere(sent);
    navigation.go(ownRoutes.payAll({ sent: writeOrders(sent.orders), method: methodKey(sent.method) }), {
      replace: true,
    });
  };
  return <BatchReview leasesFor={leasesFor} terms={terms} onRetryMethods={onRetryMethods} onPay={pay} />;
}
