import { array, boolean, coerce, enums, optional, string, type, unknown, type Infer } from 'superstruct';
import { type CheckedSession, guards, type PhoneSettings, type SignedIn, type User } from '@portal/domain';
import { isNone, isRecord, maybe, maybeText, readMaybeText, wireId } from './scalars.ts';

export const wirePhoneSettings = type({ notifications: boolean(), solicitations: boolean() });

/** SHARED-05..07. */
export const wireUser = type({
  id: wireId,
  email: string(),
  full_name: maybeText,
  first_name: maybeText,
  last_name: maybeText,
  cell_phone: maybeText,
  avatar: maybeText,
  profile_url: maybeText,
  display_name: maybeText,
  is_admin: maybe(boolean()),
  is_super_admin: maybe(boolean()),
  guard: enums(guards),
  abilities: maybe(array(string())),
  phone_settings: maybe(wirePhoneSettings),
  must_reset_password: maybe(boolean()),
});
export type WireUser = Infer<typeof wireUser>;
export type WirePhoneSettings = Infer<typeof wirePhoneSettings>;

const wireMobile = maybe(type({ lease_details: maybe(array(unknown())) }));

// Section 3 spreads the user's fields in the answer, section 7 has them under `user`: both are read as the second (OP-31).
const underUser = (data: unknown) =>
  isRecord(data) && !('user' in data) && 'email' in data
    ? { user: data, mobile: data.mobile, token: data.token, must_reset_password: data.must_reset_password }
    : data;

/** The answer of a login or registration, of either shape (OP-31). */
export const wireSignedIn = coerce(
  type({ user: wireUser, mobile: wireMobile, token: string(), must_reset_password: maybe(boolean()) }),
  unknown(),
  underUser,
);
export type WireSignedIn = Infer<typeof wireSignedIn>;

/** The answer of a session check: as a login's, the token may be left out. */
export const wireCheckedSession = coerce(
  type({ user: wireUser, mobile: wireMobile, must_reset_password: maybe(boolean()) }),
  unknown(),
  underUser,
);

/** `data` is the user, or `data.user` is. */
export const wireUserAnswer = coerce(wireUser, unknown(), (data) =>
  isRecord(data) && 'user' in data ? data.user : data,
);

/** An answer that may sign in, or hand over a token for the next step, or neither. */
export const wireSignInStep = coerce(
  type({
    user: optional(wireUser),
    mobile: wireMobile,
    token: maybeText,
    must_reset_password: maybe(boolean()),
  }),
  unknown(),
  (data) => (isNone(data) || (Array.isArray(data) && data.length === 0) ? {} : underUser(data)),
);

/** What a step of the portal's sign-in leads to. */
export type SignInStep =
  | { readonly status: 'signed-in'; readonly signedIn: SignedIn }
  /** To be followed by the next step, with the token if one came. */
  | { readonly status: 'continue'; readonly token: string | null };

export function readPhoneSettings(wire: WirePhoneSettings): PhoneSettings {
  return { notifications: wire.notifications, solicitations: wire.solicitations };
}

export function readUser(wire: WireUser): User {
  return {
    id: String(wire.id),
    email: wire.email,
    fullName: readMaybeText(wire.full_name),
    firstName: readMaybeText(wire.first_name),
    lastName: readMaybeText(wire.last_name),
    cellPhone: readMaybeText(wire.cell_phone),
    avatar: readMaybeText(wire.avatar),
    profileUrl: readMaybeText(wire.profile_url),
    displayName: readMaybeText(wire.display_name),
    isAdmin: wire.is_admin ?? false,
    isSuperAdmin: wire.is_super_admin ?? false,
    guard: wire.guard,
    abilities: wire.abilities ?? [],
    phoneSettings: wire.phone_settings
      ? readPhoneSettings(wire.phone_settings)
      : { notifications: false, solicitations: false },
  };
}

export function readCheckedSession(wire: Infer<typeof wireCheckedSession>): CheckedSession {
  return {
    user: readUser(wire.user),
    leaseCount: wire.mobile?.lease_details?.length ?? 0,
    mustResetPassword: (wire.must_reset_password ?? wire.user.must_reset_password) === true,
  };
}

export function readSignedIn(wire: WireSignedIn): SignedIn {
  return { ...readCheckedSession(wire), token: wire.token };
}

export function readSignInStep(wire: Infer<typeof wireSignInStep>): SignInStep {
  const { user, token } = wire;
  if (user && token) return { status: 'signed-in', signedIn: readSignedIn({ ...wire, user, token }) };
  return { status: 'continue', token: token ?? null };
}
