import type { CoreMessages } from '../messages/use-core-messages.ts';
import type { FieldEntry } from './form-context.ts';
import type { FieldFailure } from './form-failures.ts';
import { ruleMessages } from './rules.ts';

const emailNames = /e-?mail/i;

const isRule = (name: string): name is keyof typeof ruleMessages => Object.hasOwn(ruleMessages, name);

/** Returns the kit's message for a failure, used when the screen has none. */
export function defaultFailureMessage(
  { name, missing, refinement = '' }: FieldFailure,
  entry: FieldEntry | undefined,
  t: CoreMessages,
): string {
  const label = entry?.label ?? name;
  if (missing) {
    // "Enter last name", but "Enter SSN or ITIN".
    const inText = /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
    return t(entry?.choice ? 'requiredChoice' : 'required', { label: inText });
  }
  if (isRule(refinement)) return t(ruleMessages[refinement]);
  return emailNames.test(refinement) ? t('invalidEmail') : t('invalid', { label });
}
