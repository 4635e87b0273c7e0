import {
  formatDate,
  formatMoney,
  isApproved,
  offersValidUntil,
  today as theDay,
  type Lease,
  type Offers,
} from '@portal/domain';
import { useBrand, useTexts } from '@portal/platform';
import { Facts, Grid, Notice, Stack, Text } from '@portal/ui';
import { leasesTexts } from '../texts/leases.catalogue.ts';
import { EmptyList } from './empty-list.tsx';
import { LeaseCard } from './lease-card.tsx';
import { LoadedLeases } from './loaded-leases.tsx';

/** `/leases/approved` (LEASE-03, 30, 31). */
export function ApprovedPage() {
  const today = theDay();
  return (
    <LoadedLeases>
      {(all) => {
        const applications = all.filter((lease) => isApproved(lease, today));
        if (applications.length === 0) return <EmptyList list="approved" />;
        return (
          <Grid as="ul" css={{ margin: 0, padding: 0 }}>
            {applications.map((lease) => (
              <ApplicationCard key={lease.uuid} lease={lease} />
            ))}
          </Grid>
        );
      }}
    </LoadedLeases>
  );
}

function ApplicationCard({ lease }: { readonly lease: Lease }) {
  const t = useTexts(leasesTexts);
  const { applicationDate } = lease;
  return (
    <LeaseCard
      lease={lease}
      opens={false}
      note={t('lease.application', { number: lease.loanNumber })}
      remark={applicationDate && t('approved.applied', { date: formatDate(applicationDate) })}
    >
      <OfferList offers={lease.offers} />
      {applicationDate && (
        <Text size="s">{t('approved.valid', { date: formatDate(offersValidUntil(applicationDate)) })}</Text>
      )}
    </LeaseCard>
  );
}

/** The offers of an application, or why there are none to show (LEASE-19..21, 59). */
function OfferList({ offers }: { readonly offers: Offers }) {
  const t = useTexts(leasesTexts);
  const { phone } = useBrand().contact;
  if (offers.status === 'unreadable')
    return <Notice tone="warn">{t('approved.unreadable', { phone })}</Notice>;
  if (offers.offers.length === 0) return <Text size="s">{t('approved.noOffers', { phone })}</Text>;
  return (
    <Stack as="ul" gap={12} css={{ margin: 0, padding: 0 }}>
      {offers.offers.map((offer, place) => (
        // Offers have no id, and two may read alike.
        <li key={place} css={{ display: 'grid', gap: 4 }}>
          <Text strong>{offer.offer}</Text>
          <Facts
            items={[
              {
                label: t('approved.value'),
                value: offer.value === null ? t('unknown') : formatMoney(offer.value),
              },
              {
                label: t('approved.dueAtSigning'),
                value: offer.dueAtSigning === null ? t('unknown') : formatMoney(offer.dueAtSigning),
              },
            ]}
          />
        </li>
      ))}
    </Stack>
  );
}
