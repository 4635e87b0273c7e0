import type { Release, ReleasedRemote, UnusableRemote } from '@portal/platform/contract';
import type { LifeCycles } from 'single-spa';
import type { Federation } from './federation.ts';
import type { ReleaseFiles } from './release-files.ts';
import { RemoteError, type RemoteFault } from './remote-fault.ts';
import { readLifecycles } from './remote-lifecycles.ts';

export interface LoadLifecyclesOptions {
  readonly remotes: readonly ReleasedRemote[];
  /** Remotes whose contract can't be used, or that need another platform: set apart when the release was read. */
  readonly unusable: readonly UnusableRemote[];
  /** The runtime, a chunk of its own: fetched at the first call, asked again after a failure. */
  readonly federation: () => Promise<Federation>;
  readonly files: ReleaseFiles;
  /** Called when files may have arrived bad, so that the next load does not take them from a cache. */
  readonly distrust: (addresses: readonly string[]) => void;
  /** Called when a remote is loaded from a newer release than the page's own. */
  readonly onNewerRelease: (release: Release) => void;
  /** Most that one file may take, ms (SHELL-74). */
  readonly timeLimitMs: number;
}

/** Downloads a remote's lifecycles, after a failure (`fault`) past every cache. Rejects with a `RemoteError`. */
export type LoadLifecycles = (name: string, fault: RemoteFault | null) => Promise<LifeCycles>;

export function createLoadLifecycles(options: LoadLifecyclesOptions): LoadLifecycles {
  const { files, timeLimitMs } = options;
  const released = new Map(options.remotes.map((remote) => [remote.contract.name as string, remote]));

  async function loadFrom(remote: ReleasedRemote, before: RemoteFault | null): Promise<LifeCycles> {
    const { name } = remote.contract;
    const startedAt = performance.now();
    try {
      const federation = await options.federation();
      if (before !== null && ranCode(before)) federation.forget(remote);
      return readLifecycles(name, await federation.load(remote));
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

  /** The remote in the site's newest release; null when that has the same build. */
  async function findNewerBuild({ contract, build }: ReleasedRemote): Promise<ReleasedRemote | null> {
    const release = await files.newestRelease();
    const remote = release?.remotes.find((candidate) => candidate.contract.name === contract.name);
    if (release === null || remote === undefined || remote.build === build) return null;
    options.onNewerRelease(release);
    released.set(contract.name, remote);
    return remote;
  }

  return async (name, fault) => {
    const remote = released.get(name);
    if (remote === undefined) {
      const reason = options.unusable.find((candidate) => candidate.name === name)?.reason;
      throw new RemoteError(name, { type: 'contract', reason: reason ?? 'not in the release' });
    }
    // Whatever the reason was, a newer release may have mended it.
    const mended = fault === null ? null : await findNewerBuild(remote);
    if (mended !== null) return loadFrom(mended, null);
    try {
      return await loadFrom(remote, fault);
    } catch (error) {
      if (!(error instanceof RemoteError) || error.fault.type !== 'missing-file') throw error;
      // A file that is gone may have been replaced by a newer release: that one is tried, once.
      const newer = await findNewerBuild(remote);
      if (newer === null) throw error;
      return await loadFrom(newer, null);
    }
  };
}

/** Whether code of the remote was run, of which the runtime keeps what it became. */
const ranCode = ({ type }: RemoteFault): boolean => type === 'crashed' || type === 'no-lifecycles';
