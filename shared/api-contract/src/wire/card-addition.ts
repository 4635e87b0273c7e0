import { refine, unknown } from 'superstruct';
import { recordOf } from './described-structs.ts';
import { requiredToken } from './request-fields.ts';

// What the provider's form hands to the page goes on to the api. Were a card number among it, it must stop here.

const deepest = 4;
const longest = 4096;

/** 12 to 19 digits with nothing but blanks, dots or dashes between them, and no further digit beside them. */
const cardNumber = /(?<!\d)(?:\d[ .\u00a0-]?){11,18}\d(?!\d)/;

/** Whether a text could hold the number of a card. */
export const mayHoldCardNumber = (text: string): boolean => cardNumber.test(text);

const noNumber = 'This must not hold a card number.';

/** The name that the provider gave a card (SHARED-26). */
export const cardTokenField = refine(
  requiredToken,
  'field:card-token',
  (token) => !mayHoldCardNumber(token) || noNumber,
);

/** What the provider said of the verification; handed on unread, but for what must not be in it (SHARED-26). */
export const verificationDataField = refine(recordOf(unknown()), 'field:verification', (value) => {
  // The depth comes first: the others walk all of it.
  if (!isShallow(value, deepest)) return 'This is not valid.';
  if (JSON.stringify(value).length > longest) return 'This is too long.';
  return messagesOf(value).every((one) => !mayHoldCardNumber(one)) || noNumber;
});

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}

function messagesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  // Digits that are spread over the items of a list are found as well.
  const parts = Array.isArray(value) ? [value.map(String).join(' ')] : [];
  return [...parts, ...Object.entries(value).flatMap(([key, inner]) => [key, ...messagesOf(inner)])];
}
