import { useBrand, useRouteExists, useMessages } from '@portal/platform';
import { ButtonLink, Card, EmptyState, ExternalLink } from '@portal/ui';
import { EmptyIllustration } from '@portal/ui/illustrations';
import { leasesMessages } from '../messages/leases.messages.ts';

export type ListName = 'current' | 'approved' | 'paidOff';

/** An empty list says what it is for, and where to go from here. */
export function EmptyList({ name }: { readonly name: ListName }) {
  const t = useMessages(leasesMessages);
  const brand = useBrand();
  const canRetrieve = useRouteExists('/leases/retrieve');
  const canFindRetailer = useRouteExists('/find-a-retailer');
  return (
    <Card as="div">
      <EmptyState
        illustration={<EmptyIllustration brand={brand.key} />}
        title={t(`${name}.empty`)}
        text={t(`${name}.emptyText`)}
        action={
          <>
            {canRetrieve && <ButtonLink to="/leases/retrieve">{t('ways.retrieve')}</ButtonLink>}
            {canFindRetailer && (
              <ButtonLink to="/find-a-retailer" variant={canRetrieve ? 'secondary' : 'primary'}>
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
