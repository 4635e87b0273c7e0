import type { CollectionInput, FormInput, FormValues } from '@portal/api-contract';
import {
  checkAsyncSelect,
  checkChoice,
  checkCountry,
  checkFlag,
  checkMultiselect,
  checkTags,
} from './check-choice.ts';
import { checkFiles } from './check-files.ts';
import {
  checkMoney,
  checkNumber,
  checkPercentage,
  checkRange,
  checkRating,
  checkTimecode,
} from './check-number.ts';
import { checkDate, checkText } from './check-text.ts';
import { filledInputs, isItem, isList, type FilledInput } from './filled-inputs.ts';

/** Messages by the path of an input: `email`, `items.0.name`. At most one each. */
export type Messages = Readonly<Record<string, string>>;

/** Returns what is wrong with the value of each input, also of those in collections; empty for a valid model. */
export function checkModel(inputs: readonly FormInput[], model: FormValues): Messages {
  return Object.fromEntries(
    filledInputs(inputs, model).flatMap((filled) => {
      const message = checkFilled(filled);
      return message === null ? [] : [[filled.path, message]];
    }),
  );
}

function checkFilled({ input, value }: FilledInput): string | null {
  if (!isEmpty(value)) {
    if (input.required === true && value === false) return 'This is required.';
    return checkValue(input, value);
  }
  if (input.type === 'collection' && (input.min_items ?? 0) > 0) return checkCollection(input, []);
  return input.required === true ? 'This is required.' : null;
}

/** Whether no value is given; zero and false are values. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || (isList(value) && value.length === 0);
}

function checkValue(input: FormInput, value: unknown): string | null {
  switch (input.type) {
    case 'number':
      return checkNumber(input, value);
    case 'percentage':
      return checkPercentage(input, value);
    case 'money':
      return checkMoney(input, value);
    case 'timecode':
      return checkTimecode(input, value);
    case 'rating':
      return checkRating(input, value);
    case 'range':
      return checkRange(input, value);
    case 'date':
      return checkDate(input, value);
    case 'select':
    case 'radio':
      return checkChoice(input, value);
    case 'async_select':
      return checkAsyncSelect(input, value);
    case 'multiselect':
      return checkMultiselect(input, value);
    case 'tags':
      return checkTags(input, value);
    case 'country':
      return checkCountry(input, value);
    case 'checkbox':
    case 'switch':
      return checkFlag(input, value);
    case 'collection':
      return checkCollection(input, value);
    case 'file':
      return checkFiles(input, value);
    default:
      return checkText(input, value);
  }
}

/** Items of a collection that sets no limit. */
const mostItems = 100;

/** Checks the number of items; their inputs are checked on their own. */
function checkCollection(input: CollectionInput, value: unknown): string | null {
  const { min_items: least = 0, max_items: most = mostItems } = input;
  if (!isList(value) || !value.every(isItem)) return 'This must be a list of items.';
  if (value.length < least) return `Enter at least ${least}.`;
  return value.length > most ? `Enter at most ${most}.` : null;
}
