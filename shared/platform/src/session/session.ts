import type { User } from '@portal/domain';
import type { PortalPath } from '../routing/portal-path.ts';

/** `unknown` until the start sequence has checked the stored token. */
export type SessionState =
  | { readonly status: 'unknown' }
  | {
      readonly status: 'signed-out';
      /** How the last session of this page ended, or its stored token (`expired`); absent when there was neither. */
      readonly ended?: SessionEnd;
    }
  | {
      readonly status: 'signed-in';
      readonly user: User;
      /** Whether a new password comes before every screen that is not public (AUTH-45). */
      readonly mustResetPassword?: boolean;
    };

export type SessionEnd = 'logout' | 'expired';

/** The session: its token is in session storage, its user in memory (SHARED-32..39). */
export interface Session {
  /** The present state, a frozen value: a component reads it through `useSession`. */
  readonly state: SessionState;
  /** The bearer token, also while it is unchecked (`unknown`). */
  readonly token: string | null;
  /** Calls on every change of `state`; answers how to stop. */
  subscribe(listener: () => void): () => void;
  /**
   * Signs in and, in the same step, goes to a screen in place of the present one: nobody sees the user on the screen
   * that they signed in on, whose guard would lead elsewhere.
   */
  signIn(
    signedIn: { readonly token: string; readonly user: User; readonly mustResetPassword?: boolean },
    to?: PortalPath,
  ): void;
  /** Changes the user in memory (SHARED-39, PROF-71); without a user it does nothing. */
  updateUser(change: Partial<User>): void;
  /** Clears token, user, every cached answer, dialogs and notifications, and emits `session.ended`. */
  end(why: SessionEnd): void;
}
