import type { User } from './user.ts';

/** Who the session's token belongs to. */
export interface CheckedSession {
  readonly user: User;
  /** How many leases the account has: none leads to leases/retrieve after login (AUTH-43, 44). */
  readonly leaseCount: number;
  /** Sends a portal user to set a password first (OP-40). */
  readonly mustResetPassword: boolean;
}

/** The answer of a successful login or registration (SHARED-08). */
export interface SignedIn extends CheckedSession {
  readonly token: string;
}
