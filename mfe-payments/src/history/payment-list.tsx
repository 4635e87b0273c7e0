import { formatDate, formatMoney, productCategory } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Button, Card, IconTile, ListRow, Text } from '@portal/ui';
import { useState } from 'react';
import { ProductCategoryIcon } from '@portal/ui/icons';
import type { HistoryEntry } from '../queries/use-payment-history.ts';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { ownRoutes } from '../own-routes.ts';

/** How many rows are shown at first, and added by each press (SHARED-65). */
const step = 25;

/** Lists the payments, newest first; a row opens its details (PAY-06, PAY-08 to 11). */
export function PaymentList({ payments }: { readonly payments: readonly HistoryEntry[] }) {
  const t = useMessages(paymentsMessages);
  const [limit, setLimit] = useState(step);
  const shown = payments.slice(0, limit);
  const more = Math.min(step, payments.length - shown.length);
  return (
    <>
      <Card pad="none" as="div">
        <ul css={{ padding: 0, margin: 0 }}>
          {shown.map(({ payment, lease }) => (
            <ListRow
              key={payment.id}
              to={ownRoutes.details({ payment: payment.id })}
              leading={
                <IconTile>
                  <ProductCategoryIcon category={productCategory(lease?.store.type ?? null)} />
                </IconTile>
              }
              title={t('history.row', { store: lease?.store.name ?? t('details.unknownStore') })}
              note={t('history.rowNote', { number: payment.loanNumber, date: formatDate(payment.date) })}
              trailing={formatMoney(payment.amount)}
            />
          ))}
        </ul>
      </Card>
      {payments.length > step && (
        <div css={{ display: 'grid', justifyItems: 'center', gap: 12, marginTop: 24 }}>
          <Text size="s" tone={2}>
            <span role="status">{t('history.shown', { shown: shown.length, total: payments.length })}</span>
          </Text>
          {more > 0 && (
            <Button variant="secondary" onClick={() => setLimit(limit + step)}>
              {t('history.more', { count: more })}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
