import { useRoutes, useMessages } from '@portal/platform';
import { ButtonLink, Card, EmptyState, IconTile } from '@portal/ui';
import { LeasesIcon } from '@portal/ui/icons';
import { paymentsMessages } from '../messages/payments.messages.ts';

/** The dashboard without current leases: links to finding past leases and to finding a store (OP-02). */
export function NoLeases() {
  const t = useMessages(paymentsMessages);
  const routes = useRoutes();
  const retrieve = routes.leases.retrieve();
  const retailers = routes.retailers.map();
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
          (retrieve || retailers) && (
            <>
              {retrieve && <ButtonLink to={retrieve}>{t('dashboard.retrieve')}</ButtonLink>}
              {retailers && (
                <ButtonLink to={retailers} variant={retrieve ? 'secondary' : 'primary'}>
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
