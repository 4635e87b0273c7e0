import type { Platform } from '@portal/platform';
import {
  addErrorHandler,
  getAppStatus,
  registerApplication,
  removeErrorHandler,
  start,
  triggerAppChange,
  unloadApplication,
  type AppProps,
  type LifeCycles,
} from 'single-spa';
import type { Outlet } from './outlet.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { reportProblem } from '../start/report-problem.ts';

export interface RegisterRemotesOptions {
  readonly names: readonly string[];
  readonly loader: RemoteLoader;
  /** Name of the remote that the present place shows, null for none. */
  readonly activeRemote: () => string | null;
  readonly platform: Platform;
  readonly outlet: Outlet;
}

export interface RegisteredRemotes {
  /** Looks again which remote belongs on the page; after a change that is not one of the address. */
  update(): void;
  /** The Retry of the fallback. */
  retry(name: string): Promise<void>;
  dispose(): void;
}

/** single-spa refuses to load an application again sooner than this after a failure, ms. */
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
        return guarded(name, options);
      },
      activeWhen: () => options.activeRemote() === name,
      customProps: { platform, domElementGetter: () => outlet.partOf(name) },
    });
  }

  // Without a handler single-spa throws again, past every catch. The loader knows the reason and the frame shows it.
  addErrorHandler(reportProblem);
  start({ urlRerouteOnly: true });

  return {
    update: () => void triggerAppChange(),
    retry: async (name) => {
      await loader.retry(name);
      if (loader.state(name).status !== 'loaded') return;
      if (getAppStatus(name) === 'MOUNTED') {
        await unloadApplication(name, { waitForUnmount: false });
        return;
      }
      const since = performance.now() - (failedAt.get(name) ?? -pauseAfterFailure);
      if (since < pauseAfterFailure) await wait(pauseAfterFailure - since + 1);
      await triggerAppChange();
    },
    dispose: () => removeErrorHandler(reportProblem),
  };
}

/**
 * The remote's lifecycles, of which a failing one is told to the loader and not to single-spa:
 * that would set the remote aside for good, and Retry could not bring it back.
 */
function guarded(name: string, { loader, outlet }: RegisterRemotesOptions): LifeCycles {
  let mounted: LifeCycles | null = null;
  return {
    bootstrap: () => Promise.resolve(),
    mount: async (props: AppProps) => {
      try {
        const lifecycles = await loader.load(name);
        await run(lifecycles.bootstrap, props);
        await run(lifecycles.mount, props);
        mounted = lifecycles;
        outlet.setMounted(name);
      } catch (error) {
        reportProblem(error);
        loader.reportCrash(name, error);
      }
    },
    unmount: async (props: AppProps) => {
      const leaving = mounted;
      mounted = null;
      outlet.setMounted(null);
      if (leaving) await run(leaving.unmount, props);
    },
  };
}

type Lifecycle = LifeCycles['mount'];

async function run(lifecycle: Lifecycle, props: AppProps): Promise<void> {
  for (const step of Array.isArray(lifecycle) ? lifecycle : [lifecycle]) await step(props);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
