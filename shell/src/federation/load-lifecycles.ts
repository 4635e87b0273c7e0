import type { Release, ReleasedRemote } from '@portal/platform/contract';
import type { LifeCycles } from 'single-spa';
import type { Federation } from './federation.ts';
import type { ReleaseFiles } from './release-files.ts';
import { RemoteError, type RemoteFault } from './remote-fault.ts';
import { lifecyclesModule, readLifecycles } from './remote-lifecycles.ts';

export interface LoadLifecyclesOptions {
  /** The remotes that this page can load, by name: each in the newest build that is known. */
  readonly remotes: ReadonlyMap<string, ReleasedRemote>;
  /** The runtime, a chunk of its own: fetched at the first call, asked again after a failure. */
  readonly federation: () => Promise<Federation>;
  readonly files: ReleaseFiles;
  /** Called when files may have arrived bad, so that the next load does not take them from a cache. */
  readonly distrust: (addresses: readonly string[]) => void;
  /** Called before a file of a newer release is loaded, so that its hash is known. */
  readonly onNewerRelease: (release: Release) => void;
  /** Called when a remote has been loaded from a newer release than the page's own: it replaces the one in `remotes`. */
  readonly onNewerBuild: (remote: ReleasedRemote) => void;
  /** Most that one file may take, ms (SHELL-74). */
  readonly timeLimitMs: number;
}

/**
 * Downloads a remote's lifecycles, or those of a parcel (`exposed`); after a failure (`fault`) past every cache. Rejects
 * with a `RemoteError`.
 */
export type LoadLifecycles = (
  name: string,
  fault: RemoteFault | null,
  exposed?: string,
) => Promise<LifeCycles>;

export function createLoadLifecycles(options: LoadLifecyclesOptions): LoadLifecycles {
  const { files, remotes, timeLimitMs } = options;

  async function loadFrom(
    remote: ReleasedRemote,
    before: RemoteFault | null,
    exposed: string,
  ): Promise<LifeCycles> {
    const { name } = remote.contract;
    const startedAt = performance.now();
    try {
      const federation = await options.federation();
      if (before !== null && ranCode(before)) federation.forget(remote);
      return readLifecycles(name, await federation.load(remote, exposed), exposed);
    } catch (cause) {
      options.distrust([remote.entry, ...remote.preload]);
      if (cause instanceof RemoteError) throw cause;
      const timedOut = performance.now() - startedAt >= timeLimitMs;
      const fault: RemoteFault = timedOut
        ? { type: 'time-limit', ms: timeLimitMs }
        : ((await files.refresh(remote)) ?? { type: 'crashed' });
      throw new RemoteError(name, fault, cause);
    }
  }

  /** Returns the remote in the site's newest release; null when that has the same build, or none that this page can use. */
  async function findNewerBuild(name: string): Promise<ReleasedRemote | null> {
    const release = await files.newestRelease();
    const remote = release?.remotes.find(({ contract }) => contract.name === name);
    if (!release || !remote || remote.build === remotes.get(name)?.build) return null;
    options.onNewerRelease(release);
    return remote;
  }

  async function loadNewer(remote: ReleasedRemote, exposed: string): Promise<LifeCycles> {
    const lifecycles = await loadFrom(remote, null, exposed);
    options.onNewerBuild(remote);
    return lifecycles;
  }

  return async (name, fault, exposed = lifecyclesModule) => {
    const remote = remotes.get(name);
    // Whatever the reason was, a newer release may have mended it. One that can't run in this page must not replace a
    // build that can: that is tried after it.
    const mending = fault === null ? null : await findNewerBuild(name);
    if (mending !== null) {
      try {
        return await loadNewer(mending, exposed);
      } catch (error) {
        if (remote === undefined) throw error;
      }
    }
    if (remote === undefined)
      throw new RemoteError(name, fault ?? { type: 'contract', reason: 'not in the release' });
    try {
      return await loadFrom(remote, fault, exposed);
    } catch (error) {
      const isGone = error instanceof RemoteError && error.fault.type === 'missing-file';
      // A file that is gone may have been replaced by a newer release: that one is tried, once.
      const newer = isGone && mending === null ? await findNewerBuild(name) : null;
      if (newer === null) throw error;
      return await loadNewer(newer, exposed);
    }
  };
}

/** Whether code of the remote was run, of which the runtime keeps what it became. */
const ranCode = ({ type }: RemoteFault): boolean => type === 'crashed' || type === 'no-lifecycles';
