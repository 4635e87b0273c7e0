import type { CoreTexts } from '../texts/use-core-texts.ts';
import type { FieldEntry } from './form-context.ts';
import type { FieldFailure } from './form-failures.ts';
import { ruleTexts } from './rules.ts';

const emailNames = /e-?mail/i;

const isRule = (name: string): name is keyof typeof ruleTexts => Object.hasOwn(ruleTexts, name);

/** What the kit says of a failure when the screen says nothing. */
export function wordsOf(
  { name, missing, refinement = '' }: FieldFailure,
  entry: FieldEntry | undefined,
  t: CoreTexts,
): string {
  const label = entry?.label ?? name;
  if (missing) {
    const inText = label.charAt(0).toLowerCase() + label.slice(1);
    return t(entry?.choice ? 'requiredChoice' : 'required', { label: inText });
  }
  if (isRule(refinement)) return t(ruleTexts[refinement]);
  return emailNames.test(refinement) ? t('invalidEmail') : t('invalid', { label });
}
