import { useEffect } from 'react';
import { usePlatform } from './platform-context.ts';

/** While `held`, the page offers no newer version: a reload would interrupt what the customer does. */
export function useHold(held: boolean): void {
  const { navigation } = usePlatform();
  useEffect(() => (held ? navigation.hold() : undefined), [held, navigation]);
}
