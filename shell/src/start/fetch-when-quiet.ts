import { menuFor } from '@portal/platform/contract';
import { subscribe } from 'valtio';
import type { Shell } from '../context/shell-context.ts';
import type { FetchAhead } from '../federation/fetch-ahead.ts';
import { preloadFullFrame } from '../frame/lazy-full-frame.tsx';
import { loadOverlays } from '../frame/overlays/load-overlays.ts';
import { reportProblem } from '../problems/report-problem.ts';
import { savesData } from './saves-data.ts';
import { watchIntent } from './watch-intent.ts';
import { whenQuiet } from './when-quiet.ts';

/**
 * Fetches what the customer may need after the first screen, so that a press on the menu answers at once: the remote of a link that the
 * pointer or the focus reaches, and, whenever a screen has what it needs, the frame and the overlays, then every remote of the menu. A browser that saves
 * data fetches no remote.
 */
export function fetchWhenQuiet({ platform, outlet }: Shell, fetchAhead: FetchAhead, page: Window): void {
  const remotesOfMenu = () => {
    const { contracts } = platform.contracts.state;
    const signedIn = platform.session.state.status === 'signed-in';
    return signedIn ? menuFor(contracts, platform.session.state).map(({ remote }) => remote) : [];
  };

  async function fetchRest(): Promise<void> {
    await whenQuiet(platform.queryClient);
    await preloadFullFrame();
    await loadOverlays();
    if (savesData(page.navigator)) return;
    for (const remote of new Set(remotesOfMenu())) {
      await whenQuiet(platform.queryClient);
      fetchAhead(remote, 'soon');
    }
  }

  let underWay = false;
  function fetchAll(): void {
    if (underWay) return;
    underWay = true;
    void fetchRest()
      .catch(reportProblem)
      .finally(() => {
        underWay = false;
      });
  }
  fetchAll();
  subscribe(outlet.state, fetchAll);

  watchIntent(page.document, (pathname) => {
    const remote = platform.routeTable.match(pathname)?.contract.name;
    if (remote !== undefined && !savesData(page.navigator)) fetchAhead(remote, 'soon');
  });
}
