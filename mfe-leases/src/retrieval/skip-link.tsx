import { useMessages, useRoutes } from '@portal/platform';
import { ButtonLink } from '@portal/ui';
import { leasesMessages } from '../messages/leases.messages.ts';
import { ownRoutes } from '../own-routes.ts';

/** Skip for now: leads to the dashboard, or to the current leases while it is not released (LEASE-06, 10, OP-43). */
export function SkipLink() {
  const t = useMessages(leasesMessages);
  const dashboard = useRoutes().payments.dashboard();
  return (
    <ButtonLink to={dashboard ?? ownRoutes.current()} variant="quiet" wide>
      {t('retrieve.skip')}
    </ButtonLink>
  );
}
