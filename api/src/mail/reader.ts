import type { Client } from '../server/client.ts';

/** How somebody sees the portal; null for what no request has said. */
export type Reader = Pick<Client, 'language' | 'brand'>;

/** Who gets an email, as they see the portal. */
export interface Recipient extends Reader {
  readonly email: string;
}

/** Returns what an email needs of its recipient, and nothing else of the account. */
export const recipientOf = ({ email, language, brand }: Recipient): Recipient => ({
  email,
  language,
  brand,
});
