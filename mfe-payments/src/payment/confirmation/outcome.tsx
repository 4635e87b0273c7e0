import { formatMediumDate, formatMoney, type Lease } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Button, ButtonLink, Row, Skeleton } from '@portal/ui';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import { ownRoutes } from '../../own-routes.ts';
import { useLeaseOverview } from '../../queries/use-lease-overview.ts';
import { usePaymentIntents } from '../../queries/use-payment-intents.ts';
import { PrintButton } from '../../status/print-button.tsx';
import { ReceiptButton } from '../../status/receipt-button.tsx';
import type { CompleteReceipt } from './complete-receipt.ts';
import { ReceiptCard } from './receipt-card.tsx';

interface OutcomeProps {
  readonly receipt: CompleteReceipt;
  readonly lease: Lease;
  readonly methodName: string | null;
  /** Returns to the page that opened the payment (PAY-19). */
  readonly onDone: () => void;
}

/** The receipt of a payment that was scheduled or processed (PAY-17, PAY-18, PAY-41, PAY-42). */
export function Outcome({ receipt, lease, methodName, onDone }: OutcomeProps) {
  const t = useMessages(paymentsMessages);
  // The account is loaded again once the payment is made: until then its figures are those of before.
  const { isFetching } = useLeaseOverview();
  const balance = lease.extra?.balance ?? null;
  const nextDue = lease.extra?.nextDueDate ?? null;
  const { intents } = usePaymentIntents();
  const intent = intents?.find(({ id }) => id === receipt.paymentId) ?? null;
  const current = (text: string) => (isFetching ? <Skeleton width={90} /> : text);
  return (
    <ReceiptCard
      receipt={receipt}
      storeName={lease.store.name}
      loanNumber={lease.loanNumber}
      methodName={methodName}
      facts={[
        ...(intent === null ? [] : [{ label: t('details.status'), value: t(`status.${intent.status}`) }]),
        ...(balance === null
          ? []
          : [{ label: t('outcome.leftToOwn'), value: current(formatMoney(balance)) }]),
        ...(nextDue === null
          ? []
          : [{ label: t('outcome.nextDue'), value: current(formatMediumDate(nextDue, t.language)) }]),
      ]}
    >
      <Button onClick={onDone}>{t('outcome.done')}</Button>
      {receipt.paymentId !== null && (receipt.outcome === 'processed' || intent !== null) && (
        <ButtonLink to={ownRoutes.details({ payment: receipt.paymentId })} variant="secondary">
          {t('outcome.seePayment')}
        </ButtonLink>
      )}
      <Row gap={12}>
        <PrintButton />
        {intent && <ReceiptButton paymentId={intent.id} />}
      </Row>
    </ReceiptCard>
  );
}
