import type { PortalPath } from '@portal/platform';

/** The address of one payment of the history (OP-15). */
export function paymentDetailsPath(paymentId: string): PortalPath {
  return `/payment-details?${new URLSearchParams({ payment: paymentId }).toString()}`;
}

/** Which payment the query of `/payment-details` names. */
export function readDetailsAddress(search: string): string | null {
  return new URLSearchParams(search).get('payment') || null;
}
