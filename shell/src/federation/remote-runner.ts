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
  /**
   * Registers the remotes with single-spa, which needs the runtime's chunk; null when that did not arrive, which the
   * loader, which waits for it too, reports and shows.
   */
  readonly register: () => Promise<RegisteredRemotes | null>;
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
  /** Remote and route of the last update; null where it was none. */
  let present: string | null = null;

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
    const match = matchOf(resolution);
    const name = match?.contract.name;
    const route = match && `${match.contract.name} ${match.route.id}`;
    const isPending = name !== undefined && remoteStateOf(loader.states, name).status === 'pending';
    if (isPending) void fetchAhead(name, 'now');
    // One that failed is asked for again where the customer goes to another screen, not at any change of the session.
    if (name !== undefined && (isPending || route !== present)) loader.load(name).catch(() => undefined);
    present = route;
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
