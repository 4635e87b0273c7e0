import { array, boolean, coerce, number, optional, string, type, unknown, type Infer } from 'superstruct';
import type { CheckedSession, SignedIn } from '@portal/domain';
import { isNullish, isRecord, maybe, maybeText } from './scalars.ts';
import { readUser, wireUser } from './user.ts';

const wireMobile = maybe(type({ lease_details: maybe(array(unknown())) }));

// Section 3 has the user's fields in the answer itself, section 7 under `user`: both are read as the second (OP-31).
const underUser = (data: unknown) =>
  isRecord(data) && !('user' in data) && 'email' in data
    ? {
        user: data,
        mobile: data.mobile,
        token: data.token,
        must_reset_password: data.must_reset_password,
        session_expires_in: data.session_expires_in,
      }
    : data;

/** The answer of a login or registration, in either shape (OP-31). */
export const wireSignedIn = coerce(
  type({ user: wireUser, mobile: wireMobile, token: string(), must_reset_password: maybe(boolean()) }),
  unknown(),
  underUser,
);
export type WireSignedIn = Infer<typeof wireSignedIn>;

/** The answer of a session check: that of a login, but the token may be absent. */
export const wireCheckedSession = coerce(
  type({
    user: wireUser,
    mobile: wireMobile,
    must_reset_password: maybe(boolean()),
    /** Seconds (OP-107). */
    session_expires_in: maybe(number()),
  }),
  unknown(),
  underUser,
);

/** An answer that signs in, or has a token for the next step, or neither. */
export const wireSignInStep = coerce(
  type({
    user: optional(wireUser),
    mobile: wireMobile,
    token: maybeText,
    /** Email address of the invited, which password managers save with the password. */
    username: maybeText,
    must_reset_password: maybe(boolean()),
  }),
  unknown(),
  (data) => (isNullish(data) || (Array.isArray(data) && data.length === 0) ? {} : underUser(data)),
);

/** The result of a step of the portal's sign-in. */
type SignInStep =
  | { readonly status: 'signed-in'; readonly signedIn: SignedIn }
  /** The next step follows, with the token and the email address of its account if there are any. */
  | { readonly status: 'continue'; readonly token: string | null; readonly username: string | null };

export function readCheckedSession(wire: Infer<typeof wireCheckedSession>): CheckedSession {
  return { ...readOwner(wire), expiresInSeconds: wire.session_expires_in ?? null };
}

function readOwner(wire: Omit<WireSignedIn, 'token'>) {
  return {
    user: readUser(wire.user),
    leaseCount: wire.mobile?.lease_details?.length ?? 0,
    mustResetPassword: (wire.must_reset_password ?? wire.user.must_reset_password) === true,
  };
}

export function readSignedIn(wire: WireSignedIn): SignedIn {
  return { ...readOwner(wire), token: wire.token };
}

export function readSignInStep(wire: Infer<typeof wireSignInStep>): SignInStep {
  const { user, token, username } = wire;
  if (user && token) return { status: 'signed-in', signedIn: readSignedIn({ ...wire, user, token }) };
  return { status: 'continue', token: token ?? null, username: username ?? null };
}
