import type { Account } from '../store/schema.ts';

/** Who sends a signed-in request, and in which session. */
export interface Caller {
  readonly account: Account;
  readonly tokenHash: string;
  /** When the session ends, unless it is used before. */
  readonly endsAt: Date;
}

/**
 * Returns the caller that a token belongs to; null when the session is unknown or has ended.
 *
 * @param address IP address that the token was sent from
 */
export type FindCaller = (token: string, address: string) => Promise<Caller | null>;
