import { usePlatform, useSession, useMessages } from '@portal/platform';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ProgressView } from '../sign-in/progress-view.tsx';
import { redirectQuery } from '../sign-in/redirect-query.ts';
import { useVariant } from '../sign-in/use-variant.ts';
import { loginMessages } from '../messages/login.messages.ts';
import { ownRoutes } from '../own-routes.ts';

/**
 * `/auth/check`: goes to the redirect, where the user may open it, or home when somebody is signed in, else to login (AUTH-17..19, 70, 71).
 * Whose token was rejected, or whose session has expired, is told so. The shell checks the token; until it has, the session is `unknown` and this page waits.
 */
export function CheckPage() {
  const t = useMessages(loginMessages);
  const { navigation, notify, allowedRedirect } = usePlatform();
  const session = useSession();
  const [query] = useSearchParams();
  const redirect = query.get('redirect');
  const portal = useVariant().type === 'portal';
  const failed = t('staff.checkFailed');
  const ended = t('check.ended');

  useEffect(() => {
    if (session.status === 'signed-in')
      navigation.go(allowedRedirect(redirect, session.user) ?? '/', { replace: true });
    if (session.status === 'signed-out') {
      if (session.ended === 'expired') {
        if (portal) notify.error(failed);
        else notify.info(ended);
      }
      navigation.go(ownRoutes.login(redirectQuery(redirect)), { replace: true });
    }
  }, [session, redirect, portal, failed, ended, navigation, notify, allowedRedirect]);

  return <ProgressView text={t('check.title')} />;
}
