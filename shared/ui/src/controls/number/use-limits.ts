import { useCoreMessages } from '../../messages/use-core-messages.ts';

interface Limits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Formats a limit. */
  readonly text: (limit: number) => string;
}

/** Returns a function that gives the error message for a number outside of its limits, and undefined for one within. */
export function useLimits({ min, max, text }: Limits): (value: number) => string | undefined {
  const t = useCoreMessages();
  return (value) => {
    if (min !== undefined && value < min) return t('limitLow', { limit: text(min) });
    if (max !== undefined && value > max) return t('limitHigh', { limit: text(max) });
    return undefined;
  };
}
