import { useRouteExists, useMessages } from '@portal/platform';
import { ButtonLink, Card, EmptyState, IconTile } from '@portal/ui';
import { LeasesIcon } from '@portal/ui/icons';
import { paymentsMessages } from '../messages/payments.messages.ts';

/** Nothing to pay yet: finding past leases and finding a store are the ways on (OP-02). */
export function NoLeases() {
  const t = useMessages(paymentsMessages);
  const canRetrieve = useRouteExists('/leases/retrieve');
  const canFindRetailer = useRouteExists('/find-a-retailer');
  return (
    <Card>
      <EmptyState
        illustration={
          <IconTile>
            <LeasesIcon />
          </IconTile>
        }
        title={t('dashboard.empty')}
        text={t('dashboard.emptyText')}
        action={
          (canRetrieve || canFindRetailer) && (
            <>
              {canRetrieve && <ButtonLink to="/leases/retrieve">{t('dashboard.retrieve')}</ButtonLink>}
              {canFindRetailer && (
                <ButtonLink to="/find-a-retailer" variant={canRetrieve ? 'secondary' : 'primary'}>
                  {t('dashboard.retailer')}
                </ButtonLink>
              )}
            </>
          )
        }
      />
    </Card>
  );
}
