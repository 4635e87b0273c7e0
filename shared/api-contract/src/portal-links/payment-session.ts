/**
 * Returns the state of the history entry in which the screen of a reminder's link finds the token of its session (OP-103):
 * a reload keeps it, and no address, storage or other tab has it.
 */
export const paymentSessionState = (token: string) => ({ paymentSession: token }) as const;

/** Returns the token in the state of a history entry; null when there is none. */
export function readPaymentSession(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('paymentSession' in state)) return null;
  return typeof state.paymentSession === 'string' && state.paymentSession !== ''
    ? state.paymentSession
    : null;
}
