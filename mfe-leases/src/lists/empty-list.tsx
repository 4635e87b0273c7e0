import { useBrand, useRouteExists, useTexts } from '@portal/platform';
import { ButtonLink, Card, EmptyState, ExternalLink } from '@portal/ui';
import { EmptyIllustration } from '@portal/ui/illustrations';
import { leasesTexts } from '../texts/leases.catalogue.ts';

/** An empty list says what it is for, and where to go from here. */
export function EmptyList({ list }: { readonly list: 'current' | 'approved' | 'paidOff' }) {
  const t = useTexts(leasesTexts);
  const brand = useBrand();
  const canRetrieve = useRouteExists('/leases/retrieve');
  const canFindRetailer = useRouteExists('/find-a-retailer');
  return (
    <Card as="div">
      <EmptyState
        illustration={<EmptyIllustration brand={brand.key} />}
        title={t(`${list}.empty`)}
        text={t(`${list}.emptyText`)}
        action={
          <>
            {canRetrieve && <ButtonLink to="/leases/retrieve">{t('ways.retrieve')}</ButtonLink>}
            {canFindRetailer && (
              <ButtonLink to="/find-a-retailer" variant={canRetrieve ? 'secondary' : 'primary'}>
                {t('ways.retailer')}
              </ButtonLink>
            )}
            {list === 'approved' && (
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
