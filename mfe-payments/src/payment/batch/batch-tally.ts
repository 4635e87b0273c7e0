import type { TranslatePayments } from '../../messages/payments.messages.ts';

/** What became of several payments, once each has come to an end. */
export interface BatchTally {
  readonly count: number;
  readonly processed: number;
  readonly scheduled: number;
  /** Of which nobody can say whether they were made. */
  readonly unsure: number;
}

/** Says how many payments were processed and scheduled, or first of how many that is not known (PAY-17, PAY-18). */
export function headingOf({ count, processed, scheduled, unsure }: BatchTally, t: TranslatePayments): string {
  if (unsure > 0) return t('batch.unsure', { unsure, count });
  if (scheduled === 0) return t('batch.made', { made: processed, count });
  if (processed === 0) return t('batch.scheduled', { scheduled, count });
  return t('batch.madeAndScheduled', { processed, scheduled, count });
}

/** Returns which title the page has for these. */
export function titleOf({ processed, scheduled, unsure }: BatchTally) {
  if (unsure > 0) return 'sent';
  if (processed > 0) return 'made';
  return scheduled > 0 ? 'scheduled' : 'not-made';
}
