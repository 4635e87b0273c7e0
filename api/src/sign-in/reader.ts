import { eq } from 'drizzle-orm';
import type { Reader, Recipient } from '../mail/reader.ts';
import type { Db } from '../store/database.ts';
import { users, type Account } from '../store/schema.ts';

/**
 * Stores language and brand of a customer's page when they are others than before, so that emails that no request asks for
 * are as the customer last saw the portal.
 *
 * @returns the account as it is then
 */
export async function rememberReader(db: Db, account: Account, seen: Partial<Reader>): Promise<Account> {
  const language = seen.language ?? account.language;
  const brand = seen.brand ?? account.brand;
  if (language === account.language && brand === account.brand) return account;
  await db.update(users).set({ language, brand }).where(eq(users.id, account.id));
  return { ...account, language, brand };
}

/** Returns who reads the emails of an address, in language and brand of the account that has it. */
export async function recipientAt(db: Db, email: string): Promise<Recipient> {
  const [account] = await db
    .select({ language: users.language, brand: users.brand })
    .from(users)
    .where(eq(users.email, email));
  return { email, language: account?.language ?? null, brand: account?.brand ?? null };
}

/** Returns the reader of an email that a request asks for: as its page is shown, else as the account was last seen. */
export const readerOf = <Of extends Recipient>(account: Of, client: Reader): Of => ({
  ...account,
  language: client.language ?? account.language,
  brand: client.brand ?? account.brand,
});
