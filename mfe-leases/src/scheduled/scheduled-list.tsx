import { compareDates, formatDate, formatMoney, scheduledTotal, type ScheduledPayment } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { useCancellation } from '@portal/platform/widgets';
import { Button, Card, IconTile, ListRow, Stack, Text } from '@portal/ui';
import { CalendarIcon } from '@portal/ui/icons';
import { leasesMessages } from '../messages/leases.messages.ts';

/**
 * The scheduled payments with their total, the earliest first. Cancel only says whom to call: a scheduled payment can't
 * be cancelled here, and no call exists that would (LEASE-63, OP-75, OP-76).
 */
export function ScheduledList({ payments }: { readonly payments: readonly ScheduledPayment[] }) {
  const t = useMessages(leasesMessages);
  const { explain } = useCancellation();
  const earliestFirst = payments.toSorted((a, b) => compareDates(a.payAt, b.payAt));
  return (
    <Stack gap={16}>
      <Text>
        {t('scheduled.total', { count: payments.length, total: formatMoney(scheduledTotal(payments)) })}
      </Text>
      <Card pad="none" as="div">
        <ul aria-label={t('scheduled.list')} css={{ padding: 0, margin: 0 }}>
          {earliestFirst.map(({ amount, payAt, createdAt }, at) => {
            const date = formatDate(payAt);
            const money = formatMoney(amount);
            return (
              <ListRow
                // Scheduled payments have no id, and two may be equal.
                key={at}
                leading={
                  <IconTile>
                    <CalendarIcon />
                  </IconTile>
                }
                title={t('scheduled.row', { amount: money, date })}
                note={createdAt ? t('scheduled.created', { date: formatDate(createdAt) }) : null}
                trailing={
                  <Button
                    variant="quiet"
                    size="s"
                    aria-label={t('scheduled.cancelOf', { amount: money, date })}
                    onClick={explain}
                  >
                    {t('scheduled.cancel')}
                  </Button>
                }
              />
            );
          })}
        </ul>
      </Card>
    </Stack>
  );
}
