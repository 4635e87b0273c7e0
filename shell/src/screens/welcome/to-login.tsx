import { portalPath } from '@portal/platform/contract';
import { useEffect } from 'react';
import { useShell } from '../../context/shell-context.ts';

/** Goes to the login instead of drawing a screen. */
export function ToLogin() {
  const { navigation, routeTable } = useShell().platform;
  useEffect(
    () => navigation.go(portalPath(routeTable, 'login'), { replace: true }),
    [navigation, routeTable],
  );
  return null;
}
