import {
  cents,
  formatDate,
  formatMoney,
  productCategory,
  type Lease,
  type PaymentRecord,
} from '@portal/domain';
import { useMessages, useRoutes } from '@portal/platform';
import { Card, IconTile, ListRow, Row, ShortText, Stack, Text } from '@portal/ui';
import { ProductCategoryIcon } from '@portal/ui/icons';
import { PrintButton } from '../lease/print-button.tsx';
import { leasesMessages } from '../messages/leases.messages.ts';

interface PaidListProps {
  readonly lease: Lease;
  /** The newest first. */
  readonly payments: readonly PaymentRecord[];
  /** Whether these are all of them: without the others there is no total. */
  readonly isWhole: boolean;
}

/** The payments of a lease with their total; a row opens its details, which lead back to the lease (LEASE-61, 62). */
export function PaidList({ lease, payments, isWhole }: PaidListProps) {
  const t = useMessages(leasesMessages);
  const routes = useRoutes();
  const total = cents(payments.reduce((sum, { amount }) => sum + amount, 0));
  return (
    <Stack gap={16}>
      <Row justify="between" gap={16} wrap>
        {isWhole && <Text>{t('history.total', { count: payments.length, total: formatMoney(total) })}</Text>}
        <PrintButton />
      </Row>
      <Card pad="none" as="div">
        <ul aria-label={t('history.list')} css={{ padding: 0, margin: 0 }}>
          {payments.map((payment) => (
            <ListRow
              key={payment.id}
              to={routes.payments.details({ payment: payment.id }) ?? undefined}
              leading={
                <IconTile>
                  <ProductCategoryIcon category={productCategory(lease.store.type)} />
                </IconTile>
              }
              title={<ShortText max={80}>{t('history.row', { store: lease.store.name })}</ShortText>}
              note={t('history.rowNote', {
                number: payment.loanNumber,
                date: formatDate(payment.date),
              })}
              trailing={formatMoney(payment.amount)}
            />
          ))}
        </ul>
      </Card>
    </Stack>
  );
}
