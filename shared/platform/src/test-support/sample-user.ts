import type { User } from '@portal/domain';

/** A customer, for the tests of this package. */
export const sampleUser: User = {
  id: '7',
  email: 'dana@example.test',
  fullName: null,
  firstName: 'Dana',
  lastName: 'Whitfield',
  cellPhone: null,
  avatar: null,
  profileUrl: null,
  displayName: null,
  isAdmin: false,
  isSuperAdmin: false,
  guard: 'client',
  abilities: [],
  phoneSettings: { notifications: true, solicitations: false },
};
