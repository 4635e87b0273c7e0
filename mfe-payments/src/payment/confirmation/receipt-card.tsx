import { formatMediumDate } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { useCancellation } from '@portal/platform/widgets';
import { Amount, Card, Facts, Row, Text } from '@portal/ui';
import { SuccessIcon } from '@portal/ui/icons';
import { frameClass } from '@portal/ui/theme';
import type { ReactNode } from 'react';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import type { CompleteReceipt } from './complete-receipt.ts';
import { StepHeading } from './step-heading.tsx';

interface ReceiptCardProps {
  readonly receipt: CompleteReceipt;
  readonly storeName: string;
  readonly loanNumber: string;
  readonly methodName: string | null;
  /** Below the facts of the payment: those of its account. */
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
  /** The buttons, which are not printed. */
  readonly children: ReactNode;
}

/** The receipt of a payment that was scheduled or processed, amount first (PAY-17, PAY-18, PAY-41, PAY-42). */
export function ReceiptCard({
  receipt,
  storeName,
  loanNumber,
  methodName,
  facts,
  children,
}: ReceiptCardProps) {
  const t = useMessages(paymentsMessages);
  const cancellation = useCancellation();
  return (
    <Card>
      <div css={{ display: 'grid', gap: 8, justifyItems: 'center', textAlign: 'center', paddingTop: 8 }}>
        <span css={{ color: 'var(--ok)', '& > svg': { width: 40, height: 40 } }}>
          <SuccessIcon />
        </span>
        <p>
          <Amount cents={receipt.amount} />
        </p>
        <StepHeading size={18}>{t(`outcome.${receipt.outcome}`)}</StepHeading>
      </div>
      <Facts
        layout="rows"
        items={[
          { label: t('confirm.store'), value: storeName },
          { label: t('pay.leaseLabel'), value: loanNumber },
          { label: t('pay.dateLabel'), value: formatMediumDate(receipt.date, t.language) },
          ...(methodName === null ? [] : [{ label: t('pay.fromLabel'), value: methodName }]),
          ...(receipt.paymentId === null ? [] : [{ label: t('outcome.number'), value: receipt.paymentId }]),
          ...facts,
        ]}
      />
      {receipt.outcome === 'scheduled' && (
        <Text size="s" tone={2}>
          {cancellation.text}
        </Text>
      )}
      <Row gap={12} wrap className={frameClass.screenOnly}>
        {children}
      </Row>
    </Card>
  );
}
