import { menuFor } from '@portal/platform/contract';
import { subscribe } from 'valtio';
import type { Shell } from '../context/shell-context.ts';
import type { FetchAhead } from '../federation/fetch-ahead.ts';
import { remoteStateOf } from '../federation/remote-state.ts';
import { preloadFullFrame } from '../frame/lazy-full-frame.tsx';
import { loadOverlays } from '../frame/overlays/load-overlays.ts';
import { reportProblem } from '../problems/report-problem.ts';
import { savesData } from './saves-data.ts';
import { watchIntent } from './watch-intent.ts';
import { whenQuiet } from './when-quiet.ts';

/**
 * Fetches what a customer may need after the first screen, so that a press on the menu answers at once: the remote of a
 * link that the pointer or the focus reaches, whose code is also run below the pointer, and, whenever a screen has what it
 * needs, the overlays, then every remote of the menu. A browser that saves data fetches no remote. Somebody who is not
 * signed in gets nothing of it but the frame, once they type at the login.
 */
export function fetchWhenQuiet(
  { loader, platform, outlet }: Shell,
  fetchAhead: FetchAhead,
  page: Window,
): void {
  const isSignedIn = () => platform.session.state.status === 'signed-in';
  const remotesOfMenu = () => {
    const { contracts } = platform.contracts.state;
    return menuFor(contracts, platform.session.state).map(({ remote }) => remote);
  };

  async function fetchRest(): Promise<void> {
    await whenQuiet(platform.queryClient);
    await loadOverlays();
    if (savesData(page.navigator)) return;
    for (const remote of new Set(remotesOfMenu())) {
      await whenQuiet(platform.queryClient);
      void fetchAhead(remote, 'soon');
    }
  }

  let underWay = false;
  function fetchAll(): void {
    if (underWay || !isSignedIn()) return;
    underWay = true;
    void fetchRest()
      .catch(reportProblem)
      .finally(() => {
        underWay = false;
      });
  }
  fetchAll();
  subscribe(outlet.state, fetchAll);

  page.document.addEventListener('input', () => void preloadFullFrame(), { once: true });
  watchIntent(page.document, (pathname, sign) => {
    const remote = platform.routeTable.match(pathname)?.contract.name;
    if (remote === undefined || savesData(page.navigator)) return;
    const fetched = fetchAhead(remote, 'soon');
    // One that has failed keeps its fallback until the press, which loads it again.
    const run = () => {
      if (remoteStateOf(loader.states, remote).status === 'pending')
        loader.load(remote).catch(() => undefined);
    };
    if (sign === 'pointer') void fetched.then(run);
  });
}
