import { useMessages, usePlatform } from '@portal/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import type { PaymentOutcome } from '../confirmation/payment-progress.ts';
import { useIsOpen } from '../confirmation/use-is-open.ts';
import { headingOf, type BatchTally } from './batch-tally.ts';

interface BatchNotification {
  /** To be called with the key of each payment that is sent. */
  readonly onSend: (key: string) => void;
  /** To be called with what came of it, also after the page was left. */
  readonly onOutcome: (key: string, outcome: PaymentOutcome) => void;
}

function tallyOf(outcomes: readonly PaymentOutcome[]): BatchTally {
  const countOf = (fits: (outcome: PaymentOutcome) => boolean) => outcomes.filter(fits).length;
  const endedAs = (end: 'processed' | 'scheduled') =>
    countOf((outcome) => outcome.type === 'answered' && outcome.receipt.outcome === end);
  return {
    count: outcomes.length,
    processed: endedAs('processed'),
    scheduled: endedAs('scheduled'),
    unsure: countOf(({ type }) => type === 'lost'),
  };
}

/**
 * Notifies once of several payments: on their screen of those that were made, when all have come to an end; after the
 * customer has left it of all that were sent, when the last answer has come.
 *
 * @param ended what became of them; null while one is in progress
 */
export function useBatchNotification(ended: BatchTally | null): BatchNotification {
  const { notify } = usePlatform();
  const t = useMessages(paymentsMessages);
  const isOpen = useIsOpen();
  // Null while there is no answer. It is filled after the page was left, too.
  const [outcomes] = useState(() => new Map<string, PaymentOutcome | null>());
  const hasEnded = ended !== null;
  const tell = useEffectEvent(() => {
    if (ended && ended.processed + ended.scheduled > 0) notify.success(headingOf(ended, t));
  });
  useEffect(() => {
    if (hasEnded) tell();
  }, [hasEnded]);
  return {
    onSend: (key) => void outcomes.set(key, null),
    onOutcome: (key, outcome) => {
      outcomes.set(key, outcome);
      const answered = [...outcomes.values()].filter((one) => one !== null);
      if (isOpen() || answered.length < outcomes.size) return;
      const tally = tallyOf(answered);
      const heading = headingOf(tally, t);
      if (tally.unsure > 0) notify.error(`${heading}. ${t('confirm.doubt.no-lookup')}`);
      else if (tally.processed + tally.scheduled < tally.count) notify.error(heading);
      else notify.success(heading);
    },
  };
}
