import { css } from '@emotion/react';
import {
  calendarDate,
  cents,
  formatDate,
  formatMoney,
  formatMonth,
  productCategory,
  type CalendarDate,
} from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Button, Card, Heading, IconTile, ListRow, ShortText, Stack, Text, useMoreRows } from '@portal/ui';
import { ProductCategoryIcon } from '@portal/ui/icons';
import type { HistoryEntry } from '../queries/use-payment-history.ts';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { stateOf } from '../status/payment-state.ts';
import { StatusBadge } from '../status/status-badge.tsx';
import { ownRoutes } from '../own-routes.ts';

/** How many rows are shown at first, and added by each press (SHARED-65). */
const step = 25;

const monthLine = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 12,
  marginBottom: 8,
});

const firstOfMonth = (date: CalendarDate) => calendarDate(`${date.slice(0, 7)}-01`) ?? date;

/** Groups payments, which are newest first, by the first day of their month. */
function byMonth(payments: readonly HistoryEntry[]): ReadonlyMap<CalendarDate, readonly HistoryEntry[]> {
  const months = new Map<CalendarDate, HistoryEntry[]>();
  for (const entry of payments) {
    const month = firstOfMonth(entry.payment.date);
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  return months;
}

const totalOf = (payments: readonly HistoryEntry[]) =>
  formatMoney(cents(payments.reduce((sum, { payment, isPaid }) => sum + (isPaid ? payment.amount : 0), 0)));

/**
 * Lists the payments by month, newest first, each month with all that was paid in it; a row opens its details (PAY-06,
 * PAY-08 to 11).
 */
export function PaymentList({ payments }: { readonly payments: readonly HistoryEntry[] }) {
  const t = useMessages(paymentsMessages);
  const { shown, more, showMore, list } = useMoreRows(payments, step);
  const months = byMonth(payments);
  return (
    <>
      <div ref={list}>
        <Stack gap={24}>
          {[...byMonth(shown)].map(([month, paid]) => (
            <section key={month} aria-labelledby={`paid-in-${month}`}>
              <div css={monthLine}>
                <Heading level={3} id={`paid-in-${month}`}>
                  {formatMonth(month, t.language)}
                </Heading>
                <Text as="span" size="s" tone={2}>
                  {t('history.monthTotal', { total: totalOf(months.get(month) ?? paid) })}
                </Text>
              </div>
              <Card pad="none" as="div">
                <ul css={{ padding: 0, margin: 0 }}>
                  {paid.map(({ payment, lease, intent }) => (
                    <ListRow
                      key={payment.id}
                      to={ownRoutes.details({ payment: payment.id })}
                      leading={
                        <IconTile>
                          <ProductCategoryIcon category={productCategory(lease?.store.type ?? null)} />
                        </IconTile>
                      }
                      title={
                        <ShortText>
                          {t('history.row', { store: lease?.store.name ?? t('details.unknownStore') })}
                        </ShortText>
                      }
                      note={
                        <>
                          {t('history.rowNote', {
                            number: payment.loanNumber,
                            date: formatDate(payment.date),
                          })}
                          {intent && stateOf(intent) !== 'made' && (
                            <span css={{ display: 'block', marginTop: 4 }}>
                              <StatusBadge intent={intent} />
                            </span>
                          )}
                        </>
                      }
                      trailing={formatMoney(payment.amount)}
                    />
                  ))}
                </ul>
              </Card>
            </section>
          ))}
        </Stack>
      </div>
      {payments.length > step && (
        <div css={{ display: 'grid', justifyItems: 'center', gap: 12, marginTop: 24 }}>
          <Text size="s" tone={2}>
            <span role="status">{t('history.shown', { shown: shown.length, total: payments.length })}</span>
          </Text>
          {more > 0 && (
            <Button variant="secondary" onClick={showMore}>
              {t('history.more', { count: more })}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
