import type { AppProps, LifeCycles } from 'single-spa';
import { reportProblem } from '../problems/report-problem.ts';
import type { Outlet } from './outlet.ts';
import type { RemoteLoader } from './remote-loader.ts';

/**
 * Returns lifecycles that run the remote's own, and report what they throw to the loader and the log, not to single-spa:
 * single-spa would set the remote aside for good, and neither Retry nor another visit could bring it back.
 */
export function createReportingLifecycles(
  name: string,
  loader: Pick<RemoteLoader, 'load' | 'reportCrash'>,
  outlet: Outlet,
): LifeCycles {
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
        loader.reportCrash(name);
      }
    },
    unmount: async (props: AppProps) => {
      const leaving = mounted;
      mounted = null;
      outlet.setMounted(null);
      try {
        if (leaving) await run(leaving.unmount, props);
      } catch (error) {
        reportProblem(error);
      }
    },
  };
}

type Lifecycle = LifeCycles['mount'];

async function run(lifecycle: Lifecycle, props: AppProps): Promise<void> {
  for (const step of Array.isArray(lifecycle) ? lifecycle : [lifecycle]) await step(props);
}
