import { formatMediumDate, formatMoney, type Lease, type PaymentReceipt } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Button, Card, Facts, Notice } from '@portal/ui';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import { StepHeading } from './step-heading.tsx';

interface OutcomeProps {
  readonly receipt: PaymentReceipt;
  readonly lease: Lease;
  readonly methodName: string | null;
  /** Returns to the page that opened the payment (PAY-19). */
  readonly onDone: () => void;
}

/** The receipt of a payment that was scheduled or processed (PAY-17, PAY-18, PAY-41, PAY-42). */
export function Outcome({ receipt, lease, methodName, onDone }: OutcomeProps) {
  const t = useMessages(paymentsMessages);
  return (
    <Card>
      <StepHeading>{t(`outcome.${receipt.outcome}Title`)}</StepHeading>
      <Notice tone="ok">{t(`outcome.${receipt.outcome}`)}</Notice>
      <Facts
        layout="rows"
        items={[
          { label: t('confirm.store'), value: lease.store.name },
          { label: t('pay.leaseLabel'), value: lease.loanNumber },
          { label: t('pay.dateLabel'), value: formatMediumDate(receipt.date) },
          ...(methodName === null ? [] : [{ label: t('pay.fromLabel'), value: methodName }]),
          { label: t('outcome.number'), value: receipt.paymentId },
        ]}
        total={{ label: t('outcome.amount'), value: formatMoney(receipt.amount) }}
      />
      <div>
        <Button onClick={onDone}>{t('outcome.done')}</Button>
      </div>
    </Card>
  );
}
