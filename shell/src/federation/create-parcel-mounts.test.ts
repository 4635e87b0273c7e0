import type { LifeCycles } from 'single-spa';
import { createParcelMounts } from './create-parcel-mounts.ts';
import type { mountParcel } from './mount-parcel.ts';
import { RemoteError, type RemoteFault } from './remote-fault.ts';

const address = { remote: 'mfe-profile', parcel: 'add-card' };
const place = { domElement: document.createElement('div'), props: {}, onEvent: () => {} };
const platform = {} as Parameters<typeof createParcelMounts>[0]['platform'];
const lifecycles = {} as LifeCycles;
const mounted = { unmount: () => Promise.resolve() };

function create(load: (fault: RemoteFault | null) => Promise<LifeCycles>, mount?: typeof mountParcel) {
  const asked: unknown[][] = [];
  const mounts = jest.fn<ReturnType<typeof mountParcel>, Parameters<typeof mountParcel>>(
    mount ?? (() => Promise.resolve(mounted)),
  );
  const mountFrom = createParcelMounts({
    load: (...given) => {
      asked.push(given);
      return load(given[1]);
    },
    runtime: () => Promise.resolve({ mountParcel: mounts }),
    platform,
    timeLimitMs: 1000,
  });
  return { mountFrom, asked, mounts };
}

describe('a parcel', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('is loaded from its remote and gets the platform', async () => {
    const { mountFrom, asked, mounts } = create(() => Promise.resolve(lifecycles));
    await expect(mountFrom(address, place)).resolves.toBe(mounted);
    expect(asked).toEqual([['mfe-profile', null, './parcels/add-card']]);
    expect(mounts).toHaveBeenCalledWith('mfe-profile/add-card', lifecycles, { ...place, platform });
  });

  it('that could not be loaded is asked for past every cache the next time', async () => {
    const fault: RemoteFault = { type: 'unreachable', address: '/entry.js' };
    let broken = true;
    const { mountFrom, asked } = create(() =>
      broken ? Promise.reject(new RemoteError('mfe-profile', fault)) : Promise.resolve(lifecycles),
    );
    await expect(mountFrom(address, place)).rejects.toThrow('/entry.js does not answer');
    broken = false;
    await mountFrom(address, place);
    await mountFrom(address, place);
    expect(asked.map(([, given]) => given)).toEqual([null, fault, null]);
  });

  it('that can’t be drawn is reported as crashed', async () => {
    const { mountFrom } = create(
      () => Promise.resolve(lifecycles),
      () => Promise.reject(new TypeError('props of another shape')),
    );
    await expect(mountFrom(address, place)).rejects.toThrow('mfe-profile: failed while it started');
  });

  it('that takes too long is given up', async () => {
    jest.useFakeTimers();
    const { mountFrom } = create(() => new Promise(() => {}));
    const mounting = expect(mountFrom(address, place)).rejects.toThrow('took longer than 1000 ms');
    await jest.advanceTimersByTimeAsync(1000);
    await mounting;
    jest.useRealTimers();
  });
});
