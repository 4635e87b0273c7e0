import {
  daysBetween,
  formatDate,
  isApproved,
  offersValidUntil,
  getToday,
  type CalendarDate,
  type Lease,
} from '@portal/domain';
import { useBrand, useMessages } from '@portal/platform';
import { Badge, ExternalLink, Text } from '@portal/ui';
import { leasesMessages } from '../messages/leases.messages.ts';
import { LeaseCard } from './lease-card.tsx';
import { LeaseList } from './lease-list.tsx';
import { OfferList } from './offer-list.tsx';

/** `/leases/approved`: the approved applications with their offers (LEASE-03, 30, 31). */
export function ApprovedPage() {
  const today = getToday();
  return (
    <LeaseList name="approved">
      {({ leases }) =>
        leases
          .filter((lease) => isApproved(lease, today))
          .map((lease) => ({ lease, card: <ApplicationCard lease={lease} today={today} /> }))
      }
    </LeaseList>
  );
}

interface ApplicationCardProps {
  readonly lease: Lease;
  readonly today: CalendarDate;
}

function ApplicationCard({ lease, today }: ApplicationCardProps) {
  const t = useMessages(leasesMessages);
  const { applicationDate } = lease;
  const brand = useBrand();
  const over = applicationDate !== null && isOver(applicationDate, today);
  return (
    <LeaseCard
      lease={lease}
      note={t('lease.application', { number: lease.loanNumber })}
      badge={over && <Badge>{t('approved.expired')}</Badge>}
      remark={applicationDate && t('approved.applied', { date: formatDate(applicationDate) })}
      action={
        over && (
          <ExternalLink href={brand.creditOptionsUrl} variant="quiet" size="s">
            {t('ways.apply')}
          </ExternalLink>
        )
      }
    >
      <OfferList offers={lease.offers} />
      <OfferPeriod lease={lease} today={today} />
    </LeaseCard>
  );
}

/** Whether the offers of an application are no longer valid (LEASE-59). */
function isOver(applicationDate: CalendarDate, today: CalendarDate): boolean {
  return daysBetween(today, offersValidUntil(applicationDate)) < 0;
}

/** Shows until when the offers are valid; an application is listed one day longer than that (LEASE-59, OP-58). */
function OfferPeriod({ lease: { applicationDate, offers }, today }: ApplicationCardProps) {
  const t = useMessages(leasesMessages);
  if (applicationDate === null || offers.status !== 'listed' || offers.offers.length === 0) return null;
  const until = offersValidUntil(applicationDate);
  const date = formatDate(until);
  return (
    <Text size="s" tone={2}>
      {isOver(applicationDate, today)
        ? t('approved.wasValid', { date })
        : `${t('approved.valid', { date })} · ${t('approved.daysLeft', { count: daysBetween(today, until) })}`}
    </Text>
  );
}
