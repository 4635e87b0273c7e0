import type { Platform } from '@portal/platform';
import type { ReleasedRemote } from '@portal/platform/contract';
import { remotesOf, sampleRelease } from '../fixtures/release.fixture.ts';
import type { Federation } from './federation.ts';
import { RemoteError, type RemoteFault } from './remote-fault.ts';
import { createRemoteLoader } from './remote-loader.ts';
import { remoteStateOf } from './remote-state.ts';
import type { ReleaseFiles } from './release-files.ts';

// What fails to load is written to the browser’s log.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

const release = sampleRelease();
const address = '/assets/mfe-leases/one/entry.js';
const done = () => Promise.resolve();
const lifecycles = { bootstrap: done, mount: done, unmount: done };

/** A federation whose loads give the listed outcomes one after the other; the last one repeats. */
function federationOf(...loads: readonly (() => Promise<unknown>)[]) {
  let next = 0;
  const asked: string[] = [];
  const forgotten: string[] = [];
  const federation: Federation = {
    load: (remote) => {
      asked.push(remote.entry);
      const load = loads[Math.min(next++, loads.length - 1)];
      return load ? load() : Promise.reject(new Error('nothing listed'));
    },
    forget: (remote) => void forgotten.push(remote.entry),
  };
  return { federation, asked, forgotten };
}

function loaderOf(federation: Federation, files: Partial<ReleaseFiles> = {}) {
  const distrusted: string[] = [];
  const trusted: string[] = [];
  const adopted: string[] = [];
  const loader = createRemoteLoader({
    remotes: remotesOf(release),
    unusable: release.unusable,
    platform: {} as Platform,
    federation: () => Promise.resolve(federation),
    files: {
      refresh: (remote: ReleasedRemote) => files.refresh?.(remote) ?? Promise.resolve(null),
      newestRelease: () => files.newestRelease?.() ?? Promise.resolve(null),
    },
    distrust: (addresses) => void distrusted.push(...addresses),
    onNewerRelease: ({ id }) => void trusted.push(id),
    onNewerBuild: ({ build }) => void adopted.push(build),
    timeLimitMs: 120_000,
  });
  return { loader, distrusted, trusted, adopted };
}

const faultOf = async (work: Promise<unknown>): Promise<RemoteFault> => {
  const error: unknown = await work.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (!(error instanceof RemoteError)) throw new Error('expected a RemoteError');
  return error.fault;
};

