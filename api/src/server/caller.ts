import type { Account } from '../store/schema.ts';
import type { Client } from './client.ts';

/** Who sends a signed-in request, and in which session. */
export interface Caller {
  readonly account: Account;
  readonly tokenHash: string;
  /** When the session ends, unless it is used before. */
  readonly endsAt: Date;
}

/** Where a token is sent from; without language and brand, those of the account stay as they are. */
export type CallerOrigin = Pick<Client, 'address'> & Partial<Client>;

/** Returns the caller that a token belongs to; null when the session is unknown or has ended. */
export type FindCaller = (token: string, origin: CallerOrigin) => Promise<Caller | null>;
