import { usePlatform } from '@portal/platform';
import { useEffect } from 'react';
import { addresses } from '../routing/addresses.ts';

/** Leads to the login, in place of the screen that it stands for. */
export function ToLogin() {
  const { navigation } = usePlatform();
  useEffect(() => navigation.go(addresses.login, { replace: true }), [navigation]);
  return null;
}
