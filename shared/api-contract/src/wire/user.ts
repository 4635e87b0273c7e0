import { array, boolean, coerce, enums, string, type, unknown, type Infer } from 'superstruct';
import { guards, type PhoneSettings, type User } from '@portal/domain';
import { isRecord, maybe, maybeText, readMaybeText, wireId } from './scalars.ts';

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
type WirePhoneSettings = Infer<typeof wirePhoneSettings>;

/** The user, in `data` or in `data.user`. */
export const wireUserAnswer = coerce(wireUser, unknown(), (data) =>
  isRecord(data) && 'user' in data ? data.user : data,
);

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
