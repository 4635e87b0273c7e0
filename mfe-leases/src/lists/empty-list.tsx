import { isPaidOff, type LeaseOverview } from '@portal/domain';
import { useBrand, useRoutes, useMessages } from '@portal/platform';
import { ButtonLink, Card, EmptyState, ExternalLink } from '@portal/ui';
import { EmptyIllustration } from '@portal/ui/illustrations';
import { leasesMessages } from '../messages/leases.messages.ts';
import { ownRoutes } from '../own-routes.ts';

export type ListName = 'current' | 'approved' | 'paidOff';

interface EmptyListProps {
  readonly name: ListName;
  readonly overview: LeaseOverview;
}

/**
 * The empty state of a list: what it will show, and links to other screens. Who has paid off what they leased is led
 * there, and not to the search that has found it.
 */
export function EmptyList({ name, overview }: EmptyListProps) {
  const t = useMessages(leasesMessages);
  const brand = useBrand();
  const routes = useRoutes();
  const hasPaidOff = name === 'current' && overview.leases.some(isPaidOff);
  const first = hasPaidOff
    ? { to: ownRoutes.paidOff(), text: t('ways.paidOff') }
    : { to: routes.leases.retrieve(), text: t('ways.retrieve') };
  const retailers = routes.retailers.map();
  return (
    <Card as="div">
      <EmptyState
        illustration={<EmptyIllustration brand={brand.key} />}
        title={t(`${name}.empty`)}
        text={t(hasPaidOff ? 'current.paidOffText' : `${name}.emptyText`)}
        action={
          <>
            {first.to && <ButtonLink to={first.to}>{first.text}</ButtonLink>}
            {retailers && (
              <ButtonLink to={retailers} variant={first.to ? 'secondary' : 'primary'}>
                {t('ways.retailer')}
              </ButtonLink>
            )}
            {name === 'approved' && (
              <ExternalLink href={brand.creditOptionsUrl} variant="secondary">
                {t('ways.apply')}
              </ExternalLink>
            )}
          </>
        }
      />
    </Card>
  );
}
