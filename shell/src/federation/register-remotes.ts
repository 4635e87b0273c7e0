import type { Platform } from '@portal/platform';
import {
  addErrorHandler,
  getAppStatus,
  registerApplication,
  removeErrorHandler,
  start,
  triggerAppChange,
  unloadApplication,
} from 'single-spa';
import { reportProblem } from '../problems/report-problem.ts';
import type { Outlet } from './outlet.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { remoteStateOf } from './remote-state.ts';
import { createReportingLifecycles } from './reporting-lifecycles.ts';

export interface RegisterRemotesOptions {
  readonly names: readonly string[];
  readonly loader: RemoteLoader;
  /** Name of the remote that the present route shows, null when it shows none. */
  readonly activeRemote: () => string | null;
  readonly platform: Platform;
  readonly outlet: Outlet;
}

export interface RegisteredRemotes {
  /** Mounts and unmounts after a change that is not one of the address. */
  update(): void;
  /** Loads and mounts a remote that failed again: the Retry of its fallback. */
  retry(name: string): Promise<void>;
  dispose(): void;
}

/** single-spa does not load an application again sooner than this after a failure, ms. */
const pauseAfterFailure = 200;

/** Registers every remote with single-spa; which one is active is the guard's decision alone. */
export function registerRemotes(options: RegisterRemotesOptions): RegisteredRemotes {
  const { loader, names, platform, outlet } = options;
  const failedAt = new Map<string, number>();

  for (const name of names) {
    registerApplication({
      name,
      app: async () => {
        try {
          await loader.load(name);
        } catch (error) {
          failedAt.set(name, performance.now());
          throw error;
        }
        return createReportingLifecycles(name, loader, outlet);
      },
      activeWhen: () => options.activeRemote() === name,
      customProps: { platform, domElementGetter: () => outlet.elementOf(name) },
    });
  }

  // Without a handler single-spa throws again, past every catch. The loader has the reason and the frame shows it.
  addErrorHandler(reportProblem);
  start({ urlRerouteOnly: true });

  return {
    update: () => void triggerAppChange(),
    retry: async (name) => {
      await loader.retry(name);
      if (remoteStateOf(loader.states, name).status !== 'loaded') return;
      if (getAppStatus(name) === 'MOUNTED') {
        await unloadApplication(name, { waitForUnmount: false });
        return;
      }
      await untilLoadedAgain(failedAt.get(name));
      await triggerAppChange();
    },
    dispose: () => removeErrorHandler(reportProblem),
  };
}

/** Resolves when single-spa loads an application again that failed then. A timer of a busy process may come early. */
async function untilLoadedAgain(failedAt = -Infinity): Promise<void> {
  for (;;) {
    const left = failedAt + pauseAfterFailure + 1 - performance.now();
    if (left <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, left));
  }
}
