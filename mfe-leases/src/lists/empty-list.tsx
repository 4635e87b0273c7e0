import { useBrand, useRoutes, useMessages } from '@portal/platform';
import { ButtonLink, Card, EmptyState, ExternalLink } from '@portal/ui';
import { EmptyIllustration } from '@portal/ui/illustrations';
import { leasesMessages } from '../messages/leases.messages.ts';

export type ListName = 'current' | 'approved' | 'paidOff';

/** The empty state of a list: what it will show, and links to other screens. */
export function EmptyList({ name }: { readonly name: ListName }) {
  const t = useMessages(leasesMessages);
  const brand = useBrand();
  const routes = useRoutes();
  const retrieve = routes.leases.retrieve();
  const retailers = routes.retailers.map();
  return (
    <Card as="div">
      <EmptyState
        illustration={<EmptyIllustration brand={brand.key} />}
        title={t(`${name}.empty`)}
        text={t(`${name}.emptyText`)}
        action={
          <>
            {retrieve && <ButtonLink to={retrieve}>{t('ways.retrieve')}</ButtonLink>}
            {retailers && (
              <ButtonLink to={retailers} variant={retrieve ? 'secondary' : 'primary'}>
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
