/** The groups of users: web is the system's staff, client is a customer (SHARED-40). */
export const guards = ['web', 'store', 'retailer', 'client'] as const;
export type Guard = (typeof guards)[number];

/** The two notification switches; solicitations are marketing (OP-82). */
export interface PhoneSettings {
  readonly notifications: boolean;
  readonly solicitations: boolean;
}

/** Somebody who can sign in (SHARED-05). */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly fullName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly cellPhone: string | null;
  readonly avatar: string | null;
  readonly profileUrl: string | null;
  readonly displayName: string | null;
  readonly isAdmin: boolean;
  readonly isSuperAdmin: boolean;
  readonly guard: Guard;
  readonly abilities: readonly string[];
  readonly phoneSettings: PhoneSettings;
}
