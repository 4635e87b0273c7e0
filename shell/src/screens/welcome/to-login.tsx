import { usePlatform } from '@portal/platform';
import { useEffect } from 'react';
import { usePortalPath } from '../../context/use-portal-path.ts';

/** Goes to the login instead of drawing a screen. */
export function ToLogin() {
  const { navigation } = usePlatform();
  const login = usePortalPath('login');
  useEffect(() => navigation.go(login, { replace: true }), [navigation, login]);
  return null;
}
