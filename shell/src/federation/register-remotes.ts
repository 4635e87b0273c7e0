import type { Platform } from '@portal/platform';
import {
  addErrorHandler,
  registerApplication,
  removeErrorHandler,
  start,
  triggerAppChange,
} from 'single-spa';
import { subscribe } from 'valtio';
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
  /** Mounts and unmounts after a change of the route. */
  update(): void;
  dispose(): void;
}

/**
 * Registers every remote with single-spa; which one is active is the guard's decision, once the loader has its code.
 * single-spa must not wait for code: until that has come it would mount no other remote (SHELL-74).
 */
export function registerRemotes(options: RegisterRemotesOptions): RegisteredRemotes {
  const { loader, names, platform, outlet } = options;
  const isActive = (name: string) =>
    options.activeRemote() === name && remoteStateOf(loader.states, name).status === 'loaded';

  for (const name of names) {
    registerApplication({
      name,
      app: () => Promise.resolve(createReportingLifecycles(name, loader, outlet)),
      activeWhen: () => isActive(name),
      customProps: { platform, domElementGetter: () => outlet.elementOf(name) },
    });
  }

  // Without a handler single-spa throws again, past every catch. The loader has the reason and the frame shows it.
  addErrorHandler(reportProblem);
  start({ urlRerouteOnly: true });

  const update = () => void triggerAppChange();
  const unsubscribe = subscribe(loader.states, update, true);
  return {
    update,
    dispose: () => {
      unsubscribe();
      removeErrorHandler(reportProblem);
    },
  };
}
