import type { AppProps, LifeCycles } from 'single-spa';
import { reportProblem } from '../problems/report-problem.ts';
import type { Outlet } from './outlet.ts';
import { runLifecycle } from './remote-lifecycles.ts';
import type { RemoteLoader } from './remote-loader.ts';

/**
 * Returns lifecycles that run the remote's own, once the loader has run its bootstrap. What they throw is reported to the
 * loader and the log, not to single-spa: that would set the remote aside for good, and neither Retry nor another visit
 * could bring it back.
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
        await runLifecycle(lifecycles.mount, props);
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
        if (leaving) await runLifecycle(leaving.unmount, props);
      } catch (error) {
        reportProblem(error);
      }
    },
  };
}
