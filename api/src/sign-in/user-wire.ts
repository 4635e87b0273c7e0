import type { WireUser } from '@portal/api-contract';
import type { Account } from '../store/schema.ts';

/** Maps an account to the fields of section 3 (API-03). */
export function writeUser(account: Account): WireUser {
  const { firstName, lastName, fullName } = account;
  const bothNames = firstName !== null && lastName !== null ? `${firstName} ${lastName}` : null;
  return {
    id: account.id,
    email: account.email,
    full_name: fullName,
    first_name: firstName,
    last_name: lastName,
    cell_phone: account.cellPhone,
    avatar: account.avatar,
    profile_url: null,
    display_name: bothNames ?? fullName,
    is_admin: account.isAdmin,
    is_super_admin: account.isSuperAdmin,
    guard: account.guard,
    abilities: account.abilities,
    phone_settings: { notifications: account.notifications, solicitations: account.solicitations },
    must_reset_password: account.mustResetPassword,
  };
}
