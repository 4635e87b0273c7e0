import { formatMoney, scheduledAgainst, scheduledTotal, type PaymentMethod } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Button, Card, Row, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import { PaymentFacts } from '../summary/payment-facts.tsx';
import { LatePayoff, PayoffPlan } from '../summary/payoff-plan.tsx';
import type { PaymentOrder } from '../terms/payment-order.ts';
import type { PaymentTerms } from '../terms/payment-terms.ts';
import { Authorization } from './authorization.tsx';
import { SendingGuard } from './sending-guard.tsx';

interface ReviewProps {
  readonly order: PaymentOrder;
  readonly terms: PaymentTerms;
  readonly method: PaymentMethod | null;
  /** What a bank withdrawal is authorized by; null for a card. */
  readonly authorization: string | null;
  readonly heading: ReactNode;
  readonly payText: string;
  readonly pending: boolean;
  readonly onPay: () => void;
  readonly onChange: () => void;
  readonly children?: ReactNode;
}

/** Shows amount, date, method and lease before the customer pays, and the button to pay (PAY-16, PAY-32). */
export function Review({
  order,
  terms,
  method,
  authorization,
  heading,
  payText,
  pending,
  onPay,
  onChange,
  children,
}: ReviewProps) {
  const t = useMessages(paymentsMessages);
  const { lease, scheduled, today } = terms;
  const replacesScheduled =
    scheduled.length > 0 &&
    scheduledAgainst(order, { balance: lease.extra?.balance ?? null, scheduled, today }).length === 0;
  return (
    <Card>
      {heading}
      {children}
      <PaymentFacts lease={lease} amount={order.amount} date={order.date} method={method} withStore />
      <LatePayoff terms={terms} amount={order.amount} date={order.date} />
      <PayoffPlan
        lease={lease}
        amount={order.amount}
        date={order.date}
        today={today}
        methodType={order.method.type}
      />
      {replacesScheduled && (
        <Text size="s" tone={2}>
          {t('pay.replaces', { amount: formatMoney(scheduledTotal(scheduled)) })}
        </Text>
      )}
      {authorization !== null && <Authorization text={authorization} button={payText} />}
      <Row gap={12} wrap>
        <Button onClick={onPay} pending={pending}>
          {payText}
        </Button>
        {!pending && (
          <Button variant="secondary" onClick={onChange}>
            {t('confirm.change')}
          </Button>
        )}
      </Row>
      {pending && (
        <>
          <Text size="s" tone={2}>
            {t('confirm.sendingText')}
          </Text>
          <SendingGuard />
        </>
      )}
    </Card>
  );
}
