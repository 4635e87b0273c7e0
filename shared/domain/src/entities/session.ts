import type { User } from './user.ts';

/** The user that a session's token belongs to. */
export interface CheckedSession {
  readonly user: User;
  /** How many leases the account has: a customer with none goes to leases/retrieve after login (AUTH-43, 44). */
  readonly leaseCount: number;
  /** Whether a portal user must set a password first (OP-40). */
  readonly mustResetPassword: boolean;
}

/** The answer of a successful login or registration (SHARED-08). */
export interface SignedIn extends CheckedSession {
  readonly token: string;
}
