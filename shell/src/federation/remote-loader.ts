import type { Release, ReleasedRemote, UnusableRemote } from '@portal/platform/contract';
import type { LifeCycles } from 'single-spa';
import type { Federation } from './federation.ts';
import { RemoteError, type RemoteFault } from './remote-fault.ts';
import { readLifecycles } from './remote-lifecycles.ts';
import type { RemoteState } from './remote-state.ts';
import type { ReleaseFiles } from './release-files.ts';
import { withinTime } from './within-time.ts';

export interface RemoteLoaderOptions {
  readonly remotes: readonly ReleasedRemote[];
  /** Remotes whose contract can't be used, or that need another platform: set apart when the release was read. */
  readonly unusable: readonly UnusableRemote[];
  /** The runtime, a chunk of its own: fetched at the first call, asked again after a failure. */
  readonly federation: () => Promise<Federation>;
  readonly files: ReleaseFiles;
  /** Told when a remote is taken from a newer release than the page's own. */
  readonly onNewerRelease: (release: Release) => void;
  /** Most that one file may take, ms (SHELL-74). */
  readonly timeLimitMs: number;
}

export interface RemoteLoader {
  /** What is known of a remote; a new object whenever that changes. */
  state(name: string): RemoteState;
  subscribe(listener: () => void): () => void;
  /** Joins a load under way, or starts one. Rejects with a `RemoteError`. */
  load(name: string): Promise<LifeCycles>;
  /** Asks again after a failure, past every cache. Never rejects: read `state`. */
  retry(name: string): Promise<void>;
  /** The remote's code arrived but failed while it was mounted. */
  reportCrash(name: string, cause: unknown): void;
}

/**
 * Loads remotes and remembers what became of each: pending, loaded or failed with its reason.
 * One that fails harms no other, and can be asked for again without a reload.
 */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const released = new Map(options.remotes.map((remote) => [remote.contract.name as string, remote]));
  const unusable = new Map(options.unusable.map((remote) => [remote.name, remote]));
  const states = new Map<string, RemoteState>();
  const underWay = new Map<string, Promise<LifeCycles>>();
  const listeners = new Set<() => void>();

  function setState(name: string, state: RemoteState): void {
    states.set(name, state);
    for (const listener of [...listeners]) listener();
  }

  async function once(remote: ReleasedRemote, afterFailure: boolean): Promise<LifeCycles> {
    const { name } = remote.contract;
    if (afterFailure) await options.files.refresh(remote);
    const startedAt = performance.now();
    try {
      const federation = await options.federation();
      if (afterFailure) federation.forget(remote);
      return readLifecycles(name, await federation.load(remote));
    } catch (cause) {
      if (cause instanceof RemoteError) throw cause;
      const timedOut = performance.now() - startedAt >= options.timeLimitMs;
      const fault: RemoteFault = timedOut
        ? { kind: 'time-limit', ms: options.timeLimitMs }
        : ((await options.files.refresh(remote)) ?? { kind: 'crashed' });
      throw new RemoteError(name, fault, cause);
    }
  }

  /** A file that is gone may have moved on with a newer release: that one is tried, once. */
  async function withNewerRelease(name: string, afterFailure: boolean): Promise<LifeCycles> {
    const remote = released.get(name);
    if (remote === undefined) {
      throw new RemoteError(name, {
        kind: 'contract',
        reason: unusable.get(name)?.reason ?? 'not in the release',
      });
    }
    try {
      return await once(remote, afterFailure);
    } catch (error) {
      if (!(error instanceof RemoteError) || error.fault.kind !== 'missing-file') throw error;
      const newest = await options.files.newestRelease();
      const moved = newest?.remotes.find((candidate) => candidate.contract.name === name);
      if (newest === null || moved === undefined || moved.build === remote.build) throw error;
      options.onNewerRelease(newest);
      released.set(name, moved);
      return await once(moved, false);
    }
  }

  /** The outer limit is the longer one: entry and chunk each have their own, and a retry before those would join them. */
  const outerLimitMs = 2 * options.timeLimitMs + 1000;

  function start(name: string, afterFailure: boolean, retryAfter: RemoteError | null): Promise<LifeCycles> {
    setState(name, { status: 'pending', retryAfter });
    const tooLate = () => new RemoteError(name, { kind: 'time-limit', ms: outerLimitMs });
    const attempt = withinTime(withNewerRelease(name, afterFailure), outerLimitMs, tooLate).then(
      (lifecycles) => {
        underWay.delete(name);
        setState(name, { status: 'loaded', lifecycles });
        return lifecycles;
      },
      (cause: unknown) => {
        underWay.delete(name);
        const error =
          cause instanceof RemoteError ? cause : new RemoteError(name, { kind: 'crashed' }, cause);
        setState(name, { status: 'failed', error });
        throw error;
      },
    );
    underWay.set(name, attempt);
    return attempt;
  }

  function load(name: string, asked: boolean): Promise<LifeCycles> {
    const state = states.get(name) ?? idle;
    if (state.status === 'loaded') return Promise.resolve(state.lifecycles);
    const failure = state.status === 'failed' ? state.error : null;
    return underWay.get(name) ?? start(name, failure !== null, asked ? failure : null);
  }

  return {
    state: (name) => states.get(name) ?? idle,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: (name) => load(name, false),
    retry: (name) =>
      load(name, true).then(
        () => undefined,
        () => undefined,
      ),
    reportCrash: (name, cause) => {
      setState(name, { status: 'failed', error: new RemoteError(name, { kind: 'crashed' }, cause) });
    },
  };
}

const idle: RemoteState = { status: 'idle' };
