import type { ParsedRelease } from '@portal/platform/contract';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { subscribe } from 'valtio';
import { preloadFullFrame } from '../frame/lazy-full-frame.tsx';
import { PortalFrame } from '../frame/portal-frame.tsx';
import { frameLayoutOf } from '../frame/route/frame-layout.ts';
import { ShellProvider } from '../context/shell-provider.tsx';
import { createShell } from './create-shell.ts';
import { handOver } from './hand-over.ts';
import { idle } from './idle.ts';
import { reportProblem } from '../problems/report-problem.ts';
import { endWithOtherTabs } from '../session/end-with-other-tabs.ts';
import { showStartFailure } from './start-failure.ts';

/**
 * How long the static frame waits for code and messages of the real one, ms; then the page says what it waits for, in
 * English while it has no other messages.
 */
const patienceMs = 3000;

/** Resolves when what is drawn now has been painted. */
const afterPaint = () => new Promise<void>((end) => requestAnimationFrame(() => setTimeout(end)));
const afterPatience = () => new Promise<void>((end) => setTimeout(end, patienceMs));

/**
 * Starts the page: the landing remote's download and the session check begin side by side, the real frame replaces the
 * static one in one step, and the guard follows the outcome of the check.
 */
export function createPortalPage(release: ParsedRelease, page: Document): void {
  const element = page.getElementById('root');
  if (element === null) throw new Error('The page has no element #root to draw in');
  // A remote whose routes can't be read has no address that could show its fallback: the log is where it is noticed.
  for (const { name, reason } of release.unusable) reportProblem(`${name} can't be used: ${reason}`);
  const { shell, runner, fetchAhead } = createShell(release, window);
  const root = createRoot(element, {
    onUncaughtError: (error) => showStartFailure(page, error),
    onCaughtError: reportProblem,
  });
  const draw = () => {
    flushSync(() =>
      root.render(
        <ShellProvider shell={shell}>
          <PortalFrame />
        </ShellProvider>,
      ),
    );
    delete page.documentElement.dataset['frame'];
    handOver(page, element, shell);
  };
  // First, so that the landing remote's scripts are compiled beside the drawing.
  runner.start();
  void shell.checker.run();
  // The static frame stays until there is what draws the real one. The login in English waits for nothing.
  const layout = frameLayoutOf(shell.router.state.resolution, shell.platform.session.state);
  const frame = layout === 'full' ? preloadFullFrame() : null;
  const parts = [shell.platform.i18n.loading(), frame].filter((part) => part !== null);
  if (parts.length === 0) draw();
  else void Promise.race([Promise.all(parts), afterPatience()]).then(draw);
  endWithOtherTabs(shell.platform);
  // The first screen has to wait for nothing of this.
  const stop = subscribe(shell.outlet.state, () => {
    stop();
    afterPaint()
      .then(idle)
      .then(() => import(/* webpackChunkName: "quiet" */ './fetch-when-quiet.ts'))
      .then(({ fetchWhenQuiet }) => fetchWhenQuiet(shell, fetchAhead, window))
      .catch(reportProblem);
  });
}
