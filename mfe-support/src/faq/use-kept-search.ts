import { usePlatform, usePortalLocation, useUser } from '@portal/platform';
import { useEffect, useState } from 'react';
import { ownRoutes } from '../own-routes.ts';
import { keptSearch, readKeptSearch } from './kept-search.ts';

/** How long after the last key the history entry is written, ms: Safari allows 100 writes in 30 seconds. */
const pauseMs = 300;

/** As `useState` of what is typed into the search of the FAQ, which the present history entry keeps. */
export function useKeptSearch(): readonly [string, (typed: string) => void] {
  const { navigation } = usePlatform();
  const { id: userId } = useUser();
  const kept = readKeptSearch(usePortalLocation().state, userId);
  const [typed, setTyped] = useState(kept);

  useEffect(() => {
    if (typed === kept) return undefined;
    const timer = setTimeout(
      () => navigation.go(ownRoutes.faq(), { replace: true, state: keptSearch(typed, userId) }),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [typed, kept, userId, navigation]);

  return [typed, setTyped];
}
