import { companyOf, type Companies } from '../brands/company.ts';

/** An email as its reader gets it. */
export interface SignedEmail {
  /** Name of the company that it is from. */
  readonly from: string;
  readonly body: string;
}

/**
 * Signs an email with the company of its reader's brand, its address and phone, below the line by which mail programs know
 * a signature (RFC 3676).
 */
export function signEmail(
  companies: Companies,
  { body, brand }: { readonly body: string; readonly brand: string | null },
): SignedEmail {
  const { name, address, phone } = companyOf(companies, brand);
  return { from: name, body: `${body}\n-- \n${name}\n${address}\n${phone}\n` };
}
