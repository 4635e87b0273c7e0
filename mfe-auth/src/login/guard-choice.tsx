import type { Guard } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { ButtonLink, Stack } from '@portal/ui';
import { EntryLayout } from '../entry/entry-layout.tsx';
import { redirectQuery } from '../entry/redirect-query.ts';
import { useRedirect } from '../entry/use-redirect.ts';
import { authMessages } from '../messages/auth.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { useGuardLabel } from './use-guard-label.ts';

const order: readonly Guard[] = ['store', 'retailer', 'web', 'client'];

/** Log in as Store, Retailer, Okinus or Customer (AUTH-30). */
export function GuardChoice() {
  const t = useMessages(authMessages);
  const label = useGuardLabel();
  const redirect = redirectQuery(useRedirect());
  return (
    <EntryLayout title={t('staff.title')} intro={t('staff.intro')}>
      <Stack gap={12}>
        {order.map((guard) => (
          <ButtonLink
            key={guard}
            variant="secondary"
            to={ownRoutes.login({ ...redirect, ui: 'portal', guard })}
          >
            {t('staff.as', { guard: label(guard) })}
          </ButtonLink>
        ))}
      </Stack>
    </EntryLayout>
  );
}
