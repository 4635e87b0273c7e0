import { findLinkedPayment } from '@portal/api-contract';
import type { LinkedPayment } from '@portal/domain';
import { useApiQuery, useBrand, useMessages, usePlatform, usePortalLocation } from '@portal/platform';
import { Card, FailedState, Notice, SkeletonScreen, Skeleton } from '@portal/ui';
import { FailedIllustration } from '@portal/ui/illustrations';
import { useEffect, useEffectEvent, useState } from 'react';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import { ownRoutes } from '../../own-routes.ts';
import { ClosedPayment, ClosedReminder } from './closed-reminder.tsx';
import { LinkedPaymentSteps } from './linked-payment-steps.tsx';
import {
  readReminderEntry,
  writeReminderEntry,
  type ReminderEntry,
  type SentPayment,
} from './reminder-entry.ts';
import { ReminderLayout } from './reminder-layout.tsx';
import { linkFailure } from './reminder.errors.ts';

/**
 * `/payment-reminder`: the one payment of a reminder, for whoever has the session of its link (OP-103). The session is in
 * the history entry, so the screen survives a reload and shows nothing to who only has its address.
 */
export function ReminderPage() {
  const entry = readReminderEntry(usePortalLocation().state);
  return (
    <ReminderLayout>
      {entry === null ? <Ended /> : <Reminder key={entry.token} entry={entry} />}
    </ReminderLayout>
  );
}

function Ended() {
  const t = useMessages(paymentsMessages);
  return (
    <ClosedReminder tone="warn" title={t('reminder.endedTitle')} text={t('reminder.ended')} lease={null} />
  );
}

function Foreign() {
  const t = useMessages(paymentsMessages);
  return (
    <ClosedReminder tone="warn" title={t('reminder.endedTitle')} text={t('reminder.foreign')} lease={null} />
  );
}

function Reminder({ entry }: { readonly entry: ReminderEntry }) {
  const t = useMessages(paymentsMessages);
  const { key: brand } = useBrand();
  const { navigation } = usePlatform();
  const { token } = entry;
  const payment = useApiQuery(findLinkedPayment, { token }, { staleTime: 0 });
  const [sentBefore] = useState(entry.sent);
  const [closed, setClosed] = useState<'ended' | 'foreign' | 'changed' | null>(null);

  /** Keeps in the history entry what a reload has to look up. */
  const remember = (sent: SentPayment | null) => {
    if (sent === null && entry.sent === null) return;
    const state = writeReminderEntry({ token, sent });
    navigation.go(ownRoutes.reminder(), { replace: true, state });
  };
  const forget = useEffectEvent(() => remember(null));
  // The api rejected the payment before it was sent on.
  useEffect(() => {
    if (closed !== null) forget();
  }, [closed]);

  const changed = closed === 'changed';
  const failure = changed ? null : (closed ?? (payment.error && linkFailure(payment.error)));
  if (failure === 'ended') return <Ended />;
  if (failure === 'foreign') return <Foreign />;
  if (payment.isPending || (changed && payment.isFetching)) return <ReminderSkeleton />;
  if (payment.error) {
    return (
      <Card>
        <FailedState
          illustration={<FailedIllustration brand={brand} />}
          title={t('reminder.failed')}
          text={t('failed.text')}
          onRetry={() => void payment.refetch()}
          retrying={payment.isFetching}
        />
      </Card>
    );
  }
  return (
    <>
      {changed && (
        <Notice tone="warn" role="alert">
          {t('reminder.changed')}
        </Notice>
      )}
      <LoadedReminder
        // Once it has changed, it is another payment that the customer is asked for.
        key={String(changed)}
        token={token}
        loaded={payment.data}
        sentBefore={changed ? null : sentBefore}
        onRemember={remember}
        onClosed={(why) => {
          setClosed(why);
          if (why === 'changed') void payment.refetch();
        }}
      />
    </>
  );
}

interface LoadedReminderProps {
  readonly token: string;
  readonly loaded: LinkedPayment;
  /** The payment that was sent before the screen opened; null when none was. */
  readonly sentBefore: SentPayment | null;
  readonly onRemember: (sent: SentPayment | null) => void;
  readonly onClosed: (why: 'ended' | 'foreign' | 'changed') => void;
}

function LoadedReminder({ token, loaded, sentBefore, onRemember, onClosed }: LoadedReminderProps) {
  // After the payment the api answers that it is paid: the screen goes on with what the customer was shown.
  const [linked] = useState(loaded);
  const order = sentBefore ?? (linked.status === 'due' ? linked : null);
  if (order !== null) {
    const sent = { amount: order.amount, date: order.date };
    return (
      <LinkedPaymentSteps
        token={token}
        linked={linked}
        order={sent}
        sent={sentBefore !== null}
        onSend={() => onRemember(sent)}
        onReview={() => onRemember(null)}
        onClosed={onClosed}
      />
    );
  }
  return linked.status === 'due' ? null : <ClosedPayment linked={linked} />;
}

function ReminderSkeleton() {
  const t = useMessages(paymentsMessages);
  return (
    <SkeletonScreen label={t('reminder.loading')}>
      <Card>
        <Skeleton width="70%" height={28} />
        <Skeleton width="100%" height={180} />
        <Skeleton width="100%" height={72} />
        <Skeleton width="100%" height={44} />
      </Card>
    </SkeletonScreen>
  );
}
