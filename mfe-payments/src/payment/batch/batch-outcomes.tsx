import { formatMoney, type Lease, type PaymentMethod } from '@portal/domain';
import { useHold, useMessages, usePageTitle, usePlatform } from '@portal/platform';
import { Button, Card, Row, Text } from '@portal/ui';
import { frameClass } from '@portal/ui/theme';
import { useState } from 'react';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import { ownRoutes } from '../../own-routes.ts';
import type { PaymentProgress } from '../confirmation/payment-progress.ts';
import { StepHeading } from '../confirmation/step-heading.tsx';
import { SendingGuard } from '../confirmation/sending-guard.tsx';
import { batchTotal } from '../../due-leases/batch-leases.ts';
import { PrintButton } from '../../status/print-button.tsx';
import type { BatchOrder } from './batch-orders.ts';
import { BatchPayment } from './batch-payment.tsx';

interface BatchOutcomesProps {
  readonly orders: readonly { readonly order: BatchOrder; readonly lease: Lease }[];
  readonly method: { readonly type: PaymentMethod['type']; readonly id: string };
  readonly saved: PaymentMethod | null;
  readonly sent: boolean;
}

type Statuses = Readonly<Record<string, PaymentProgress['status']>>;

/** Sends the payments, each by itself, and says how many of them were made; a decline of one stops no other. */
export function BatchOutcomes({ orders, method, saved, sent }: BatchOutcomesProps) {
  const t = useMessages(paymentsMessages);
  const { navigation } = usePlatform();
  const [statuses, setStatuses] = useState<Statuses>({});
  const all = orders.map(({ order }) => ({ order, status: statuses[order.loanNumber] ?? 'reviewing' }));
  const made = all.filter(({ status }) => status === 'done').map(({ order }) => order);
  const isSending = all.some(({ status }) => status === 'sending' || status === 'reviewing');
  const isOpen = isSending || all.some(({ status }) => status === 'checking');
  useHold(isOpen);
  const heading = isOpen
    ? t('batch.underWay', { count: orders.length })
    : t('batch.made', { made: made.length, count: orders.length });
  usePageTitle(t(`batch.pageTitle.${isOpen ? 'sent' : made.length > 0 ? 'made' : 'not-made'}`));
  return (
    <Card css={{ maxWidth: 640 }}>
      {all.some(({ status }) => status === 'sending') && <SendingGuard />}
      <StepHeading>{heading}</StepHeading>
      <Text tone={2}>
        <span role="status">
          {isOpen ? t('confirm.sendingText') : t('batch.total', { total: formatMoney(batchTotal(made)) })}
        </span>
      </Text>
      {made.length > 0 && !isOpen && <Text size="s">{t('batch.processed')}</Text>}
      <ul css={{ padding: 0, margin: 0 }}>
        {orders.map(({ order, lease }) => (
          <BatchPayment
            key={order.idempotencyKey}
            lease={lease}
            order={order}
            method={method}
            saved={saved}
            sent={sent}
            onProgress={(loanNumber, status) =>
              setStatuses((known) =>
                known[loanNumber] === status ? known : { ...known, [loanNumber]: status },
              )
            }
          />
        ))}
      </ul>
      <Row gap={12} wrap className={frameClass.screenOnly}>
        <Button onClick={() => navigation.go(ownRoutes.dashboard())}>{t('outcome.done')}</Button>
        {!isOpen && <PrintButton />}
      </Row>
    </Card>
  );
}
