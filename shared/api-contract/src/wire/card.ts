import { type, unknown, type Infer } from 'superstruct';
import { cardNetworks, type Card, type CardExpiry, type CardNetwork } from '@portal/domain';
import { lastFour } from './last-four.ts';
import { isNullish, isRecord, maybe, maybeNumber, maybeText, readMaybeText, wireId } from './scalars.ts';

/** SHARED-21: number, expiry and holder of the nested card have one of two spellings (API-15). */
export const wireCard = type({
  id: wireId,
  provider: maybeText,
  card: maybe(
    type({
      last4: maybe(wireId),
      cardNumber: maybe(wireId),
      exp_month: maybeNumber,
      exp_year: maybeNumber,
      expirationDate: maybe(wireId),
      name: maybeText,
      firstName: maybeText,
      lastName: maybeText,
    }),
  ),
  /** An object, or one as JSON text; its `network` selects the logo (PROF-46). */
  verification_data: unknown(),
});
export type WireCard = Infer<typeof wireCard>;

export function readCard(wire: WireCard): Card {
  const card = wire.card ?? {};
  const bothNames = [readMaybeText(card.firstName), readMaybeText(card.lastName)].filter(Boolean).join(' ');
  return {
    type: 'card',
    id: String(wire.id),
    heldByProvider: wire.provider?.trim().toLowerCase() === 'payliance',
    last4: lastFour(card.last4) ?? lastFour(card.cardNumber),
    expires: monthOfYear(card.exp_month, card.exp_year) ?? monthFirst(card.expirationDate),
    holder: readMaybeText(card.name) ?? readMaybeText(bothNames),
    network: readNetwork(wire.verification_data),
  };
}

function monthOfYear(
  month: number | string | null | undefined,
  year: number | string | null | undefined,
): CardExpiry | null {
  if (isNullish(month) || isNullish(year)) return null;
  return expiry(Number(month), Number(year));
}

// MMYY or MMYYYY; sent as a number, a month before October has lost its zero.
function monthFirst(value: number | string | null | undefined): CardExpiry | null {
  const digits = String(value ?? '').replaceAll(/\D/g, '');
  const match = /^(\d{1,2})(\d{4}|\d{2})$/.exec(digits.length % 2 === 1 ? `0${digits}` : digits);
  return match ? expiry(Number(match[1]), Number(match[2])) : null;
}

function expiry(month: number, year: number): CardExpiry | null {
  const fullYear = year < 100 ? 2000 + year : year;
  const known = Number.isInteger(month) && month >= 1 && month <= 12 && Number.isInteger(fullYear);
  return known && fullYear >= 2000 && fullYear <= 2199 ? { month, year: fullYear } : null;
}

const otherNetworkNames: ReadonlyMap<string, CardNetwork> = new Map([
  ['americanexpress', 'amex'],
  ['diners', 'dinersclub'],
  ['dinersclubinternational', 'dinersclub'],
  ['chinaunionpay', 'unionpay'],
]);

function readNetwork(verificationData: unknown): CardNetwork | null {
  const data = typeof verificationData === 'string' ? parseJson(verificationData) : verificationData;
  if (!isRecord(data) || typeof data.network !== 'string') return null;
  const name = data.network.toLowerCase().replaceAll(/[^a-z]/g, '');
  return cardNetworks.find((network) => network === name) ?? otherNetworkNames.get(name) ?? null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
