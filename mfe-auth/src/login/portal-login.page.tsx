import { loginPortal } from '@portal/api-contract';
import type { Guard } from '@portal/domain';
import { useMessages, usePlatform } from '@portal/platform';
import { Row, Stack, Text, TextLink } from '@portal/ui';
import { GuardChoice } from '../guard/guard-choice.tsx';
import { useGuardLabel } from '../guard/use-guard-label.ts';
import { authMessages } from '../messages/auth.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { redirectQuery } from '../sign-in/redirect-query.ts';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { useRedirect } from '../sign-in/use-redirect.ts';
import { useVariant } from '../sign-in/use-variant.ts';
import { LoginForm } from './login-form.tsx';

/** The portal variant of `/auth/login`: staff choose their guard first (AUTH-02, 28..31). */
export function PortalLoginPage() {
  const redirect = redirectQuery(useRedirect());
  const variant = useVariant();
  if (variant.type === 'customer' || variant.guard === null)
    return <GuardChoice label="as" to={(chosen) => ownRoutes.login({ ...redirect, ...chosen })} />;
  return <PortalLogin key={variant.guard} guard={variant.guard} />;
}

/** Sends the guard with the credentials (OP-34). */
function PortalLogin({ guard }: { readonly guard: Guard }) {
  const t = useMessages(authMessages);
  const { api } = usePlatform();
  const label = useGuardLabel();
  const redirect = redirectQuery(useRedirect());
  return (
    <SignInLayout
      title={t('staff.as', { guard: label(guard) })}
      intro={t(guard === 'client' ? 'login.intro' : 'staff.loginIntro')}
      below={
        <Stack gap={4}>
          {/* System accounts are created by invitation only. */}
          {guard !== 'web' && (
            <Row gap={8} wrap>
              <Text as="span">{t('staff.registerLead')}</Text>
              <TextLink to={ownRoutes.register(redirect)}>{t('login.register')}</TextLink>
            </Row>
          )}
          <TextLink to={ownRoutes.forgot(redirect)}>{t('login.forgot')}</TextLink>
        </Stack>
      }
    >
      <LoginForm signIn={(credentials) => api.call(loginPortal, { ...credentials, guard })} />
    </SignInLayout>
  );
}
