import {
  daysOfOffersLeft,
  formatDate,
  isApproved,
  offersValidUntil,
  isCurrent,
  isPaidOff,
  todayOf,
  type CalendarDate,
  type Lease,
} from '@portal/domain';
import { useBrand, useMessages, useRoutes } from '@portal/platform';
import { Badge, ButtonLink, ExternalLink, Text } from '@portal/ui';
import { leasesMessages } from '../messages/leases.messages.ts';
import { LeaseCard } from './lease-card.tsx';
import { LeaseList } from './lease-list.tsx';
import { OfferList } from './offer-list.tsx';

/** `/leases/approved`: the approved applications with their offers (LEASE-03, 30, 31). */
export function ApprovedPage() {
  return (
    <LeaseList name="approved" missing={({ leases }) => leases.filter(isUndated).length}>
      {({ leases }) =>
        leases
          .filter((lease) => isApproved(lease, todayOf(lease)))
          .map((lease) => ({ lease, card: <ApplicationCard lease={lease} /> }))
      }
    </LeaseList>
  );
}

/** Whether an application is approved, but can't be listed because its age is not known. */
function isUndated(lease: Lease): boolean {
  const today = todayOf(lease);
  if (lease.applicationDate !== null || isCurrent(lease) || isPaidOff(lease)) return false;
  return isApproved({ stateCode: lease.stateCode, applicationDate: today }, today);
}

function ApplicationCard({ lease }: { readonly lease: Lease }) {
  const t = useMessages(leasesMessages);
  const { applicationDate, loanNumber: number } = lease;
  const today = todayOf(lease);
  const over = applicationDate !== null && isOver(applicationDate, today);
  return (
    <LeaseCard
      lease={lease}
      note={t('lease.application', { number })}
      badge={over && <Badge>{t('approved.expired')}</Badge>}
      remark={applicationDate && t('approved.applied', { date: formatDate(applicationDate) })}
      action={!isCurrent(lease) && !isPaidOff(lease) && <NextStep number={number} over={over} />}
    >
      <OfferList offers={lease.offers} over={over} />
      <OfferPeriod lease={lease} today={today} />
    </LeaseCard>
  );
}

/** What to do with an application that has not become a lease: use its offers in a store, or apply again. */
function NextStep({ number, over }: { readonly number: string; readonly over: boolean }) {
  const t = useMessages(leasesMessages);
  const { creditOptionsUrl } = useBrand();
  const retailers = useRoutes().retailers.map();
  if (over) {
    return (
      <ExternalLink href={creditOptionsUrl} variant="quiet" size="s">
        {t('ways.apply')}
      </ExternalLink>
    );
  }
  return (
    retailers && (
      <ButtonLink to={retailers} variant="quiet" size="s" aria-label={t('approved.retailerOf', { number })}>
        {t('ways.retailer')}
      </ButtonLink>
    )
  );
}

interface OfferPeriodProps {
  readonly lease: Lease;
  readonly today: CalendarDate;
}

/** Whether the offers of an application are no longer valid (LEASE-59). */
function isOver(applicationDate: CalendarDate, today: CalendarDate): boolean {
  return daysOfOffersLeft(applicationDate, today) < 0;
}

/** Shows until when the offers are valid; an application is listed one day longer than that (LEASE-59, OP-58). */
function OfferPeriod({ lease: { applicationDate, offers }, today }: OfferPeriodProps) {
  const t = useMessages(leasesMessages);
  if (applicationDate === null || offers.status !== 'listed' || offers.offers.length === 0) return null;
  const date = formatDate(offersValidUntil(applicationDate));
  return (
    <Text size="s" tone={2}>
      {isOver(applicationDate, today)
        ? t('approved.wasValid', { date })
        : `${t('approved.valid', { date })} · ${t('approved.daysLeft', { count: daysOfOffersLeft(applicationDate, today) })}`}
    </Text>
  );
}
