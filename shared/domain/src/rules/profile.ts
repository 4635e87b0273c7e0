import type { User } from '../entities/user.ts';

/** Returns first and last name if both exist, else the full name (PROF-15, 16), else the email address. */
export function displayName(user: Pick<User, 'firstName' | 'lastName' | 'fullName' | 'email'>): string {
  const first = filled(user.firstName);
  const last = filled(user.lastName);
  return first && last ? `${first} ${last}` : (filled(user.fullName) ?? user.email);
}

/** Returns the mobile number; null where the screen shows `N/A` (PROF-17, 18). */
export function mobileNumber(user: Pick<User, 'cellPhone'>): string | null {
  return filled(user.cellPhone);
}

/** Returns the URL of the avatar, else of the profile image; null where the screen shows the default (PROF-13, 14, OP-84). */
export function avatarUrl(user: Pick<User, 'avatar' | 'profileUrl'>): string | null {
  return filled(user.avatar) ?? filled(user.profileUrl);
}

function filled(text: string | null): string | null {
  const trimmed = text?.trim();
  return trimmed ? trimmed : null;
}
