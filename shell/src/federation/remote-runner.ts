import type { Places } from '../routing/places.ts';
import type { Place } from '../routing/place.ts';
import type { RegisteredRemotes } from './register-remotes.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { reportProblem } from '../start/report-problem.ts';

export interface RemoteRunnerOptions {
  readonly places: Places;
  readonly loader: RemoteLoader;
  /** Registers the remotes with single-spa, for which the runtime's chunk must be there. */
  readonly register: () => Promise<RegisteredRemotes>;
}

export interface RemoteRunner {
  /** Loads and mounts what the present place needs, and follows from then on. */
  start(): void;
  retry(name: string): void;
  dispose(): void;
}

/** Remote whose code the place needs: also while the guard still waits, so that both go side by side. */
export function remoteOf(place: Place): string | null {
  if (place.kind === 'remote' || place.kind === 'checking') return place.match?.contract.name ?? null;
  return null;
}

/** Brings the remote of the present place onto the page. */
export function createRemoteRunner({ places, loader, register }: RemoteRunnerOptions): RemoteRunner {
  let registered: RegisteredRemotes | null = null;
  let registering = false;

  /** A runtime that did not arrive is the loader's failure too: it waits for the same chunk and tells the customer. */
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

  function follow(): void {
    const name = remoteOf(places.current);
    if (name !== null && loader.state(name).status === 'idle') loader.load(name).catch(() => undefined);
    if (registered !== null) registered.update();
    else if (places.current.kind === 'remote') void ensureRegistered();
  }

  let stop = () => {};
  return {
    start: () => {
      stop = places.subscribe(follow);
      follow();
    },
    retry: (name) => {
      if (registered !== null) void registered.retry(name);
      else void loader.retry(name).then(ensureRegistered);
    },
    dispose: () => {
      stop();
      registered?.dispose();
    },
  };
}
