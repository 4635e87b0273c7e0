import type { Account } from '../store/schema.ts';

/** Who makes a signed-in request, and the session it is made in. */
export interface Caller {
  readonly account: Account;
  readonly tokenHash: string;
}

/** Finds the caller of a session's token; null when it is unknown or has ended. */
export type FindCaller = (token: string) => Promise<Caller | null>;
