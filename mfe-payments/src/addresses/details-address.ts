/** Which payment the query of `/payment-details` names. */
export function readDetailsAddress(search: string): string | null {
  return new URLSearchParams(search).get('payment') || null;
}
