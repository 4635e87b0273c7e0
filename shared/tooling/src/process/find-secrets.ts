import type { Secret } from './captured-logs.ts';

const tokenFields = /^(token|code|receipt)$/;
const pinFields = /^(otp|code)$/;
const passwordFields = /^(password|password_confirmation|current_password)$/;
const numberFields = new Map([
  ['ssn', 'SSN'],
  ['routing', 'routing number'],
  ['account', 'account number'],
  ['card', 'card number'],
  ['cardNumber', 'card number'],
  ['number', 'card number'],
]);

const shortestToken = 20;
const shortestPassword = 8;
const shortestNumber = 6;

/** Returns the secrets of a request or response, found by the names of its fields at any depth. */
export function secretsIn(value: unknown): readonly Secret[] {
  const found: Secret[] = [];
  // A list instead of recursion: a test may send JSON that is nested thousands of levels deep.
  const rest = [value];
  while (rest.length > 0) {
    const one = rest.pop();
    if (typeof one !== 'object' || one === null) continue;
    for (const [field, inner] of Object.entries(one) as [string, unknown][]) {
      if (typeof inner === 'string') found.push(...secretsOfField(field, inner));
      else rest.push(inner);
    }
  }
  return found;
}

function secretsOfField(field: string, text: string): readonly Secret[] {
  if (tokenFields.test(field) && isToken(text)) return [{ type: 'token', text }];
  if (pinFields.test(field) && /^\d{5}$/.test(text)) return [{ type: 'PIN', text }];
  if (passwordFields.test(field) && isPassword(text)) return [{ type: 'password', text }];
  const type = numberFields.get(field);
  const digits = text.replaceAll(/\D/g, '');
  // A field may hold something else as well: `card` may be the brand of a card.
  return type !== undefined && digits.length >= shortestNumber && /^[\d\s-]+$/.test(text)
    ? [{ type, text: digits }]
    : [];
}

/** Returns the secrets of an email: its PIN, and the tokens in its links. */
export function secretsOfMail(text: string): readonly Secret[] {
  const pins = [...text.matchAll(/code is (\d{5})/g)].map(([, pin = '']) => ({ type: 'PIN', text: pin }));
  const links = [...text.matchAll(/https?:\/\/\S+/g)].flatMap(([link]) => [...link.matchAll(/[\w-]+/g)]);
  const tokens = links.flatMap(([part]) => (isToken(part) ? [{ type: 'link', text: part }] : []));
  return [...pins, ...tokens];
}

/** Returns the token of an `Authorization` header. */
export function secretsOfHeader(authorization: string | undefined): readonly Secret[] {
  const [, token = ''] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? [];
  return isToken(token) ? [{ type: 'token', text: token }] : [];
}

const isToken = (text: string) => text.length >= shortestToken && /^[\w.-]+$/.test(text) && /\d/.test(text);

/** What could be a customer's password; a word that a test sends in its place may be in any log. */
const isPassword = (text: string) =>
  text.length >= shortestPassword && /\d/.test(text) && /[a-z]/i.test(text) && /[^\w\s]/.test(text);
