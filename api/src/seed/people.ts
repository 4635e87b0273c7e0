import type { users } from '../store/schema.ts';

type Stored = typeof users.$inferInsert;

/** A demo account: signs in as `NAME@portal.test`. */
export type Person = { readonly name: string } & Partial<Stored> & Pick<Stored, 'guard'>;

/** The password of every demo account. */
export const demoPassword = 'Portal!demo1';

const customer = (name: string, firstName: string, lastName: string, more: Partial<Stored> = {}): Person => ({
  name,
  guard: 'client',
  firstName,
  lastName,
  fullName: `${firstName} ${lastName}`,
  ...more,
});

const staff = (name: string, firstName: string, lastName: string, more: Partial<Stored> = {}): Person => ({
  ...customer(name, firstName, lastName),
  guard: 'web',
  ...more,
});

const phone = (last: number) => `(478) 555-01${String(last).padStart(2, '0')}`;

export const people: readonly Person[] = [
  customer('maria', 'Maria', 'Alvarez', { cellPhone: phone(1) }),
  customer('nora', 'Nora', 'Whitfield', { cellPhone: phone(2) }),
  customer('rita', 'Rita', 'Boone', { cellPhone: phone(3) }),
  customer('carl', 'Carl', 'Jennings', { cellPhone: phone(4) }),
  customer('nick', 'Nick', 'Okafor', { cellPhone: phone(5) }),
  customer('paul', 'Paul', 'Tran', { cellPhone: phone(6) }),
  customer('evan', 'Evan', 'Brooks', { cellPhone: phone(7), solicitations: true }),
  customer('dana', 'Dana', 'Kim', { cellPhone: phone(8) }),
  customer('otis', 'Otis', 'Freeman', { cellPhone: phone(9), notifications: false }),
  customer('paige', 'Paige', 'Lindqvist', { cellPhone: phone(10) }),
  customer('abe', 'Abe', 'Castellano', { cellPhone: phone(11) }),
  customer('ida', 'Wilhelmina-Anastasia', 'Featherstonehaugh-Montgomery-Vandersloot', { cellPhone: null }),
  customer('vera', 'Vera', 'Marsh', { cellPhone: phone(12), verification: 'rejected' }),
  customer('vito', 'Vito', 'Marsh', { cellPhone: phone(13), verification: 'retry' }),
  customer('theo', 'Theo', 'Barnes', { cellPhone: phone(14) }),
  staff('sam', 'Sam', 'Porter', { isAdmin: true }),
  staff('suzy', 'Suzy', 'Ng', { isAdmin: true, isSuperAdmin: true }),
  staff('stella', 'Stella', 'Hart', { guard: 'store' }),
  staff('rex', 'Rex', 'Dalton', { guard: 'retailer' }),
  staff('fay', 'Fay', 'Osborne', { abilities: ['system.filters.add'] }),
  staff('gus', 'Gus', 'Moreau', { abilities: ['system.filters.global.add'] }),
  staff('bo', 'Bo', 'Sandoval', { abilities: ['system.filters.add', 'system.filters.global.add'] }),
  staff('noah', 'Noah', 'Pruitt'),
  staff('ivy', 'Ivy', 'Calloway', { guard: 'store', verification: 'retry' }),
  staff('remy', 'Remy', 'Laurent', { mustResetPassword: true }),
];
