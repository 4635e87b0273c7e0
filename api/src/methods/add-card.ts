import type { WireCardAddition } from '@portal/api-contract';
import { and, eq } from 'drizzle-orm';
import { Failure, invalid, notFound } from '../server/failure.ts';
import { hashOf } from '../sign-in/secrets.ts';
import type { Db } from '../store/database.ts';
import { cards, cardTokens, payments } from '../store/schema.ts';
import { limitAdditions } from './addition-limit.ts';
import type { CardProvider, ProvidedCard } from './card-provider.ts';
import type { MethodServices } from './method-services.ts';
import { lockMethod } from './method-store.ts';

const noProvider = () => new Failure(503, 'Cards can’t be saved here yet.');

/**
 * Returns the options that the page mounts the card form with (API-40).
 *
 * @throws Failure 503 when no card provider is set up
 */
export function cardFormOf(provider: CardProvider | null): CardProvider['form'] {
  if (provider === null) throw noProvider();
  return provider.form;
}

/**
 * Saves the verified card of a token, once (API-41). A new card may replace an old one: it keeps the old one's id, and
 * so stays the default and in scheduled payments. Returns the id of the saved card; a customer whose answer was lost
 * gets it by sending the same again.
 *
 * @throws Failure 404 when the old card does not exist or is another customer's; 422 for a token that is unknown, not
 *   verified or used otherwise; 429 after too many tries; 502 and 503 as `CardProvider.read`
 */
export async function saveCard(
  userId: number,
  { token, verificationData, reVerificationCardId: oldId }: WireCardAddition,
  services: Omit<MethodServices, 'processor'>,
): Promise<number> {
  const { db, clock, cardProvider } = services;
  if (cardProvider === null) throw noProvider();
  // Before the provider is asked, so that the time of the answer does not tell which cards exist.
  if (oldId !== null && !(await lockMethod(db, userId, 'card', oldId))) throw notFound('The card');
  const replay = { userId, hash: hashOf(token), oldId };
  const savedBefore = await findReplayed(db, replay);
  if (savedBefore !== null) return savedBefore;
  await limitAdditions(services, userId);
  const reading = await cardProvider.read(token, verificationData);
  if (reading.status === 'unknown') {
    throw invalid({ token: 'The card form has expired. Enter the card again.' });
  }
  if (reading.status === 'unverified') {
    throw invalid({ verificationData: 'This card has not been verified.' });
  }
  const saved = { ...columnsOf(reading.card), createdAt: clock.now() };
  return db.transaction(async (tx) => {
    if (!(await consumeToken(tx, replay, saved.createdAt))) {
      const savedMeanwhile = await findReplayed(tx, replay);
      if (savedMeanwhile === null) throw invalid({ token: 'This card is already saved.' });
      return savedMeanwhile;
    }
    const cardId =
      oldId === null
        ? await insertCard(tx, { userId, ...saved })
        : await replaceCard(tx, userId, oldId, saved);
    await tx.update(cardTokens).set({ cardId }).where(eq(cardTokens.hash, replay.hash));
    return cardId;
  });
}

interface Replay {
  readonly userId: number;
  /** Of the token. */
  readonly hash: string;
  readonly oldId: WireCardAddition['reVerificationCardId'];
}

/** Returns the card that the customer saved with the same token for the same purpose, or null. */
async function findReplayed(db: Db, { userId, hash, oldId }: Replay): Promise<number | null> {
  const [used] = await db
    .select({ cardId: cardTokens.cardId })
    .from(cardTokens)
    .where(and(eq(cardTokens.hash, hash), eq(cardTokens.userId, userId)));
  const cardId = used?.cardId ?? null;
  return oldId === null || String(cardId) === String(oldId) ? cardId : null;
}

/** Returns whether this is the token's first use. */
async function consumeToken(db: Db, { userId, hash }: Replay, usedAt: Date): Promise<boolean> {
  const inserted = await db
    .insert(cardTokens)
    .values({ hash, userId, usedAt })
    .onConflictDoNothing()
    .returning({ hash: cardTokens.hash });
  return inserted.length > 0;
}

async function insertCard(db: Db, card: typeof cards.$inferInsert): Promise<number> {
  const [added] = await db.insert(cards).values(card).returning({ id: cards.id });
  if (!added) throw new Error('A card was saved without an id.');
  return added.id;
}

/** Puts a new card in the place of an old one, also in its scheduled payments. */
async function replaceCard(
  tx: Db,
  userId: number,
  oldId: string | number,
  saved: ReturnType<typeof columnsOf> & { readonly createdAt: Date },
): Promise<number> {
  // Locked, so that it is not removed in the meantime.
  const old = await lockMethod(tx, userId, 'card', oldId);
  if (!old) throw notFound('The card');
  await tx.update(cards).set(saved).where(eq(cards.id, old.id));
  await tx
    .update(payments)
    .set({ methodReference: saved.processorReference, methodLast4: saved.last4 })
    .where(
      and(eq(payments.methodType, 'card'), eq(payments.methodId, old.id), eq(payments.status, 'scheduled')),
    );
  return old.id;
}

function columnsOf({ reference, last4, month, year, holder, network }: ProvidedCard) {
  const words = holder.trim().split(/\s+/);
  return {
    provider: 'payliance',
    processorReference: reference,
    network,
    last4,
    expiryMonth: month,
    expiryYear: year,
    holderFirst: words.length > 1 ? words.slice(0, -1).join(' ') : (words[0] ?? ''),
    holderLast: words.length > 1 ? (words.at(-1) ?? '') : '',
    spelling: 'short' as const,
  };
}
