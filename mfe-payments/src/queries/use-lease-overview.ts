import { listLeases } from '@portal/api-contract';
import { useApiQuery } from '@portal/platform';

/** Loads the customer's leases and pending payments. */
export function useLeaseOverview() {
  return useApiQuery(listLeases, undefined);
}
