import { useEffect, useEffectEvent } from 'react';
import { usePlatform } from './platform-context.ts';

/** While `active`, calls `mayLeave` before the customer leaves by a link, Back, a typed address or closing the tab. */
export function useLeaveGuard(active: boolean, mayLeave: () => boolean | Promise<boolean>): void {
  const { navigation } = usePlatform();
  const ask = useEffectEvent(mayLeave);
  useEffect(() => (active ? navigation.block(() => ask()) : undefined), [navigation, active]);
}
