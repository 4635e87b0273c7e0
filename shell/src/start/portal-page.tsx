import type { ParsedRelease } from '@portal/platform/contract';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { subscribe } from 'valtio';
import type { Outlet } from '../federation/outlet.ts';
import { loadOverlays } from '../frame/overlays/load-overlays.ts';
import { PortalFrame } from '../frame/portal-frame.tsx';
import { ShellProvider } from '../context/shell-provider.tsx';
import { createShell } from './create-shell.ts';
import { handOver } from './hand-over.ts';
import { reportProblem } from '../problems/report-problem.ts';
import { showStartFailure } from './start-failure.ts';

/**
 * Starts the page: the real frame replaces the static one in one step, then the session check and the landing remote's
 * download run side by side, and the guard follows the outcome of the check.
 */
export function createPortalPage(release: ParsedRelease, page: Document): void {
  const element = page.getElementById('root');
  if (element === null) throw new Error('The page has no element #root to draw in');
  // A remote whose routes can't be read has no address that could show its fallback: the log is where it is noticed.
  for (const { name, reason } of release.unusable) reportProblem(`${name} can't be used: ${reason}`);
  const { shell, runner } = createShell(release, window);
  const root = createRoot(element, {
    onUncaughtError: (error) => showStartFailure(page, error),
    onCaughtError: reportProblem,
  });
  flushSync(() =>
    root.render(
      <ShellProvider shell={shell}>
        <PortalFrame />
      </ShellProvider>,
    ),
  );
  delete page.documentElement.dataset['frame'];
  handOver(page, element, shell);
  runner.start();
  void shell.checker.run();
  fetchOverlaysLater(shell.outlet);
}

/** Fetches the overlays once the first screen is there, so that the menu of a phone opens at once. */
function fetchOverlaysLater(outlet: Outlet): void {
  const unsubscribe = subscribe(outlet.state, () => {
    unsubscribe();
    whenIdle(() => void loadOverlays().catch(reportProblem));
  });
}

/** Safari has no idle callback: two seconds after the first screen are idle enough. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 2000);
}
