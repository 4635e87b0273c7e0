import { useMessages, usePlatform, type SessionState } from '@portal/platform';
import { useEffect, useEffectEvent } from 'react';
import { loginMessages } from '../messages/login.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { logOut } from '../sign-in/log-out.ts';
import { ProgressView } from '../sign-in/progress-view.tsx';
import { useVariant, type Variant } from '../sign-in/use-variant.ts';

/** `/auth/logout`: logs out and goes to login (AUTH-20, 82). */
export function LogoutPage() {
  const t = useMessages(loginMessages);
  const platform = usePlatform();
  const variant = useVariant();

  const goToLogin = useEffectEvent((former: SessionState) => {
    platform.navigation.go(loginOf(former, variant), { replace: true });
    platform.notify.success(t('logout.success'));
  });

  useEffect(() => {
    let unmounted = false;
    const former = platform.session.state;
    void logOut(platform).then(() => {
      if (!unmounted) goToLogin(former);
    });
    return () => {
      unmounted = true;
    };
  }, [platform]);

  return <ProgressView text={t('logout.title')} />;
}

/** Returns the login of the present variant, or of customers for a customer whose address has the variant of others. */
function loginOf(former: SessionState, variant: Variant) {
  const isCustomer = former.status === 'signed-in' && former.user.guard === 'client';
  const isOfOthers = variant.type === 'portal' && variant.guard !== 'client';
  return ownRoutes.login(isCustomer && isOfOthers ? { ui: 'customer' } : {});
}
