import {
  coveringPayment,
  formatDayMonth,
  formatMoney,
  isBeingProcessed,
  nextScheduledPayment,
  productCategory,
  providerLabel,
  type Due,
  type ScheduledPayment,
} from '@portal/domain';
import { usePlatform, useRoutes, useMessages } from '@portal/platform';
import { Badge, ButtonLink } from '@portal/ui';
import { ItemCard } from '@portal/ui/data';
import { ChevronRightIcon, ProductCategoryIcon } from '@portal/ui/icons';
import { useScheduledPayments } from '../queries/use-scheduled-payments.ts';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { ownRoutes } from '../own-routes.ts';

interface LeaseCardProps {
  readonly due: Due;
}

/** Shows that a lease is overdue, due today, or has a payment that is scheduled or being processed. */
function DueBadge({ due, scheduled }: LeaseCardProps & { scheduled: readonly ScheduledPayment[] }) {
  const t = useMessages(paymentsMessages);
  const covering = coveringPayment(due, scheduled);
  if (due.daysLate > 0 && !covering)
    return <Badge tone="bad">{t('lease.overdue', { count: due.daysLate })}</Badge>;
  const next = covering ?? nextScheduledPayment(scheduled);
  if (next)
    return (
      <Badge tone="info">
        {isBeingProcessed(next, due.today)
          ? t('status.processing')
          : t('lease.scheduled', { date: formatDayMonth(next.payAt, t.language) })}
      </Badge>
    );
  if (due.amount > 0 && due.date === due.today) return <Badge tone="warn">{t('lease.dueToday')}</Badge>;
  return null;
}

/** One current lease: what is due, what is left, and links to pay and to its details (OP-02). */
export function LeaseCard({ due }: LeaseCardProps) {
  const t = useMessages(paymentsMessages);
  const { config } = usePlatform();
  const { lease } = due;
  const { extra } = lease;
  const scheduled = useScheduledPayments(lease, due.today);
  const details = useRoutes().leases.summary({ id: lease.id });

  const percent = extra?.percentPaid ?? null;
  const paid = percent === null ? null : t('lease.paid', { percent: Math.floor(percent) });
  const lateFee = extra?.lateFee ?? null;
  const balance = extra?.balance ?? null;
  const names = { store: lease.store.name, number: lease.loanNumber };
  return (
    <ItemCard
      as="article"
      level={3}
      icon={<ProductCategoryIcon category={productCategory(lease.store.type)} />}
      title={lease.store.name}
      note={t('lease.number', { number: lease.loanNumber })}
      badge={<DueBadge due={due} scheduled={scheduled.payments} />}
      facts={[
        {
          label: t('lease.minimumDue'),
          value: due.amount > 0 ? formatMoney(due.amount) : t('lease.none'),
        },
        {
          label: t(due.daysLate > 0 ? 'lease.wasDue' : 'lease.nextDue'),
          value: due.date ? formatDayMonth(due.date, t.language) : t('lease.unknown'),
        },
        {
          label: t('lease.leftToOwn'),
          value: balance === null ? t('lease.unknown') : formatMoney(balance),
        },
      ]}
      {...(paid !== null && percent !== null ? { progress: { percent, label: paid } } : {})}
      remarks={[
        ...(paid === null ? [] : [paid]),
        ...(lateFee !== null && lateFee > 0 ? [t('lease.lateFee', { amount: formatMoney(lateFee) })] : []),
        t('lease.by', { provider: providerLabel(lease.store.type, config.brands[0].name) }),
      ]}
      actions={
        <>
          <ButtonLink
            to={ownRoutes.pay({ lease: lease.uuid, choose: due.amount > 0 ? 'minimum' : undefined })}
            variant="quiet"
            size="s"
            aria-label={t('lease.payOf', names)}
          >
            {t('lease.pay')}
          </ButtonLink>
          {details && (
            <ButtonLink
              to={details}
              variant="quiet"
              size="s"
              iconAfter={<ChevronRightIcon />}
              aria-label={t('lease.detailsOf', names)}
            >
              {t('lease.details')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
