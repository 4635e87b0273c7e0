import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id, which is the package's default algorithm: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password, an SSN or a PIN with argon2id. */
export const hashPassword = (password: string) => hash(password, cost);

let hashOfNobody: Promise<string> | undefined;

/**
 * Whether a password matches a stored hash. Without a hash a substitute is checked, so that an unknown email takes as
 * long as a wrong password.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  hashOfNobody ??= hashPassword('the password of nobody');
  const matches = await verify(stored ?? (await hashOfNobody), password);
  return matches && stored !== null;
}
