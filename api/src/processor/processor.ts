import type { MethodType } from '../store/schema.ts';

/** A saved card or bank account, as the processor knows it. */
export interface ChargedMethod {
  readonly type: MethodType;
  /** The processor's own name for it. */
  readonly reference: string;
  readonly last4: string;
}

/** One attempt to take money. */
export interface Charge {
  /** Names the attempt: sent again, it moves no more money. */
  readonly key: string;
  /** The number of the payment that the money is for. */
  readonly payment: number;
  /** The uuid of its lease: what the money was for, should the portal ever lose the payment. */
  readonly lease: string;
  readonly amountCents: number;
  readonly currency: 'USD';
  readonly method: ChargedMethod;
}

/** Money of a charge that went back to the customer, whoever started it. */
export interface MadeRefund {
  readonly key: string;
  /** A `chargeback` is taken by the customer's bank. */
  readonly type: 'refund' | 'chargeback';
  readonly amountCents: number;
  readonly at: Date;
  /** When the customer's bank paid a chargeback to us again, because it decided the dispute for us. */
  readonly wonAt?: Date | undefined;
}

/** A charge that has a name at the processor. Absent `refunds`: none. */
interface TakenCharge {
  readonly reference: string;
  readonly refunds?: readonly MadeRefund[] | undefined;
}

/**
 * What a processor says about a charge. A card is captured (`succeeded`); a bank debit is `submitted`, and days later
 * settled or returned.
 */
export type ChargeState =
  | ({ readonly status: 'succeeded' | 'submitted' | 'settled' } & TakenCharge)
  /** With the return code of Nacha, such as R01. */
  | ({ readonly status: 'returned'; readonly code: string } & TakenCharge)
  /** With a sentence for the customer, who is told the decline itself beside it. */
  | { readonly status: 'declined'; readonly reason: string }
  /** The processor has it and has not decided. */
  | { readonly status: 'processing' }
  /** With what had gone back before; the void took back the rest. */
  | ({ readonly status: 'voided' } & Pick<TakenCharge, 'refunds'>);

/** An order to give a part of a charge back, or all of it. */
export interface Refund {
  /** Names the order: sent again, it moves no more money. */
  readonly key: string;
  readonly chargeKey: string;
  readonly amountCents: number;
}

export type RefundState =
  | { readonly status: 'succeeded' }
  | { readonly status: 'declined'; readonly reason: string }
  /** The processor has it and has not decided. */
  | { readonly status: 'processing' };

/** A charge in the processor's books. */
export interface ListedCharge {
  readonly key: string;
  readonly amountCents: number;
  readonly at: Date;
  readonly state: ChargeState;
}

/** A payment processor: it asks the card network or the bank for the money. */
export interface Processor {
  /**
   * Authorises and captures a card, or debits a bank account. A rejection says nothing about the money: it may have
   * moved.
   */
  charge(charge: Charge): Promise<ChargeState>;
  /** Returns what has become of a charge; null when no charge with this key has arrived. */
  find(charge: Pick<Charge, 'key' | 'payment' | 'amountCents'>): Promise<ChargeState | null>;
  /** Returns the charges that arrived, or of which money went back, from one instant until before another. */
  list(from: Date, to: Date): Promise<readonly ListedCharge[]>;
  /**
   * Takes a charge back. A key that the processor does not know is closed, so that a charge that arrives later moves
   * nothing.
   */
  void(key: string): Promise<void>;
  /** Gives money of a charge back. A rejection says nothing about the money: asking again under the same key is harmless. */
  refund(refund: Refund): Promise<RefundState>;
  /** Stores the numbers of an account at the processor. */
  storeBankAccount(numbers: BankAccountNumbers): Promise<StoredAccount>;
}

export type StoredAccount =
  /** With the processor's name for it. */
  | { readonly status: 'stored'; readonly reference: string }
  /** The processor takes no money from an account with these numbers. */
  | { readonly status: 'rejected' };

export interface BankAccountNumbers {
  readonly routing: string;
  readonly account: string;
}

/** The refunds of a charge, none of one that was not taken. */
export const refundsOf = (state: ChargeState): readonly MadeRefund[] =>
  'refunds' in state ? (state.refunds ?? []) : [];
