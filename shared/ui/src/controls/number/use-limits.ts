import { useCoreMessages } from '../../messages/use-core-messages.ts';

interface Limits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** A limit as it is shown. */
  readonly text: (limit: number) => string;
}

/** Words for a number outside of its limits. */
export function useLimits({ min, max, text }: Limits): (value: number) => string | undefined {
  const t = useCoreMessages();
  return (value) => {
    if (min !== undefined && value < min) return t('limitLow', { limit: text(min) });
    if (max !== undefined && value > max) return t('limitHigh', { limit: text(max) });
    return undefined;
  };
}
