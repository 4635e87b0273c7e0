import { cents, formatMoney } from '@portal/domain';
import type {
  MoneyInput,
  NumberInput,
  PercentageInput,
  RangeInput,
  RatingInput,
  TimecodeInput,
} from '@portal/api-contract';
import { isList } from './filled-inputs.ts';

interface Bounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const dollars = (amount: number) => formatMoney(cents(amount));
const plain = (value: number) => String(value);
const percent = (fraction: number) => `${Number((fraction * 100).toFixed(6))} %`;
const seconds = (value: number) => `${value} seconds`;

/** Accepts a finite number within the bounds. */
export function checkNumber(input: NumberInput, value: unknown): string | null {
  return isNumber(value) ? checkBounds(value, input, plain) : 'This must be a valid number.';
}

/** Accepts a fraction within the bounds: 0.5 is 50 %. */
export function checkPercentage(input: PercentageInput, value: unknown): string | null {
  return isNumber(value) ? checkBounds(value, input, percent) : 'This must be a valid number.';
}

/** Accepts whole cents only. */
export function checkMoney(input: MoneyInput, value: unknown): string | null {
  return Number.isSafeInteger(value)
    ? checkBounds(Number(value), input, dollars)
    : 'Enter an amount in whole cents.';
}

/** Accepts whole seconds, zero or more. */
export function checkTimecode({ min = 0, max }: TimecodeInput, value: unknown): string | null {
  return Number.isSafeInteger(value)
    ? checkBounds(Number(value), { min: Math.max(0, min), max }, seconds)
    : 'Enter whole seconds.';
}

/** Accepts 1 up to the number of stars. */
export function checkRating({ stars = 5 }: RatingInput, value: unknown): string | null {
  return Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= stars
    ? null
    : `Choose 1 to ${stars} stars.`;
}

/** Accepts a pair of start and end within the bounds, whose distance is within the span. */
export function checkRange(input: RangeInput, value: unknown): string | null {
  const [from, to, ...more] = isList(value) ? value : [];
  if (!isNumber(from) || !isNumber(to) || more.length > 0 || from > to) return 'Choose a start and an end.';
  const { min_span: least = 0, max_span: most = Infinity } = input;
  if (to - from < least) return `Choose a span of at least ${least}.`;
  if (to - from > most) return `Choose a span of at most ${most}.`;
  return checkBounds(from, input, plain) ?? checkBounds(to, input, plain);
}

function checkBounds(value: number, { min, max }: Bounds, write: (bound: number) => string): string | null {
  const isBelow = min !== undefined && value < min;
  const isAbove = max !== undefined && value > max;
  if (!isBelow && !isAbove) return null;
  if (min !== undefined && max !== undefined) return `Enter ${write(min)} to ${write(max)}.`;
  return isBelow ? `Enter at least ${write(min)}.` : `Enter at most ${write(max ?? value)}.`;
}
