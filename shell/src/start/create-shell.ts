import type { ParsedRelease } from '@portal/platform/contract';
import { createEarlyCalls } from '@portal/platform/early';
import { subscribe } from 'valtio';
import type { Shell } from '../context/shell-context.ts';
import type { FetchAhead } from '../federation/fetch-ahead.ts';
import { createOutlet } from '../federation/outlet.ts';
import { createReleaseWatch } from '../federation/release-watch.ts';
import type { RemoteRunner } from '../federation/remote-runner.ts';
import { createRouterStore } from '../routing/router-store.ts';
import { checkSession } from '../session/check-session.ts';
import { createLazySessionKeeper } from '../session/lazy-session-keeper.ts';
import { createSessionChecker } from '../session/session-checker.ts';
import { createRemotes, type RuntimeLoader } from './create-remotes.ts';
import { createShellPlatform } from './create-shell-platform.tsx';
import { dropEarlyCalls } from './drop-early-calls.ts';

/** What runs in the page: the shell to draw, and what brings remotes into it. */
export interface RunningShell {
  readonly shell: Shell;
  readonly runner: RemoteRunner;
  readonly fetchAhead: FetchAhead;
}

const loadFederationRuntime: RuntimeLoader = () =>
  import(/* webpackChunkName: "federation" */ '../federation/federation-runtime.ts');

/**
 * Creates everything that runs in the page. Nothing is drawn or fetched yet, except for what the page's inline script has
 * started.
 */
export function createShell(
  release: ParsedRelease,
  page: Window,
  loadRuntime: RuntimeLoader = loadFederationRuntime,
): RunningShell {
  const earlyCalls = createEarlyCalls(page);
  const platform = createShellPlatform(release, page, earlyCalls);
  const router = createRouterStore(platform, release.unusable);
  dropEarlyCalls(earlyCalls, router);
  const outlet = createOutlet();
  const { loader, runner, fetchAhead, files } = createRemotes({
    release,
    page,
    platform,
    router,
    outlet,
    loadRuntime,
  });
  const keeper = createLazySessionKeeper(platform, page);
  const checker = createSessionChecker(() => checkSession(platform, keeper.learn));
  const onCheck = () => {
    // Until the check is done a 401 is its answer, which only the guard acts on (SHELL-68).
    if (checker.state.status === 'done') platform.markLoaded();
  };
  subscribe(checker.state, onCheck, true);
  return {
    shell: {
      platform,
      release,
      router,
      loader,
      checker,
      outlet,
      releaseWatch: createReleaseWatch({
        release,
        files,
        navigation: platform.navigation,
        page: page.document,
      }),
      retryRemote: runner.retry,
    },
    runner,
    fetchAhead,
  };
}
