import {
  calendarDate,
  isEmail,
  isLocalPhone,
  isPhone,
  isRoutingNumber,
  isUsername,
  isWebAddress,
} from '@portal/domain';
import type {
  CodeInput,
  DateInput,
  DigitsInput,
  MaskedInput,
  PasswordInput,
  PlainTextInput,
  PlainTextType,
  TextareaInput,
} from '@portal/api-contract';

type TextInput = PlainTextInput | PasswordInput | TextareaInput | DigitsInput | MaskedInput | CodeInput;

/** Characters, when the input sets no limit. */
const longestLine = 255;
const longestText = 5_000;

const formats: Readonly<Record<PlainTextType, readonly [fits: (text: string) => boolean, message: string]>> =
  {
    text: [() => true, ''],
    email: [isEmail, 'Enter a valid email address.'],
    username: [isUsername, 'Use letters, digits and underscores only.'],
    url: [isWebAddress, 'Enter an address that begins with http:// or https://.'],
    phone: [isPhone, 'This must be a phone number: + and 6 to 14 digits.'],
    local_phone: [isLocalPhone, 'This must be a phone number like (123) 456-7890.'],
  };

/** Returns what is wrong with a text that is not empty; null for a valid one. */
export function checkText(input: TextInput, value: unknown): string | null {
  if (typeof value !== 'string') return 'This must be text.';
  const longest = input.max_length ?? (input.type === 'textarea' ? longestText : longestLine);
  if (value.length > longest) return `This may have at most ${longest} characters.`;
  return checkFormat(input, value) ?? checkRules(input, value);
}

function checkFormat(input: TextInput, text: string): string | null {
  switch (input.type) {
    case 'password':
    case 'textarea':
      return null;
    case 'digits':
      return /^\d+$/.test(text) ? null : 'Use digits only.';
    case 'code': {
      const { length = 5 } = input;
      return /^\d+$/.test(text) && text.length === length ? null : `Enter the ${length} digits.`;
    }
    case 'masked':
      return checkMasked(input.kind, text.replaceAll(/[\s-]/g, ''));
    default: {
      const [fits, message] = formats[input.type];
      return fits(text) ? null : message;
    }
  }
}

function checkMasked(kind: MaskedInput['kind'], digits: string): string | null {
  switch (kind) {
    case 'ssn':
      return /^\d{9}$/.test(digits) ? null : 'Enter the 9 digits.';
    case 'routing':
      return isRoutingNumber(digits) ? null : 'Enter the 9 digits of a routing number.';
    case 'account':
      return /^\d{5,17}$/.test(digits) ? null : 'Enter the 5 to 17 digits of an account number.';
  }
}

function checkRules({ pattern, in: allowed }: TextInput, text: string): string | null {
  if (allowed && !allowed.includes(text)) return 'This is not in the allowed values.';
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'u').test(text)) return 'This must be valid.';
  return null;
}

/** Accepts a date `YYYY-MM-DD` within the bounds. */
export function checkDate({ min, max }: DateInput, value: unknown): string | null {
  const date = typeof value === 'string' ? calendarDate(value) : null;
  if (date === null) return 'Enter a date as YYYY-MM-DD.';
  if (min !== undefined && date < min) return `Enter a date from ${min} on.`;
  if (max !== undefined && date > max) return `Enter a date up to ${max}.`;
  return null;
}
