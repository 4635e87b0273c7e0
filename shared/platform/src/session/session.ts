import type { User } from '@portal/domain';

/** `unknown` until the start sequence has checked the stored token. */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: User };

export type SessionEnd = 'logout' | 'expired';

/** Who is signed in: the token in session storage, the user in memory (SHARED-32..39). */
export interface Session {
  /** A valtio proxy: read it in a component through `useSession`. */
  readonly state: SessionState;
  readonly token: string | null;
  signIn(signedIn: { readonly token: string; readonly user: User }): void;
  updateUser(change: Partial<User>): void;
  /** Clears token, user and every cached answer, and emits `session.ended`. */
  end(why: SessionEnd): void;
}
