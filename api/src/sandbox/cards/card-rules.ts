import type { CardNetwork } from '@portal/domain';
import type { CardMessages } from './card-messages.ts';

interface NetworkRules {
  readonly network: CardNetwork;
  readonly name: string;
  /** First digits of its numbers. */
  readonly prefix: RegExp;
  readonly lengths: readonly number[];
  readonly cvcLength: 3 | 4;
  /** Lengths of the groups that a number is written in. */
  readonly groups: readonly number[];
}

const groupsOfFour = [4, 4, 4, 4, 3];

/** From the card networks' published ranges; the first with a matching prefix counts. */
const rules: readonly NetworkRules[] = [
  {
    network: 'amex',
    name: 'American Express',
    prefix: /^3[47]/,
    lengths: [15],
    cvcLength: 4,
    groups: [4, 6, 5],
  },
  {
    network: 'dinersclub',
    name: 'Diners Club',
    prefix: /^3(?:0[0-5]|095|[689])/,
    lengths: [14, 15, 16, 17, 18, 19],
    cvcLength: 3,
    groups: [4, 6, 4, 5],
  },
  {
    network: 'jcb',
    name: 'JCB',
    prefix: /^35(?:2[89]|[3-8])/,
    lengths: [16, 17, 18, 19],
    cvcLength: 3,
    groups: groupsOfFour,
  },
  { network: 'visa', name: 'Visa', prefix: /^4/, lengths: [13, 16, 19], cvcLength: 3, groups: groupsOfFour },
  {
    network: 'mastercard',
    name: 'Mastercard',
    prefix: /^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/,
    lengths: [16],
    cvcLength: 3,
    groups: groupsOfFour,
  },
  {
    network: 'discover',
    name: 'Discover',
    prefix: /^6(?:011|4[4-9]|5)/,
    lengths: [16, 17, 18, 19],
    cvcLength: 3,
    groups: groupsOfFour,
  },
  {
    network: 'unionpay',
    name: 'UnionPay',
    prefix: /^62/,
    lengths: [16, 17, 18, 19],
    cvcLength: 3,
    groups: groupsOfFour,
  },
];

/** The texts of the four fields. */
export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}
export type CardField = keyof TypedCard;
export const cardFields: readonly CardField[] = ['number', 'expiry', 'cvc', 'name'];

export interface Expiry {
  /** 1 to 12. */
  readonly month: number;
  /** Four digits. */
  readonly year: number;
}

/** Returns the digits of a text without what is between them. */
export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Returns the card network of a number, as soon as its first digits tell; null before, or when there is none. */
export function networkOf(number: string): { readonly network: CardNetwork; readonly name: string } | null {
  return rulesOf(number);
}

const rulesOf = (number: string) => rules.find(({ prefix }) => prefix.test(digitsOf(number))) ?? null;

/** Groups a number as on a card: `4242 4242 4242 4242`, `3782 822463 10005`. */
export function groupedNumber(text: string): string {
  const { groups, lengths } = rulesOf(text) ?? { groups: groupsOfFour, lengths: [19] };
  const digits = digitsOf(text).slice(0, Math.max(...lengths));
  const parts: string[] = [];
  let from = 0;
  for (const length of groups) {
    if (from >= digits.length) break;
    parts.push(digits.slice(from, from + length));
    from += length;
  }
  return parts.join(' ');
}

/**
 * Formats an expiry as `12 / 29` while it is typed. A first digit above 1, or a slash after a 1, makes one digit the
 * whole month. A year that begins with 20 gets its last two digits once all four are there.
 */
export function writtenExpiry(text: string): string {
  const isShortMonth = /^\D*(?:[2-9]|1\s*\/)/.test(text);
  const digits = isShortMonth ? `0${digitsOf(text)}` : digitsOf(text);
  const [month, year] = [digits.slice(0, 2), digits.slice(2, 6)];
  const isMonthDone = month.length === 2 && text.includes('/');
  return isMonthDone || year !== '' ? `${month} / ${writtenYear(year)}` : month;
}

function writtenYear(year: string): string {
  if (!year.startsWith('20')) return year.slice(0, 2);
  return year.length === 4 ? year.slice(2) : year;
}

/** Parses `12 / 29` or `12/2029`; null for any other text. */
export function readExpiry(text: string): Expiry | null {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(text) ?? [];
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) return null;
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

/** Number of digits of the security code of a card. */
export const cvcLengthOf = (number: string): 3 | 4 => rulesOf(number)?.cvcLength ?? 3;

/** Luhn's check: with every second digit from the right doubled, the sum of all digits is a multiple of ten. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return number !== '' && sum % 10 === 0;
}

interface Checking {
  /** The customer's present month. */
  readonly now: Expiry;
  /** Card networks that the host accepts. */
  readonly networks: readonly CardNetwork[];
  /** In the customer's language. */
  readonly messages: CardMessages;
}

/** Returns what is wrong with the fields, in sentences for the customer without any value; empty when all are valid. */
export function problemsOf(typed: TypedCard, checking: Checking): Partial<Record<CardField, string>> {
  const found: readonly (readonly [CardField, string | null])[] = [
    ['number', numberProblem(typed.number, checking)],
    ['expiry', expiryProblem(typed.expiry, checking)],
    ['cvc', cvcProblem(typed.cvc, typed.number, checking)],
    ['name', nameProblem(typed.name, checking)],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

function numberProblem(text: string, { networks, messages }: Checking): string | null {
  if (text.trim() === '') return messages['number.missing'];
  const digits = digitsOf(text);
  const found = rulesOf(digits);
  if (!found || !found.lengths.includes(digits.length) || !passesLuhn(digits))
    return messages['number.wrong'];
  return networks.includes(found.network)
    ? null
    : messages['number.network'].replace('{network}', found.name);
}

function expiryProblem(text: string, { now, messages }: Checking): string | null {
  if (text.trim() === '') return messages['expiry.missing'];
  const expiry = readExpiry(text);
  if (!expiry || expiry.year > now.year + 20) return messages['expiry.wrong'];
  const isPast = expiry.year < now.year || (expiry.year === now.year && expiry.month < now.month);
  return isPast ? messages['expiry.past'] : null;
}

function cvcProblem(text: string, number: string, { messages }: Checking): string | null {
  const length = cvcLengthOf(number);
  if (text.trim() === '') return messages['cvc.missing'];
  return new RegExp(`^\\d{${length}}$`).test(text.trim())
    ? null
    : messages['cvc.wrong'].replace('{count}', String(length));
}

function nameProblem(text: string, { messages }: Checking): string | null {
  if (text.trim() === '') return messages['name.missing'];
  return isHolder(text) ? null : messages['name.wrong'];
}

/** Whether a text can be a name: without digits, so that a number in the wrong field is not sent. */
export const isHolder = (text: string): boolean => /^(?=.*\p{L})[^\p{N}<>]{2,60}$/u.test(text.trim());
