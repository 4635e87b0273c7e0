import { withinTime, type Platform } from '@portal/platform';
import type { UnusableRemote } from '@portal/platform/contract';
import type { LifeCycles } from 'single-spa';
import { proxy } from 'valtio';
import { reportProblem } from '../problems/report-problem.ts';
import { createLoadLifecycles, type LoadLifecyclesOptions } from './load-lifecycles.ts';
import { RemoteError, type RemoteFault } from './remote-fault.ts';
import { runLifecycle } from './remote-lifecycles.ts';
import { remoteStateOf, type RemoteState, type RemoteStates } from './remote-state.ts';

export interface RemoteLoaderOptions extends LoadLifecyclesOptions {
  /** Remotes whose contract can't be used, or that need another platform: set apart when the release was read. */
  readonly unusable: readonly UnusableRemote[];
  /** What remotes are handed. */
  readonly platform: Platform;
}

export interface RemoteLoader {
  /** A valtio proxy; read it through `remoteStateOf`. */
  readonly states: RemoteStates;
  /** Joins a load under way, or starts one. Rejects with a `RemoteError`. */
  load(name: string): Promise<LifeCycles>;
  /** Asks again after a failure, past every cache. Never rejects: read `states`. */
  retry(name: string): Promise<void>;
  /** Records that the remote's code arrived but failed while it was mounted. */
  reportCrash(name: string): void;
}

/**
 * Loads and bootstraps remotes, and remembers the state of each: pending, loaded or failed with its fault.
 * One that fails does not affect the others, and can be asked for again without a reload.
 */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const loadLifecycles = createLoadLifecycles(options);
  const states = proxy<Record<string, RemoteState>>(
    Object.fromEntries(
      options.unusable.map(({ name, reason }) => [
        name,
        { status: 'failed', fault: { type: 'contract', reason } },
      ]),
    ),
  );
  /** Loads that are under way or have succeeded. */
  const loads = new Map<string, Promise<LifeCycles>>();

  /**
   * The outer limit is the longer one: entry, chunk and messages each have their own, and a retry before those would join
   * them.
   */
  const outerLimitMs = 3 * options.timeLimitMs + 1000;

  /** The bootstrap fetches messages, for which single-spa must not wait: it would mount no other remote meanwhile. */
  async function loadAndBootstrap(name: string, fault: RemoteFault | null): Promise<LifeCycles> {
    const lifecycles = await loadLifecycles(name, fault);
    // single-spa's types ask for props of its own, which no bootstrap has a use for.
    await runLifecycle(lifecycles.bootstrap, { name, platform: options.platform } as never);
    return lifecycles;
  }

  async function start(name: string, fault: RemoteFault | null): Promise<LifeCycles> {
    const tooLate = () => new RemoteError(name, { type: 'time-limit', ms: outerLimitMs });
    try {
      const lifecycles = await withinTime(loadAndBootstrap(name, fault), outerLimitMs, tooLate);
      states[name] = { status: 'loaded' };
      return lifecycles;
    } catch (cause) {
      const error = cause instanceof RemoteError ? cause : new RemoteError(name, { type: 'crashed' }, cause);
      reportProblem(error);
      fail(name, error.fault);
      throw error;
    }
  }

  function fail(name: string, fault: RemoteFault): void {
    loads.delete(name);
    states[name] = { status: 'failed', fault };
  }

  function load(name: string, byCustomer: boolean): Promise<LifeCycles> {
    const known = loads.get(name);
    if (known !== undefined) return known;
    const state = remoteStateOf(states, name);
    const fault = state.status === 'failed' ? state.fault : null;
    states[name] = { status: 'pending', retryAfter: byCustomer ? fault : null };
    const started = start(name, fault);
    loads.set(name, started);
    return started;
  }

  return {
    states,
    load: (name) => load(name, false),
    retry: (name) =>
      load(name, true).then(
        () => undefined,
        () => undefined,
      ),
    reportCrash: (name) => fail(name, { type: 'crashed' }),
  };
}
