import { proxy, ref } from 'valtio';
import type { Platform } from '@portal/platform';
import type { RouteMatch } from '@portal/platform/contract';
import type { RouteResolution } from '../routing/route-resolution.ts';
import { leasesContract } from '../fixtures/contracts.fixture.ts';
import { remotesOf, sampleRelease } from '../fixtures/release.fixture.ts';
import { createRemoteLoader } from './remote-loader.ts';
import { createRemoteRunner } from './remote-runner.ts';
import { remoteStateOf } from './remote-state.ts';

const name = 'mfe-leases';
const welcome: RouteResolution = { type: 'screen', screen: 'welcome' };
const leases: RouteResolution = {
  type: 'remote',
  match: { contract: leasesContract, route: { id: 'current' } } as unknown as RouteMatch,
};

it('SHELL-74: a remote that failed is asked for again when the customer comes back to it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const done = () => Promise.resolve();
  let isBroken = true;
  const loader = createRemoteLoader({
    remotes: remotesOf(sampleRelease()),
    unusable: [],
    platform: {} as Platform,
    federation: () =>
      Promise.resolve({
        load: () =>
          isBroken
            ? Promise.reject(new Error('404'))
            : Promise.resolve({ bootstrap: done, mount: done, unmount: done }),
        forget: () => undefined,
      }),
    distrust: () => undefined,
    files: { refresh: () => Promise.resolve(null), newestRelease: () => Promise.resolve(null) },
    onNewerRelease: () => undefined,
    onNewerBuild: () => undefined,
    timeLimitMs: 1000,
  });
  const state = proxy<{ resolution: RouteResolution }>({ resolution: ref(leases) });
  const runner = createRemoteRunner({
    router: { state, dispose: () => undefined },
    loader,
    register: () => Promise.resolve({ update: () => undefined, dispose: () => undefined }),
    fetchAhead: () => Promise.resolve(),
  });
  runner.start();
  await expect(loader.load(name)).rejects.toThrow('failed while it started');

  isBroken = false;
  // As after a change of the session.
  state.resolution = ref({ ...leases });
  expect(remoteStateOf(loader.states, name).status).toBe('failed');
  state.resolution = ref(welcome);
  expect(remoteStateOf(loader.states, name).status).toBe('failed');
  state.resolution = ref(leases);
  expect(remoteStateOf(loader.states, name).status).toBe('pending');
  await loader.load(name);
  expect(remoteStateOf(loader.states, name).status).toBe('loaded');
  runner.dispose();
});
