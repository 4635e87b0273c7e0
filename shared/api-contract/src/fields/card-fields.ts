import { refine, unknown } from 'superstruct';
import { recordOf } from '../wire/described-structs.ts';
import { requiredToken } from './text-fields.ts';

// The page passes what the provider's form gives it on to the api. A card number in it must be rejected here.

const maximumDepth = 4;
const maximumLength = 4096;

/** 12 to 19 digits, with only single blanks, dots or dashes between them and no other digit beside them. */
const cardNumber = /(?<!\d)(?:\d[ .\u00a0-]?){11,18}\d(?!\d)/;

/** Whether a text could contain a card number. */
export const mayContainCardNumber = (text: string): boolean => cardNumber.test(text);

const cardNumberMessage = 'This must not hold a card number.';

/** The token that the provider gave a card (SHARED-26). */
export const cardTokenField = refine(
  requiredToken,
  'field:card-token',
  (token) => !mayContainCardNumber(token) || cardNumberMessage,
);

/** The provider's data of the verification: passed on unread, except that it must not contain a card number (SHARED-26). */
export const verificationDataField = refine(recordOf(unknown()), 'field:verification', (value) => {
  // The depth is checked first, because the other checks visit every value.
  if (!isShallow(value, maximumDepth)) return 'This is not valid.';
  if (JSON.stringify(value).length > maximumLength) return 'This is too long.';
  return textsIn(value).every((one) => !mayContainCardNumber(one)) || cardNumberMessage;
});

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}

function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  // Joined, so that digits spread over the items of a list are found too.
  const parts = Array.isArray(value) ? [value.map(String).join(' ')] : [];
  return [...parts, ...Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)])];
}
