import { useMessages, usePlatform } from '@portal/platform';
import { useEffect, useEffectEvent } from 'react';
import { loginMessages } from '../messages/login.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { logOut } from '../sign-in/log-out.ts';
import { ProgressView } from '../sign-in/progress-view.tsx';

/** `/auth/logout`: logs out and goes to login (AUTH-20, 82). */
export function LogoutPage() {
  const t = useMessages(loginMessages);
  const platform = usePlatform();

  const goToLogin = useEffectEvent(() => {
    platform.navigation.go(ownRoutes.login(), { replace: true });
    platform.notify.success(t('logout.success'));
  });

  useEffect(() => {
    let unmounted = false;
    void logOut(platform).then(() => {
      if (!unmounted) goToLogin();
    });
    return () => {
      unmounted = true;
    };
  }, [platform]);

  return <ProgressView text={t('logout.title')} />;
}
