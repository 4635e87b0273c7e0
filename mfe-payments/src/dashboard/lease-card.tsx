import {
  dueMark,
  formatDayMonth,
  formatMoney,
  productCategory,
  providerLabel,
  type Due,
  type ScheduledPayment,
} from '@portal/domain';
import { usePlatform, useRoutes, useMessages } from '@portal/platform';
import { useScheduledPayments } from '@portal/platform/widgets';
import { Badge, ButtonLink } from '@portal/ui';
import { ItemCard } from '@portal/ui/data';
import { ChevronRightIcon, ProductCategoryIcon } from '@portal/ui/icons';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { ownRoutes } from '../own-routes.ts';

interface LeaseCardProps {
  readonly due: Due;
}

/** Shows that a lease is overdue, due today, or has a payment that is scheduled or being processed. */
function DueBadge({ due, scheduled }: LeaseCardProps & { scheduled: readonly ScheduledPayment[] }) {
  const t = useMessages(paymentsMessages);
  const mark = dueMark(due, scheduled);
  switch (mark?.type) {
    case 'overdue':
      return <Badge tone="bad">{t('lease.overdue', { count: mark.daysLate })}</Badge>;
    case 'processing':
      return <Badge tone="info">{t('status.processing')}</Badge>;
    case 'scheduled':
      return (
        <Badge tone="info">
          {t('lease.scheduled', { date: formatDayMonth(mark.payment.payAt, t.language) })}
        </Badge>
      );
    case 'due-today':
      return <Badge tone="warn">{t('lease.dueToday')}</Badge>;
    case undefined:
      return null;
  }
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
