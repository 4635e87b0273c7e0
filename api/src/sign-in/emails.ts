import { invalid } from '../server/failure.ts';

/** Returns an e-mail address as it is stored and looked up. */
export const normalizeEmail = (email: string) => email.trim().toLowerCase();

export const emailTaken = () => invalid({ email: 'This email address is already registered.' });
