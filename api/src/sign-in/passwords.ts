import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id, which is the package's algorithm unless told otherwise: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

let hashOfNobody: Promise<string> | undefined;

/**
 * Whether the password is the account's. Without an account a stand-in is checked, so that an unknown e-mail
 * takes as long as a wrong password.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  hashOfNobody ??= hashPassword('the password of nobody');
  const matches = await verify(stored ?? (await hashOfNobody), password);
  return matches && stored !== null;
}
