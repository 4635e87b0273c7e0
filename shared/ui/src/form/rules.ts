import { english } from '@portal/i18n';
import { refine, type Struct } from 'superstruct';
import { uiMessages, type CoreMessageKey } from '../messages/use-core-messages.ts';

/** The refinements of this file, and the message that Form has for each. */
export const ruleMessages = {
  numeric: 'ruleNumeric',
  phone: 'rulePhone',
  'local-phone': 'ruleLocalPhone',
  username: 'ruleUsername',
  url: 'ruleUrl',
  in: 'ruleIn',
  regex: 'ruleRegex',
} as const satisfies Readonly<Record<string, CoreMessageKey>>;

type RuleName = keyof typeof ruleMessages;

function rule<Value, Schema>(
  struct: Struct<Value, Schema>,
  name: RuleName,
  fits: (value: Value) => boolean,
): Struct<Value, Schema> {
  return refine(struct, name, (value) => fits(value) || english.translate(uiMessages, ruleMessages[name]));
}

/** Only digits, dots and minus (UI-17). */
const isNumeric = (text: string): boolean => /^[\d.-]+$/.test(text);

/** Plus, then 6 to 14 digits (UI-18, UI-73). */
export const isPhone = (text: string): boolean => /^\+\d{6,14}$/.test(text);

/** `(123) 456-7890` (UI-19). */
export const isLocalPhone = (text: string): boolean => /^\(\d{3}\) \d{3}-\d{4}$/.test(text);

/** Letters, digits and underscore (UI-20). */
export const isUsername = (text: string): boolean => /^[a-z\d_]+$/i.test(text);

/** A valid http or https address (UI-21). */
export function isUrl(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text)) return false;
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
}

/** Accepts numbers, and texts of digits, dots and minus signs (UI-17). */
export function numeric<Value, Schema>(struct: Struct<Value, Schema>): Struct<Value, Schema> {
  return rule(struct, 'numeric', (value) =>
    typeof value === 'string' ? isNumeric(value) : Number.isFinite(value),
  );
}

/** UI-18. */
export function phone<Schema>(struct: Struct<string, Schema>): Struct<string, Schema> {
  return rule(struct, 'phone', isPhone);
}

/** UI-19. */
export function localPhone<Schema>(struct: Struct<string, Schema>): Struct<string, Schema> {
  return rule(struct, 'local-phone', isLocalPhone);
}

/** UI-20. */
export function username<Schema>(struct: Struct<string, Schema>): Struct<string, Schema> {
  return rule(struct, 'username', isUsername);
}

/** UI-21. */
export function url<Schema>(struct: Struct<string, Schema>): Struct<string, Schema> {
  return rule(struct, 'url', isUrl);
}

/** Accepts only allowed values; in a list, every item must be one (UI-22). */
export function allowed<Value, Schema>(
  struct: Struct<Value, Schema>,
  values: readonly unknown[],
): Struct<Value, Schema> {
  return rule(struct, 'in', (value) =>
    Array.isArray(value) ? value.every((each) => values.includes(each)) : values.includes(value),
  );
}

/** Tests whether a text matches, as a regular expression does. */
export interface Matcher {
  test(text: string): boolean;
}

/** UI-23. */
export function pattern<Schema>(struct: Struct<string, Schema>, matcher: Matcher): Struct<string, Schema> {
  return rule(struct, 'regex', (value) => matcher.test(value));
}

/** Accepts every value (UI-24): screens that know a limit pass it to the date field. */
export function dateRule<Value, Schema>(struct: Struct<Value, Schema>): Struct<Value, Schema> {
  return refine(struct, 'date', () => true);
}
