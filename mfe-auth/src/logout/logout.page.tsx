import { logout } from '@portal/api-contract';
import { usePlatform, useMessages, withinTime } from '@portal/platform';
import { useEffect } from 'react';
import { loginMessages } from '../messages/login.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { ProgressView } from '../sign-in/progress-view.tsx';

/** How long the api may take to revoke the token before the session ends without its answer, ms. */
const revokeLimitMs = 5_000;

/** `/auth/logout`: revokes the token, and ends the session whether the api answers or not (AUTH-20, 82, OP-35). */
export function LogoutPage() {
  const t = useMessages(loginMessages);
  const { api, session, navigation, notify } = usePlatform();

  const success = t('logout.success');

  useEffect(() => {
    let unmounted = false;
    const revoked: Promise<unknown> =
      session.token === null ? Promise.resolve() : api.call(logout, undefined);
    const inTime = withinTime(
      revoked,
      revokeLimitMs,
      () => new Error('The api has not revoked the token yet.'),
    );
    void Promise.allSettled([inTime]).then(() => {
      session.end('logout');
      if (unmounted) return;
      navigation.go(ownRoutes.login(), { replace: true });
      notify.success(success);
    });
    return () => {
      unmounted = true;
    };
  }, [api, session, navigation, notify, success]);

  return <ProgressView text={t('logout.title')} />;
}
