import { createHash, randomBytes } from 'node:crypto';
import { cardNetworks, type CardNetwork } from '@portal/domain';
import { enums, integer, is, literal, number, object, pattern, string, type Infer } from 'superstruct';
import type { Clock } from '../../clock/clock.ts';
import type { CardMessageKey } from './card-messages.ts';
import { isHolder, type Expiry } from './card-rules.ts';
import type { Signer } from './signed.ts';
import { testCards, type TestOutcome } from './test-cards.ts';

/** Seconds within which a token may be verified and saved. */
export const tokenLife = 15 * 60;

const cardOfToken = object({
  last4: pattern(string(), /^\d{4}$/),
  month: integer(),
  year: integer(),
  holder: string(),
  network: enums(cardNetworks),
});
type TokenCard = Infer<typeof cardOfToken>;

export interface VaultCard extends TokenCard {
  /** By which a processor knows the card. */
  readonly reference: string;
}

const tokenShape = object({
  type: literal('token'),
  card: cardOfToken,
  outcome: string(),
  once: string(),
  ends: number(),
});
const receiptShape = object({ type: literal('receipt'), token: string(), once: string() });

export type Decision =
  | { readonly status: 'verified'; readonly receipt: string; readonly network: CardNetwork }
  | { readonly status: 'rejected'; readonly reason: CardMessageKey }
  /** There will be no decision: demonstrates an answer that never comes. */
  | { readonly status: 'undecided' };

export type Tokenized =
  | { readonly status: 'tokenized'; readonly token: string }
  | { readonly status: 'rejected'; readonly reason: CardMessageKey };

interface CardOrder {
  /** Id of a test card; its number stays in the customer's browser. */
  readonly id: string;
  readonly expiry: Expiry;
  readonly holder: string;
}

/**
 * The provider's vault, which stores nothing: tokens and receipts are signed values, so that any process reads what
 * another has issued. They contain no card number.
 */
export interface CardVault {
  tokenize(order: CardOrder): Tokenized;
  verify(token: string): Promise<Decision>;
  /** Returns the card of a token; null when the token is not ours, or too old. */
  find(token: string): VaultCard | null;
  /** Whether a receipt proves that this token was verified. */
  isVerified(token: string, receipt: unknown): boolean;
}

const declineReasons: Readonly<Partial<Record<TestOutcome, CardMessageKey>>> = {
  declined: 'rejected.declined',
  'insufficient-funds': 'rejected.funds',
  rejected: 'rejected.cvc',
};

/** Milliseconds that the slow test card takes. */
const slowAnswer = 4_000;

/** @param pause waits for that many milliseconds */
export function createVault(
  signer: Signer,
  clock: Clock,
  pause: (milliseconds: number) => Promise<void>,
): CardVault {
  const read = (token: string) => {
    const value = signer.read(token.replace(/^tok_/, ''));
    return is(value, tokenShape) && value.ends > seconds(clock.now()) ? value : null;
  };
  return {
    tokenize({ id, expiry, holder }) {
      const found = testCards.find((card) => card.id === id);
      if (!found || !isHolder(holder)) return { status: 'rejected', reason: 'rejected.unknown' };
      if (found.outcome === 'expired') return { status: 'rejected', reason: 'expiry.past' };
      const card: TokenCard = {
        ...expiry,
        last4: found.number.slice(-4),
        holder: holder.trim().replaceAll(/\s+/g, ' '),
        network: found.network,
      };
      const ends = seconds(clock.now()) + tokenLife;
      return {
        status: 'tokenized',
        token: `tok_${named(signer, { type: 'token', card, outcome: found.outcome, ends })}`,
      };
    },
    async verify(token) {
      const value = read(token);
      if (value === null) return { status: 'rejected', reason: 'rejected.ended' };
      if (value.outcome === 'silent') return { status: 'undecided' };
      if (value.outcome === 'slow') await pause(slowAnswer);
      const reason = declineReasons[value.outcome as TestOutcome];
      if (reason !== undefined) return { status: 'rejected', reason };
      const receipt = `rcp_${named(signer, { type: 'receipt', token: hashOf(token) })}`;
      return { status: 'verified', receipt, network: value.card.network };
    },
    find(token) {
      const card = read(token)?.card;
      return card ? { ...card, reference: referenceOf(token) } : null;
    },
    isVerified(token, receipt) {
      const value = typeof receipt === 'string' ? signer.read(receipt.replace(/^rcp_/, '')) : null;
      return is(value, receiptShape) && value.token === hashOf(token);
    },
  };
}

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** In letters alone, because digits could be a card number. */
const referenceOf = (token: string) =>
  `card_${hashOf(token)
    .slice(0, 32)
    .replaceAll(/\d/g, (digit) => (Number(digit) + 16).toString(36))}`;

const couldBeNumber = /\d{11}/;

/** Signs again while the text happens to have as many digits in a row as a card number. */
function named(signer: Signer, value: object): string {
  const text = signer.sign({ ...value, once: randomBytes(12).toString('base64url') });
  return couldBeNumber.test(text) ? named(signer, value) : text;
}
