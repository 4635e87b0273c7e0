import { formatDate, formatMoney, type Lease, type PaymentMethod } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Badge, Button, ButtonLink, Row, Text } from '@portal/ui';
import { useEffect, useEffectEvent } from 'react';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import { ownRoutes } from '../../own-routes.ts';
import { useAuthorization } from '../confirmation/authorization.tsx';
import type { CompleteReceipt } from '../confirmation/complete-receipt.ts';
import {
  doubtOf,
  type PaymentOutcome,
  type PaymentProgress,
  type Rejection,
} from '../confirmation/payment-progress.ts';
import { causeOf, moneyOf, notesOf, wayOnOf } from '../confirmation/progress-notes.tsx';
import { usePayment } from '../confirmation/use-payment.ts';
import { usePaymentIntents } from '../../queries/use-payment-intents.ts';
import { StatusBadge } from '../../status/status-badge.tsx';
import type { BatchOrder } from './batch-orders.ts';

interface BatchPaymentProps {
  readonly lease: Lease;
  readonly order: BatchOrder;
  readonly method: { readonly type: PaymentMethod['type']; readonly id: string };
  /** The saved method; null when it is gone. */
  readonly saved: PaymentMethod | null;
  /** Whether it was sent before this page opened: then it is looked up, and not sent. */
  readonly sent: boolean;
  /** Whether it is its turn to be sent. */
  readonly starts: boolean;
  readonly onSend: () => void;
  /** Called with what came of it, also after the page was left. */
  readonly onOutcome: (outcome: PaymentOutcome) => void;
  readonly onProgress: (loanNumber: string, progress: PaymentProgress) => void;
}

function rejectedAs({ type }: Rejection) {
  return type === 'declined' || type === 'canceled' ? (`status.${type}` as const) : 'filter.status.not-made';
}

/** The status of one payment as a word; the text under it says more where there is more. */
function ProgressBadge({ progress }: { readonly progress: PaymentProgress }) {
  const t = useMessages(paymentsMessages);
  switch (progress.status) {
    case 'reviewing':
      return <Badge>{t('batch.waiting')}</Badge>;
    case 'sending':
      return <Badge>{t('batch.sending')}</Badge>;
    case 'checking':
      return doubtOf(progress) === 'no-lookup' ? (
        <Badge tone="warn">{t('batch.unknown')}</Badge>
      ) : (
        <Badge tone="info">{t('status.processing')}</Badge>
      );
    case 'not-made':
      return <Badge tone="bad">{t('filter.status.not-made')}</Badge>;
    case 'rejected':
      return <Badge tone="bad">{t(rejectedAs(progress.rejection))}</Badge>;
    case 'done':
      return <ReceiptBadge receipt={progress.receipt} />;
  }
}

/** What has become of the payment of a receipt, as its details say it; what the receipt says until they are known. */
function ReceiptBadge({ receipt: { paymentId, outcome } }: { readonly receipt: CompleteReceipt }) {
  const t = useMessages(paymentsMessages);
  const { intents } = usePaymentIntents();
  const intent = intents?.find(({ id }) => id === paymentId);
  if (intent) return <StatusBadge intent={intent} />;
  return <Badge tone="ok">{t(outcome === 'scheduled' ? 'status.scheduled' : 'status.succeeded')}</Badge>;
}

/** One of several payments: sends it once, when it is its turn, and shows what became of it by itself. */
export function BatchPayment(props: BatchPaymentProps) {
  const { lease, order, method, saved, sent, starts, onSend, onOutcome, onProgress } = props;
  const t = useMessages(paymentsMessages);
  const payment = { leaseUuid: lease.uuid, amount: order.amount, date: order.date, method };
  const authorization = useAuthorization(payment, saved);
  const { progress, confirm, checkAgain } = usePayment({
    lease,
    order: payment,
    authorization,
    idempotencyKey: order.idempotencyKey,
    sent,
    onSend,
    onOutcome,
  });
  const { status } = progress;
  const sendOnce = useEffectEvent(() => {
    if (status === 'reviewing') confirm();
  });
  useEffect(() => {
    if (starts) sendOnce();
  }, [starts]);
  const report = useEffectEvent((now: PaymentProgress) => onProgress(order.loanNumber, now));
  useEffect(() => report(progress), [progress]);

  const note = () => {
    switch (progress.status) {
      case 'checking':
      case 'not-made':
        return notesOf(progress, t).join(' ');
      case 'rejected':
        return [causeOf(progress.rejection, t), moneyOf(progress.rejection, t)].filter(Boolean).join(' ');
      case 'done':
        return progress.receipt.outcome === 'scheduled'
          ? t('batch.on', { date: formatDate(progress.receipt.date) })
          : null;
      default:
        return null;
    }
  };
  const text = note();
  return (
    <li
      css={{
        display: 'grid',
        gap: 8,
        padding: '14px 0',
        borderTop: '1px solid var(--line)',
        listStyle: 'none',
      }}
    >
      <Row gap={12} justify="between" wrap>
        <span>
          <b>{lease.store.name}</b>
          <Text as="div" size="s" tone={2}>
            {lease.loanNumber}
          </Text>
        </span>
        <Row gap={12}>
          <b>{formatMoney(order.amount)}</b>
          <ProgressBadge progress={progress} />
        </Row>
      </Row>
      {text !== null && (
        <Text size="s" tone={status === 'not-made' || status === 'rejected' ? 'bad' : 2}>
          {text}
        </Text>
      )}
      <Row gap={12} wrap>
        {status === 'checking' && doubtOf(progress) !== null && doubtOf(progress) !== 'no-lookup' && (
          <Button variant="secondary" size="s" onClick={checkAgain}>
            {t('confirm.checkAgain')}
          </Button>
        )}
        {status === 'not-made' && (
          <Button variant="secondary" size="s" onClick={confirm}>
            {t('confirm.again', { amount: formatMoney(order.amount) })}
          </Button>
        )}
        {status === 'rejected' && progress.rejection.type !== 'limited' && (
          <ButtonLink
            to={ownRoutes.pay({ lease: lease.uuid, choose: 'minimum' })}
            variant="secondary"
            size="s"
          >
            {wayOnOf(progress.rejection, t)}
          </ButtonLink>
        )}
        {status === 'done' && progress.receipt.paymentId !== null && (
          <ButtonLink
            to={ownRoutes.details({ payment: progress.receipt.paymentId })}
            variant="quiet"
            size="s"
            aria-label={t('batch.seePaymentOf', { store: lease.store.name })}
          >
            {t('outcome.seePayment')}
          </ButtonLink>
        )}
      </Row>
    </li>
  );
}
