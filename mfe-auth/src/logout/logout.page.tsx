import { logout } from '@portal/api-contract';
import { usePlatform, useMessages } from '@portal/platform';
import { BrandMark, Stack, Text } from '@portal/ui';
import { useEffect } from 'react';
import { loginMessages } from '../messages/login.messages.ts';
import { ownRoutes } from '../own-routes.ts';

/** `/auth/logout`: revokes the token, and ends the session whether the api answers or not (AUTH-20, 82, OP-35). */
export function LogoutPage() {
  const t = useMessages(loginMessages);
  const { api, session, navigation, notify, brand } = usePlatform();

  const success = t('logout.success');

  useEffect(() => {
    let unmounted = false;
    const revoked = session.token === null ? Promise.resolve() : api.call(logout, undefined);
    void Promise.allSettled([revoked]).then(() => {
      session.end('logout');
      if (unmounted) return;
      navigation.go(ownRoutes.login(), { replace: true });
      notify.success(success);
    });
    return () => {
      unmounted = true;
    };
  }, [api, session, navigation, notify, success]);

  return (
    <Stack gap={16} align="center" css={{ minHeight: '60dvh', alignContent: 'center' }}>
      <BrandMark brand={brand.key} size={48} />
      <Text tone={2}>
        <span role="status">{t('logout.title')}</span>
      </Text>
    </Stack>
  );
}
