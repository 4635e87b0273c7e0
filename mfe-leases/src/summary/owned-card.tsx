import type { Lease } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Amount, Card, Label, Row, Text } from '@portal/ui';
import { SuccessIcon } from '@portal/ui/icons';
import { leasesMessages } from '../messages/leases.messages.ts';

/** Says that a paid-off lease is the customer's own, and what it cost in total (OP-59). */
export function OwnedCard({ lease }: { readonly lease: Lease }) {
  const t = useMessages(leasesMessages);
  const total = lease.extra?.totalPaid ?? lease.totalPaymentsMade;
  return (
    <Card pad="l" gap={12}>
      {total !== null && (
        <div>
          <Label>{t('summary.totalPaid')}</Label>
          <p>
            <Amount cents={total} />
          </p>
        </div>
      )}
      <Text as="div" tone="ok">
        <Row gap={8} align="start">
          <SuccessIcon />
          <Text strong>{t('summary.yours')}</Text>
        </Row>
      </Text>
    </Card>
  );
}
