import type { ParsedRelease } from '@portal/platform/contract';
import { fetchFile, type HostPlatform } from '@portal/platform/host';
import type { createFederation } from '../federation/create-federation.ts';
import { createLoadLifecycles, type LoadLifecyclesOptions } from '../federation/load-lifecycles.ts';
import type { mountParcel } from '../federation/mount-parcel.ts';
import type { Outlet } from '../federation/outlet.ts';
import { createParcelMounts } from '../federation/create-parcel-mounts.ts';
import type { registerRemotes } from '../federation/register-remotes.ts';
import { createFetchAhead, type FetchAhead } from '../federation/fetch-ahead.ts';
import { createReleaseFiles, type ReleaseFiles } from '../federation/release-files.ts';
import { createReleaseIntegrity } from '../federation/release-integrity.ts';
import { createRemoteLoader, type RemoteLoader } from '../federation/remote-loader.ts';
import { remoteStateOf } from '../federation/remote-state.ts';
import { createScriptAddresses } from '../federation/script-addresses.ts';
import { createRemoteRunner, type RemoteRunner } from '../federation/remote-runner.ts';
import type { RouterStore } from '../routing/router-store.ts';
import { memoizeUnlessRejected } from './memoize-unless-rejected.ts';

/** Most that a check of the site's files may take, ms: whoever pressed Retry waits for it. */
const fileTimeLimitMs = 15_000;

/** Fetches the chunk that remotes need; a test brings its own. */
export type RuntimeLoader = () => Promise<{
  readonly createFederation: typeof createFederation;
  readonly mountParcel: typeof mountParcel;
  readonly registerRemotes: typeof registerRemotes;
}>;

export interface RemotesOptions {
  readonly release: ParsedRelease;
  readonly page: Window;
  readonly platform: HostPlatform;
  readonly router: RouterStore;
  readonly outlet: Outlet;
  readonly loadRuntime: RuntimeLoader;
}

/** Creates what loads the remotes of the release and mounts the one of the present route. */
export function createRemotes({ release, page, platform, router, outlet, loadRuntime }: RemotesOptions): {
  readonly loader: RemoteLoader;
  readonly runner: RemoteRunner;
  readonly fetchAhead: FetchAhead;
  readonly files: ReleaseFiles;
} {
  const timeLimitMs = release.config.remoteTimeoutMs;
  const integrity = createReleaseIntegrity(page, release);
  const addresses = createScriptAddresses(page.location, (address) => {
    void fetchFile(address, { cache: 'reload', timeLimitMs: fileTimeLimitMs }).catch(() => undefined);
  });
  page.__portalScripts = { addressOf: addresses.of, timeLimitMs };
  const remotes = new Map(release.remotes.map((remote) => [remote.contract.name as string, remote]));
  const fetchAhead = createFetchAhead({
    page: page.document,
    remotes,
    integrityOf: integrity.of,
  });
  const files = createReleaseFiles({ fetchFile, integrityOf: integrity.of, timeLimitMs: fileTimeLimitMs });
  const loading: LoadLifecyclesOptions = {
    remotes,
    files,
    federation: memoizeUnlessRejected(async () => {
      const runtime = await loadRuntime();
      return runtime.createFederation({
        integrityOf: integrity.of,
        addresses,
        timeLimitMs,
        versions: __SHARED_VERSIONS__,
      });
    }),
    onNewerRelease: integrity.adopt,
    onNewerBuild: (remote) => {
      remotes.set(remote.contract.name, remote);
      platform.contracts.adopt(remote.contract);
    },
    distrust: addresses.distrust,
    timeLimitMs,
  };
  const loader = createRemoteLoader({ ...loading, platform, unusable: release.unusable });
  platform.mountParcelsBy(
    createParcelMounts({
      load: createLoadLifecycles({
        ...loading,
        // The screens of a remote keep the contract of their own code.
        onNewerBuild: (remote) => {
          if (remoteStateOf(loader.states, remote.contract.name).status !== 'loaded')
            loading.onNewerBuild(remote);
        },
      }),
      runtime: loadRuntime,
      platform,
      timeLimitMs: 2 * timeLimitMs + 1000,
    }),
  );
  const register = async () => {
    const runtime = await loadRuntime().catch(() => null);
    if (runtime === null) return null;
    return runtime.registerRemotes({
      // A remote that can't be used yet may be mended by a newer release.
      names: [...new Set([...remotes.keys(), ...release.unusable.map(({ name }) => name)])],
      loader,
      activeRemote: () => {
        const { resolution } = router.state;
        return resolution.type === 'remote' ? resolution.match.contract.name : null;
      },
      platform,
      outlet,
    });
  };
  return { loader, runner: createRemoteRunner({ router, loader, register, fetchAhead }), fetchAhead, files };
}
