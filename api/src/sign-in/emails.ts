import { invalid } from '../server/failure.ts';

/** Returns an email address as it is stored and looked up. */
export const normalizeEmail = (email: string) => email.trim().toLowerCase();

/** The failure of an address that another account has. */
export const emailTaken = () => invalid({ email: 'This email address is already registered.' });
