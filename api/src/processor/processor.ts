/** What the processor answers to a payment. */
export type Authorisation =
  { readonly status: 'approved' } | { readonly status: 'declined'; readonly reason: string };

/** A payment processor: it asks the card network or the bank for the money. */
export interface Processor {
  /** Whether the answer takes a while; otherwise it is there at once, so that it may be asked for in a transaction. */
  isSlow(last4: string): boolean;
  /** @param key sent along, so that asking twice moves the money once */
  authorise(last4: string, key: string): Promise<Authorisation>;
  /** Undoes the approval of a payment that can't be made after all. */
  voidAuthorisation(key: string): Promise<void>;
  /** Hands the numbers of an account over for good, and returns the reference that the processor keeps them under. */
  storeBankAccount(numbers: BankAccountNumbers): Promise<string>;
}

export interface BankAccountNumbers {
  readonly routing: string;
  readonly account: string;
}
