import type { Lease } from '@portal/domain';
import type { PortalPath } from '@portal/platform';

/** The lease's own screens belong to another remote: link to them only where the route exists. */
export function leasePath(lease: Pick<Lease, 'id'>): PortalPath {
  return `/lease/${encodeURIComponent(lease.id)}/summary`;
}
