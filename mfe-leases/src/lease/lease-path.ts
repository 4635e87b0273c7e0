import type { Lease } from '@portal/domain';
import type { PortalPath } from '@portal/platform';

/** The summary of a lease (OP-16). */
export function leasePath(lease: Pick<Lease, 'id'>): PortalPath {
  return `/lease/${encodeURIComponent(lease.id)}/summary`;
}

/** Where a payment for it is made: another remote's screen. */
export function paymentPath(lease: Pick<Lease, 'uuid'>, choose?: 'payoff'): PortalPath {
  const query = new URLSearchParams({ lease: lease.uuid, ...(choose ? { choose } : {}) });
  return `/payment-early?${query.toString()}`;
}
