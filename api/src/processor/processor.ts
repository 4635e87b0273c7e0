/** The processor's decision about a payment. */
export type Authorisation =
  { readonly status: 'approved' } | { readonly status: 'declined'; readonly reason: string };

/** A payment processor: it asks the card network or the bank for the money. */
export interface Processor {
  /** Whether the answer takes a while; a processor that answers at once may be asked inside a transaction. */
  isSlow(last4: string): boolean;
  /** @param key sent with the request, so that asking twice moves the money once */
  authorise(last4: string, key: string): Promise<Authorisation>;
  /** Voids the approval of a payment that can't be made after all. */
  voidAuthorisation(key: string): Promise<void>;
  /** Stores the numbers of an account at the processor and returns its reference. */
  storeBankAccount(numbers: BankAccountNumbers): Promise<string>;
}

export interface BankAccountNumbers {
  readonly routing: string;
  readonly account: string;
}
