import { freshForMs, type EarlyCalls } from '@portal/platform/early';
import { subscribe } from 'valtio';
import { matchOf } from '../routing/route-resolution.ts';
import type { RouterStore } from '../routing/router-store.ts';

/**
 * Drops the calls that the page has started and the first screen has not taken: as soon as the guard, or the customer,
 * leads to another screen, and when their answers no longer count as fresh.
 */
export function dropEarlyCalls(
  earlyCalls: Pick<EarlyCalls, 'drop'>,
  router: Pick<RouterStore, 'state'>,
): void {
  const routeOf = () => matchOf(router.state.resolution)?.route;
  const first = routeOf();
  const drop = () => {
    unsubscribe();
    clearTimeout(timer);
    earlyCalls.drop();
  };
  const timer = setTimeout(drop, freshForMs);
  const unsubscribe = subscribe(
    router.state,
    () => {
      if (routeOf() !== first) drop();
    },
    true,
  );
}
