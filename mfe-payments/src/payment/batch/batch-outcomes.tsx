import { formatMoney, type Lease, type PaymentMethod, type PaymentReceipt } from '@portal/domain';
import { useHold, useMessages, usePageTitle, usePlatform } from '@portal/platform';
import { Button, ButtonLink, Card, Row, Text } from '@portal/ui';
import { frameClass } from '@portal/ui/theme';
import { useState } from 'react';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import { ownRoutes } from '../../own-routes.ts';
import { doubtOf, initialProgress, type PaymentProgress } from '../confirmation/payment-progress.ts';
import { StepHeading } from '../confirmation/step-heading.tsx';
import { SendingGuard } from '../confirmation/sending-guard.tsx';
import { batchTotal } from '../../due-leases/batch-leases.ts';
import { PrintButton } from '../../status/print-button.tsx';
import type { BatchOrder } from './batch-orders.ts';
import { BatchPayment } from './batch-payment.tsx';
import { headingOf, titleOf, type BatchTally } from './batch-tally.ts';
import { useBatchNotification } from './use-batch-notification.ts';

interface BatchOutcomesProps {
  readonly orders: readonly { readonly order: BatchOrder; readonly lease: Lease }[];
  readonly method: { readonly type: PaymentMethod['type']; readonly id: string };
  readonly saved: PaymentMethod | null;
  readonly sent: boolean;
}

type Progresses = Readonly<Record<string, PaymentProgress>>;

/**
 * How many payments are in progress at the same time. The api counts those without an outcome towards its limit of declined
 * payments, so that all at once would be rejected as too many.
 */
const mostAtOnce = 4;

/** Whether a payment was sent and its outcome may still come; of a backend that can't be asked it does not. */
const isInProgress = (progress: PaymentProgress): boolean =>
  progress.status === 'sending' || (progress.status === 'checking' && doubtOf(progress) !== 'no-lookup');

/**
 * Sends the payments in order, each by itself and a few at a time, and says how many of them were made; a decline of one
 * stops no other.
 */
export function BatchOutcomes({ orders, method, saved, sent }: BatchOutcomesProps) {
  const t = useMessages(paymentsMessages);
  const { navigation } = usePlatform();
  const [progresses, setProgresses] = useState<Progresses>({});
  const all = orders.map(({ order }) => ({
    order,
    progress: progresses[order.loanNumber] ?? initialProgress(sent),
  }));
  const statusesOf = all.map(({ progress }) => progress.status);
  const made = all.filter(({ progress }) => progress.status === 'done').map(({ order }) => order);
  const endedAs = (outcome: PaymentReceipt['outcome']) =>
    all.filter(({ progress }) => progress.status === 'done' && progress.receipt.outcome === outcome).length;
  const tally: BatchTally = {
    count: orders.length,
    processed: endedAs('processed'),
    scheduled: endedAs('scheduled'),
    unsure: all.filter(({ progress }) => progress.status === 'checking' && !isInProgress(progress)).length,
  };
  const unsent = all.filter(({ progress }) => progress.status === 'reviewing').map(({ order }) => order);
  const free = mostAtOnce - all.filter(({ progress }) => isInProgress(progress)).length;
  const starting = unsent.slice(0, Math.max(free, 0));
  const waiting = unsent.length - starting.length;
  const isSending = statusesOf.includes('sending') || unsent.length > 0;
  const isOpen = isSending || all.some(({ progress }) => isInProgress(progress));
  useHold(isOpen);
  const notification = useBatchNotification(isOpen ? null : tally);
  const heading = isOpen ? t('batch.underWay', { count: orders.length - waiting }) : headingOf(tally, t);
  usePageTitle(t(`batch.pageTitle.${isOpen ? 'sent' : titleOf(tally)}`));
  return (
    <Card css={{ maxWidth: 640 }}>
      {isSending && <SendingGuard waiting={unsent.length} />}
      <StepHeading step={isOpen ? 'open' : 'made'}>{heading}</StepHeading>
      <Text tone={2}>
        <span role="status">
          {isOpen ? t('confirm.sendingText') : t('batch.total', { total: formatMoney(batchTotal(made)) })}
          {waiting > 0 && ` ${t('batch.waitingCount', { count: waiting })}`}
        </span>
      </Text>
      {tally.processed > 0 && !isOpen && <Text size="s">{t('batch.processed')}</Text>}
      {tally.scheduled > 0 && !isOpen && (
        <Text size="s">{t('batch.willBeTaken', { count: tally.scheduled })}</Text>
      )}
      <ul css={{ padding: 0, margin: 0 }}>
        {orders.map(({ order, lease }) => (
          <BatchPayment
            key={order.idempotencyKey}
            lease={lease}
            order={order}
            method={method}
            saved={saved}
            sent={sent}
            starts={starting.includes(order)}
            onSend={() => notification.onSend(order.idempotencyKey)}
            onOutcome={(outcome) => notification.onOutcome(order.idempotencyKey, outcome)}
            onProgress={(loanNumber, progress) =>
              setProgresses((known) => ({ ...known, [loanNumber]: progress }))
            }
          />
        ))}
      </ul>
      <Row gap={12} wrap className={frameClass.screenOnly}>
        <Button onClick={() => navigation.go(ownRoutes.dashboard())}>{t('outcome.done')}</Button>
        {tally.unsure > 0 && (
          <ButtonLink to={ownRoutes.history()} variant="secondary">
            {t('confirm.seeHistory')}
          </ButtonLink>
        )}
        {!isOpen && <PrintButton />}
      </Row>
    </Card>
  );
}
