import {
  compareDates,
  formatDate,
  formatMoney,
  isBeingProcessed,
  scheduledTotal,
  todayOf,
  type Lease,
  type ScheduledPayment,
} from '@portal/domain';
import { useMessages } from '@portal/platform';
import { useCancellation } from '@portal/platform/widgets';
import { Button, Card, IconTile, ListRow, Stack, Text } from '@portal/ui';
import { CalendarIcon } from '@portal/ui/icons';
import { leasesMessages } from '../messages/leases.messages.ts';

interface ScheduledListProps {
  readonly lease: Lease;
  readonly payments: readonly ScheduledPayment[];
  /** Whether these are all of them: without the others there is no total. */
  readonly isWhole: boolean;
}

/**
 * The scheduled payments with the total of those that are still to come, the earliest first. Cancel only says whom to
 * call: a scheduled payment can't be cancelled here, and no call exists that would (LEASE-63, OP-75, OP-76).
 */
export function ScheduledList({ lease, payments, isWhole }: ScheduledListProps) {
  const t = useMessages(leasesMessages);
  const { explain } = useCancellation();
  const earliestFirst = payments.toSorted((a, b) => compareDates(a.payAt, b.payAt));
  // Of a backend whose list of leases has none, one whose day has passed may be history.
  const isProcessed = (payment: ScheduledPayment) =>
    lease.scheduledPayments !== null && isBeingProcessed(payment, todayOf(lease));
  const toCome = payments.filter((payment) => !isProcessed(payment));
  return (
    <Stack gap={16}>
      {isWhole && toCome.length > 0 && (
        <Text>
          {t('scheduled.total', { count: toCome.length, total: formatMoney(scheduledTotal(toCome)) })}
        </Text>
      )}
      <Card pad="none" as="div">
        <ul aria-label={t('scheduled.list')} css={{ padding: 0, margin: 0 }}>
          {earliestFirst.map((payment, at) => {
            const { amount, payAt, createdAt } = payment;
            const processed = isProcessed(payment);
            const scheduledOn = createdAt && t('scheduled.created', { date: formatDate(createdAt) });
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
                note={processed ? t('lease.processing') : scheduledOn}
                trailing={
                  !processed && (
                    <Button
                      variant="quiet"
                      size="s"
                      aria-label={t('scheduled.cancelOf', { amount: money, date })}
                      onClick={explain}
                    >
                      {t('scheduled.cancel')}
                    </Button>
                  )
                }
              />
            );
          })}
        </ul>
      </Card>
    </Stack>
  );
}
