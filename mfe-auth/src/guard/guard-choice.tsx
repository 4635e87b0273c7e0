import type { Guard } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { ButtonLink, Stack } from '@portal/ui';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { redirectQuery } from '../sign-in/redirect-query.ts';
import { useRedirect } from '../sign-in/use-redirect.ts';
import { authMessages } from '../messages/auth.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { useGuardLabel } from './use-guard-label.ts';

const guards: readonly Guard[] = ['store', 'retailer', 'web', 'client'];

/** Asks whether to log in as Store, Retailer, Okinus or Customer (AUTH-30). */
export function GuardChoice() {
  const t = useMessages(authMessages);
  const label = useGuardLabel();
  const redirect = redirectQuery(useRedirect());
  return (
    <SignInLayout title={t('staff.title')} intro={t('staff.intro')}>
      <Stack gap={12}>
        {guards.map((guard) => (
          <ButtonLink
            key={guard}
            variant="secondary"
            to={ownRoutes.login({ ...redirect, ui: 'portal', guard })}
          >
            {t('staff.as', { guard: label(guard) })}
          </ButtonLink>
        ))}
      </Stack>
    </SignInLayout>
  );
}
