import { withinTime, type Platform } from '@portal/platform';
import type { MountParcel } from '@portal/platform/host';
import { reportProblem } from '../problems/report-problem.ts';
import type { LoadLifecycles } from './load-lifecycles.ts';
import type { mountParcel } from './mount-parcel.ts';
import { RemoteError, type RemoteFault } from './remote-fault.ts';

interface ParcelMountsOptions {
  readonly load: LoadLifecycles;
  /** The runtime's chunk, which has single-spa. */
  readonly runtime: () => Promise<{ readonly mountParcel: typeof mountParcel }>;
  readonly platform: Platform;
  /** Most that loading may take, ms. */
  readonly timeLimitMs: number;
}

/**
 * Creates what mounts parcels of remotes. A parcel that fails leaves its remote's screens as they are; asked for again,
 * it is loaded past every cache. Rejects with a `RemoteError`.
 */
export function createParcelMounts({
  load,
  runtime,
  platform,
  timeLimitMs,
}: ParcelMountsOptions): MountParcel {
  const faults = new Map<string, RemoteFault>();
  return async ({ remote, parcel }, place) => {
    const exposed = `./parcels/${parcel}`;
    const name = `${remote}/${parcel}`;
    const tooLate = () => new RemoteError(remote, { type: 'time-limit', ms: timeLimitMs });
    try {
      const loading = load(remote, faults.get(name) ?? null, exposed);
      const lifecycles = await withinTime(loading, timeLimitMs, tooLate);
      const mounted = await (await runtime()).mountParcel(name, lifecycles, { ...place, platform });
      faults.delete(name);
      return mounted;
    } catch (cause) {
      const error =
        cause instanceof RemoteError ? cause : new RemoteError(remote, { type: 'crashed' }, cause);
      faults.set(name, error.fault);
      reportProblem(error);
      throw error;
    }
  };
}
