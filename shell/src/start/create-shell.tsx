import type { ParsedRelease } from '@portal/platform/contract';
import {
  addMessages,
  addContractMessages,
  brandForHost,
  createPlatform,
  fetchFile,
  type HostPlatform,
} from '@portal/platform/host';
import { uiMessages } from '@portal/ui/messages';
import { subscribe } from 'valtio';
import type { Shell } from '../context/shell-context.ts';
import type { createFederation } from '../federation/create-federation.ts';
import { createOutlet } from '../federation/outlet.ts';
import { createReleaseFiles } from '../federation/release-files.ts';
import { createReleaseIntegrity } from '../federation/release-integrity.ts';
import { createRemoteLoader } from '../federation/remote-loader.ts';
import { createRemoteRunner, type RemoteRunner } from '../federation/remote-runner.ts';
import type { registerRemotes } from '../federation/register-remotes.ts';
import { CrashedScreen } from '../frame/route/crashed-screen.tsx';
import { createRouterStore } from '../routing/router-store.ts';
import { shellMessages } from '../messages/shell.messages.ts';
import { checkSession } from '../session/check-session.ts';
import { createSessionChecker } from '../session/session-checker.ts';

/** Most that a check of the site's files may take, ms: whoever pressed Retry waits for it. */
const fileTimeLimitMs = 15_000;

/** What runs in the page: the shell to draw, and the runner that brings remotes into it. */
export interface RunningShell {
  readonly shell: Shell;
  readonly runner: RemoteRunner;
}

/** Fetches the chunk that remotes need; a test brings its own. */
export type RuntimeLoader = () => Promise<{
  readonly createFederation: typeof createFederation;
  readonly registerRemotes: typeof registerRemotes;
}>;

const loadRuntime: RuntimeLoader = () =>
  import(/* webpackChunkName: "federation" */ '../federation/federation-runtime.ts');

/** Creates everything that runs in the page, for the page's own brand (SHELL-03, SHELL-04). Nothing is drawn or fetched yet. */
export function createShell(
  release: ParsedRelease,
  page: Window,
  runtime: RuntimeLoader = loadRuntime,
): RunningShell {
  const platform = platformFor(release, page);
  const contracts = release.remotes.map(({ contract }) => contract);
  const router = createRouterStore(platform, release.unusable);
  const outlet = createOutlet();
  const timeLimitMs = release.config.remoteTimeoutMs;
  const integrity = createReleaseIntegrity(page, release);
  const loader = createRemoteLoader({
    remotes: release.remotes,
    unusable: release.unusable,
    files: createReleaseFiles({ fetchFile, integrityOf: integrity.of, timeLimitMs: fileTimeLimitMs }),
    federation: once(async () =>
      (await runtime()).createFederation({
        integrityOf: integrity.of,
        timeLimitMs,
        versions: __SHARED_VERSIONS__,
      }),
    ),
    onNewerRelease: integrity.adopt,
    timeLimitMs,
  });
  const runner = createRemoteRunner({
    router,
    loader,
    register: async () =>
      (await runtime()).registerRemotes({
        names: contracts.map(({ name }) => name),
        loader,
        activeRemote: () => {
          const { resolution } = router.state;
          return resolution.type === 'remote' ? resolution.match.contract.name : null;
        },
        platform,
        outlet,
      }),
  });
  const checker = createSessionChecker(() => checkSession(platform));
  // Until the check is done a 401 is its answer, which only the guard acts on (SHELL-68).
  subscribe(
    checker.state,
    () => {
      if (checker.state.status === 'done') platform.markLoaded();
    },
    true,
  );
  return {
    shell: { platform, release, router, loader, checker, outlet, retryRemote: runner.retry },
    runner,
  };
}

function platformFor(release: ParsedRelease, page: Window): HostPlatform {
  const platform = createPlatform({
    config: release.config,
    brand: brandForHost(release.config, page.location.host),
    contracts: release.remotes.map(({ contract }) => contract),
    renderFailure: (failure) => <CrashedScreen {...failure} />,
  });
  addMessages(platform.i18n, { ...uiMessages, languages: {} });
  addMessages(platform.i18n, shellMessages);
  for (const { contract } of release.remotes) addContractMessages(platform.i18n, contract);
  return platform;
}

/** Returns the same promise to every caller; a rejected one is forgotten, so that the next caller tries again. */
function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
