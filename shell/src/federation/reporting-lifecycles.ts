import { withinTime } from '@portal/platform';
import type { AppProps, LifeCycles } from 'single-spa';
import { reportProblem } from '../problems/report-problem.ts';
import type { Outlet } from './outlet.ts';
import { RemoteError } from './remote-fault.ts';
import { runLifecycle } from './remote-lifecycles.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** Most that a mount or an unmount may take, ms. Both only draw; single-spa does nothing else meanwhile (SHELL-74). */
const timeLimitMs = 10_000;

/**
 * Returns lifecycles that run the remote's own, once the loader has run its bootstrap. What they throw, or that they do
 * not end in time, is reported to the loader and the log, not to single-spa: that would set the remote aside for good,
 * and neither Retry nor another visit could bring it back.
 */
export function createReportingLifecycles(
  name: string,
  loader: Pick<RemoteLoader, 'load' | 'reportCrash'>,
  outlet: Outlet,
): LifeCycles {
  let mounted: LifeCycles | null = null;
  const inTime = (work: Promise<void>) =>
    withinTime(work, timeLimitMs, () => new RemoteError(name, { type: 'time-limit', ms: timeLimitMs }));

  async function mountInTime({ mount, unmount }: LifeCycles, props: AppProps): Promise<void> {
    const mounting = runLifecycle(mount, props);
    try {
      await inTime(mounting);
    } catch (error) {
      // One that ends later must not stay beside what the customer sees by then.
      const leave = () => (mounted === null ? runLifecycle(unmount, props) : undefined);
      mounting.then(leave, () => undefined).catch(reportProblem);
      throw error;
    }
  }

  return {
    bootstrap: () => Promise.resolve(),
    mount: async (props: AppProps) => {
      try {
        const lifecycles = await loader.load(name);
        await mountInTime(lifecycles, props);
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
        if (leaving) await inTime(runLifecycle(leaving.unmount, props));
      } catch (error) {
        reportProblem(error);
      }
    },
  };
}
