import {
  formatDayMonth,
  formatMoney,
  goodsKind,
  providerLabel,
  type CalendarDate,
  type ScheduledPayment,
} from '@portal/domain';
import { leaseScheduledPayments } from '@portal/domain/endpoints';
import { useApiQuery, usePlatform, useRouteExists, useTexts } from '@portal/platform';
import { Badge, ButtonLink, Card, Facts, Heading, IconTile, ProgressBar, Row, Text } from '@portal/ui';
import { ChevronRightIcon, GoodsIcon } from '@portal/ui/icons';
import { nextScheduled, type Due } from '../account/due.ts';

import { leasePath } from '../addresses/lease-address.ts';
import { paymentFormPath } from '../addresses/payment-address.ts';
import { paymentsTexts } from '../texts/payments.catalogue.ts';

interface LeaseCardProps {
  readonly due: Due;
  readonly today: CalendarDate;
}

/** Whole percent; a hundred only when nothing is left. */
function shownPercent(percent: number): number {
  return percent < 100 ? Math.min(99, Math.round(percent)) : 100;
}

/** State of a lease in a word: late, due today, or scheduled. */
function DueBadge({ due, today, scheduled }: LeaseCardProps & { scheduled: ScheduledPayment | null }) {
  const t = useTexts(paymentsTexts);
  if (due.daysLate > 0) return <Badge tone="bad">{t('lease.overdue', { count: due.daysLate })}</Badge>;
  if (scheduled)
    return <Badge tone="info">{t('lease.scheduled', { date: formatDayMonth(scheduled.payAt) })}</Badge>;
  if (due.amount > 0 && due.date === today) return <Badge tone="warn">{t('lease.dueToday')}</Badge>;
  return null;
}

/** One current lease: what it asks for, what is left, and the ways on (OP-02). */
export function LeaseCard({ due, today }: LeaseCardProps) {
  const t = useTexts(paymentsTexts);
  const { config } = usePlatform();
  const { lease } = due;
  const { extra } = lease;
  const scheduled = useApiQuery(leaseScheduledPayments, { leaseUuid: lease.uuid });
  const hasLeaseScreen = useRouteExists(leasePath(lease));

  const provider = providerLabel(lease.store.type, config.brands[0].name);
  const percent = extra?.percentPaid ?? null;
  const lateFee = extra?.lateFee ?? null;
  const balance = extra?.balance ?? null;
  const notes = [
    percent !== null && t('lease.paid', { percent: shownPercent(percent) }),
    lateFee !== null && lateFee > 0 && t('lease.lateFee', { amount: formatMoney(lateFee) }),
    t('lease.by', { provider }),
  ].filter((note) => note !== false);

  return (
    <Card as="article" pad="s" css={{ display: 'flex', flexDirection: 'column' }}>
      <Row gap={16}>
        <IconTile>
          <GoodsIcon kind={goodsKind(lease.store.type)} />
        </IconTile>
        <div css={{ flex: 1, minWidth: 0 }}>
          <Heading level={3} clip>
            <span title={lease.store.name}>{lease.store.name}</span>
          </Heading>
          <Text size="s" tone={2}>
            {t('lease.number', { number: lease.loanNumber })}
          </Text>
        </div>
      </Row>
      <div css={{ '&:empty': { display: 'none' } }}>
        <DueBadge due={due} today={today} scheduled={nextScheduled(scheduled.data ?? [])} />
      </div>
      <Facts
        items={[
          {
            label: t('lease.minimumDue'),
            value: due.amount > 0 ? formatMoney(due.amount) : t('lease.none'),
          },
          { label: t('lease.nextDue'), value: due.date ? formatDayMonth(due.date) : t('lease.unknown') },
          {
            label: t('lease.leftToOwn'),
            value: balance === null ? t('lease.unknown') : formatMoney(balance),
          },
        ]}
      />
      {percent !== null && (
        <ProgressBar percent={percent} label={t('lease.paid', { percent: shownPercent(percent) })} />
      )}
      <Row justify="between" gap={16} css={{ marginTop: 'auto' }}>
        <Text size="s" tone={2} css={{ flex: 1, minWidth: 0 }}>
          {notes.join(' · ')}
        </Text>
        <Row gap={20} css={{ flex: 'none' }}>
          <ButtonLink
            to={paymentFormPath(lease.uuid, due.amount > 0 ? 'minimum' : undefined)}
            variant="quiet"
            size="s"
            aria-label={t('lease.payOf', { store: lease.store.name, number: lease.loanNumber })}
          >
            {t('lease.pay')}
          </ButtonLink>
          {hasLeaseScreen && (
            <ButtonLink
              to={leasePath(lease)}
              variant="quiet"
              size="s"
              iconAfter={<ChevronRightIcon />}
              aria-label={t('lease.detailsOf', { store: lease.store.name, number: lease.loanNumber })}
            >
              {t('lease.details')}
            </ButtonLink>
          )}
        </Row>
      </Row>
    </Card>
  );
}
