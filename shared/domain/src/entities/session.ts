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

/** The answer of a successful login or registration (SHARED-08). */
export interface SignedIn extends SessionOwner {
  readonly token: string;
}
