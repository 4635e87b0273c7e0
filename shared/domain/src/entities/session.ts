import type { User } from './user.ts';

/** Whom a session belongs to. */
interface SessionOwner {
  readonly user: User;
  /** How many leases the account has: a customer with none goes to leases/retrieve after login (AUTH-43, 44). */
  readonly leaseCount: number;
  /** Whether a portal user must set a password first (OP-40). */
  readonly mustResetPassword: boolean;
}

/** The session that a token belongs to. */
export interface CheckedSession extends SessionOwner {
  /** Seconds until the session ends, unless it is used before (OP-107); null when the api does not say. */
  readonly expiresInSeconds: number | null;
}

/** One of the sessions that a customer has open. */
export interface OpenSession {
  readonly id: string;
  /** Name of the browser; null when it is not known. */
  readonly browser: string | null;
  /** Name of the device or its system, `iPhone` or `Windows`; null when it is not known. */
  readonly system: string | null;
  /** IP address that it was last used from; null when it is not known. */
  readonly address: string | null;
  readonly lastUsedAt: Date;
  /** Whether it is the session that asks. */
  readonly isCurrent: boolean;
}

/** The answer of a successful login or registration (SHARED-08). */
export interface SignedIn extends SessionOwner {
  readonly token: string;
}
