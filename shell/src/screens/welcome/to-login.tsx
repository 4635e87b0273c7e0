import { usePlatform } from '@portal/platform';
import { useEffect } from 'react';
import { fixedPaths } from '../../routing/fixed-paths.ts';

/** Leads to the login, in place of the screen that it stands for. */
export function ToLogin() {
  const { navigation } = usePlatform();
  useEffect(() => navigation.go(fixedPaths.login, { replace: true }), [navigation]);
  return null;
}
