import { subscribe } from 'valtio';
import { reportProblem } from '../problems/report-problem.ts';
import { matchOf } from '../routing/route-resolution.ts';
import type { RouterStore } from '../routing/router-store.ts';
import type { RegisteredRemotes } from './register-remotes.ts';
import type { FetchAhead } from './fetch-ahead.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { remoteStateOf } from './remote-state.ts';

export interface RemoteRunnerOptions {
  readonly router: RouterStore;
  readonly loader: RemoteLoader;
  /** Registers the remotes with single-spa, which needs the runtime's chunk. */
  readonly register: () => Promise<RegisteredRemotes>;
  readonly fetchAhead: FetchAhead;
}

export interface RemoteRunner {
  /** Loads and mounts the remote of the present route, and follows every change of route from then on. */
  start(): void;
  retry(name: string): void;
  dispose(): void;
}

/** Brings the remote of the present route onto the page. */
export function createRemoteRunner({
  router,
  loader,
  register,
  fetchAhead,
}: RemoteRunnerOptions): RemoteRunner {
  let registered: RegisteredRemotes | null = null;
  let registering = false;

  /** A runtime that did not arrive is a failure of the loader too, which the customer sees: both wait for the same chunk. */
  async function ensureRegistered(): Promise<void> {
    if (registered !== null || registering) return;
    registering = true;
    try {
      registered = await register();
    } catch (error) {
      reportProblem(error);
    } finally {
      registering = false;
    }
  }

  function update(): void {
    const { resolution } = router.state;
    // Also while the guard still waits, so that session check and download go side by side.
    const name = matchOf(resolution)?.contract.name;
    if (name !== undefined) {
      if (remoteStateOf(loader.states, name).status === 'pending') void fetchAhead(name, 'now');
      // One that failed is asked for again.
      loader.load(name).catch(() => undefined);
    }
    if (registered !== null) registered.update();
    else if (resolution.type === 'remote') void ensureRegistered();
  }

  let unsubscribe = () => {};
  return {
    start: () => {
      unsubscribe = subscribe(router.state, update, true);
      update();
    },
    retry: (name) => void loader.retry(name).then(ensureRegistered),
    dispose: () => {
      unsubscribe();
      registered?.dispose();
    },
  };
}