describe('loading a remote', () => {
  it('goes from pending to loaded, and loads once for all who ask', async () => {
    const { federation, asked } = federationOf(() => Promise.resolve(lifecycles));
    const { loader } = loaderOf(federation);
    expect(remoteStateOf(loader.states, 'mfe-leases')).toEqual({ status: 'pending', retryAfter: null });
    const both = Promise.all([loader.load('mfe-leases'), loader.load('mfe-leases')]);
    expect(remoteStateOf(loader.states, 'mfe-leases')).toEqual({ status: 'pending', retryAfter: null });
    await both;
    expect(await loader.load('mfe-leases')).toBe(lifecycles);
    expect(remoteStateOf(loader.states, 'mfe-leases')).toEqual({ status: 'loaded' });
    expect(asked).toEqual(['/assets/mfe-leases/one/entry.js']);
  });

  it.each<RemoteFault>([
    { type: 'missing-file', address, status: 404 },
    { type: 'unreachable', address },
    { type: 'wrong-file', address },
  ])('fails with the reason that its files show: $type', async (fault) => {
    const { federation } = federationOf(() => Promise.reject(new Error('RUNTIME-008')));
    const { loader } = loaderOf(federation, { refresh: () => Promise.resolve(fault) });
    expect(await faultOf(loader.load('mfe-leases'))).toEqual(fault);
    expect(remoteStateOf(loader.states, 'mfe-leases')).toMatchObject({ status: 'failed', fault });
  });

  it('fails a remote whose files are good but whose code throws as crashed', async () => {
    const { federation } = federationOf(() => Promise.reject(new Error('boom')));
    expect(await faultOf(loaderOf(federation).loader.load('mfe-leases'))).toEqual({ type: 'crashed' });
  });

  it.each([
    ['./lifecycles', null],
    ['mount', { bootstrap: done, unmount: done }],
    ['unmount', { bootstrap: done, mount: done, unmount: 'later' }],
  ])('fails a remote that does not expose %s', async (lacks, exposed) => {
    const { federation } = federationOf(() => Promise.resolve(exposed));
    expect(await faultOf(loaderOf(federation).loader.load('mfe-leases'))).toEqual({
      type: 'no-lifecycles',
      lacks,
    });
  });

  it('fails a remote whose contract or platform version is not compatible, and no other', async () => {
    const { federation, asked } = federationOf(() => Promise.resolve(lifecycles));
    const { loader } = loaderOf(federation);
    expect(await faultOf(loader.load('mfe-support'))).toMatchObject({ type: 'contract' });
    expect(asked).toEqual([]);
    await expect(loader.load('mfe-leases')).resolves.toBe(lifecycles);
  });

  it('SHELL-74: a chunk that has not arrived after 120 s fails, and an outer limit is behind the inner ones', async () => {
    jest.useFakeTimers();
    try {
      const slow = () =>
        new Promise((_, reject) => setTimeout(() => reject(new Error('chunk timed out')), 120_000));
      const { loader } = loaderOf(federationOf(slow).federation);
      const failed = faultOf(loader.load('mfe-leases'));
      await jest.advanceTimersByTimeAsync(119_999);
      expect(remoteStateOf(loader.states, 'mfe-leases').status).toBe('pending');
      await jest.advanceTimersByTimeAsync(1);
      expect(await failed).toEqual({ type: 'time-limit', ms: 120_000 });

      const never = loaderOf(federationOf(() => new Promise(() => {})).federation).loader;
      const stalled = faultOf(never.load('mfe-leases'));
      await jest.advanceTimersByTimeAsync(361_000);
      expect(await stalled).toEqual({ type: 'time-limit', ms: 361_000 });
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('Retry', () => {
  it('SHELL-74: takes no file from a cache, forgets code that failed, loads again, and keeps the fallback meanwhile', async () => {
    const { federation, forgotten } = federationOf(
      () => Promise.reject(new Error('gone')),
      () => Promise.resolve(lifecycles),
    );
    const { loader, distrusted } = loaderOf(federation);
    await faultOf(loader.load('mfe-leases'));
    expect(distrusted).toEqual([address, '/assets/mfe-leases/one/lifecycles.js']);
    const retried = loader.retry('mfe-leases');
    expect(remoteStateOf(loader.states, 'mfe-leases')).toMatchObject({
      status: 'pending',
      retryAfter: { type: 'crashed' },
    });
    await retried;
    expect(forgotten).toEqual([address]);
    expect(remoteStateOf(loader.states, 'mfe-leases').status).toBe('loaded');
  });

  it('keeps code that has not failed', async () => {
    const { federation, forgotten } = federationOf(
      () => Promise.reject(new Error('gone')),
      () => Promise.resolve(lifecycles),
    );
    const { loader } = loaderOf(federation, {
      refresh: () => Promise.resolve({ type: 'unreachable', address }),
    });
    await faultOf(loader.load('mfe-leases'));
    await loader.retry('mfe-leases');
    expect(forgotten).toEqual([]);
  });

  it('never rejects, and can be pressed again', async () => {
    const { federation, asked } = federationOf(() => Promise.reject(new Error('gone')));
    const { loader } = loaderOf(federation);
    await faultOf(loader.load('mfe-leases'));
    await loader.retry('mfe-leases');
    await loader.retry('mfe-leases');
    expect(remoteStateOf(loader.states, 'mfe-leases').status).toBe('failed');
    expect(asked).toHaveLength(3);
  });

  it('brings back a remote that crashed while it was mounted', async () => {
    const { federation, asked } = federationOf(() => Promise.resolve(lifecycles));
    const { loader } = loaderOf(federation);
    await loader.load('mfe-leases');
    loader.reportCrash('mfe-leases');
    expect(remoteStateOf(loader.states, 'mfe-leases')).toMatchObject({
      status: 'failed',
      fault: { type: 'crashed' },
    });
    await loader.retry('mfe-leases');
    expect(asked).toHaveLength(2);
    expect(remoteStateOf(loader.states, 'mfe-leases').status).toBe('loaded');
  });
});

describe('Retry after a newer release', () => {
  it('loads the newer build, whatever the reason of the failure was', async () => {
    const { federation, asked } = federationOf(
      () => Promise.resolve({}),
      () => Promise.resolve(lifecycles),
    );
    const { loader, trusted, adopted } = loaderOf(federation, {
      newestRelease: () => Promise.resolve({ ...sampleRelease('two'), id: '0002' }),
    });
    expect(await faultOf(loader.load('mfe-leases'))).toMatchObject({ type: 'no-lifecycles' });
    await loader.retry('mfe-leases');
    expect(asked).toEqual([address, '/assets/mfe-leases/two/entry.js']);
    expect([trusted, adopted]).toEqual([['0002'], ['two']]);
    expect(remoteStateOf(loader.states, 'mfe-leases').status).toBe('loaded');
  });

  it('SHELL-74: loads the build of this page again when the newer one does not run in it', async () => {
    const { federation, asked } = federationOf(
      () => Promise.reject(new Error('the network is away')),
      () => Promise.reject(new Error('Version 4.5.0 of the platform does not satisfy ^4.6.0')),
      () => Promise.resolve(lifecycles),
    );
    const { loader, adopted } = loaderOf(federation, {
      newestRelease: () => Promise.resolve(sampleRelease('two')),
    });
    await faultOf(loader.load('mfe-leases'));
    await loader.retry('mfe-leases');
    expect(asked).toEqual([address, '/assets/mfe-leases/two/entry.js', address]);
    expect(adopted).toEqual([]);
    expect(remoteStateOf(loader.states, 'mfe-leases').status).toBe('loaded');
  });
});

describe('a file that is missing after a new release', () => {
  const missing: RemoteFault = {
    type: 'missing-file',
    address: '/assets/mfe-leases/one/entry.js',
    status: 404,
  };

  it('is fetched once from the new release', async () => {
    const { federation, asked } = federationOf(
      () => Promise.reject(new Error('404')),
      () => Promise.resolve(lifecycles),
    );
    const { loader, trusted, adopted } = loaderOf(federation, {
      refresh: () => Promise.resolve(missing),
      newestRelease: () => Promise.resolve({ ...sampleRelease('two'), id: '0002' }),
    });
    await loader.load('mfe-leases');
    expect(asked).toEqual(['/assets/mfe-leases/one/entry.js', '/assets/mfe-leases/two/entry.js']);
    expect([trusted, adopted]).toEqual([['0002'], ['two']]);
  });

  it('is a failure when the new release lacks it as well, or when there is no new release', async () => {
    const { federation, asked } = federationOf(() => Promise.reject(new Error('404')));
    const same = loaderOf(federation, {
      refresh: () => Promise.resolve(missing),
      newestRelease: () => Promise.resolve(sampleRelease('one')),
    });
    expect(await faultOf(same.loader.load('mfe-leases'))).toEqual(missing);
    expect(asked).toHaveLength(1);
    const newer = loaderOf(federation, {
      refresh: () => Promise.resolve(missing),
      newestRelease: () => Promise.resolve(sampleRelease('two')),
    });
    expect(await faultOf(newer.loader.load('mfe-leases'))).toEqual(missing);
    expect(asked).toHaveLength(3);
  });
});
