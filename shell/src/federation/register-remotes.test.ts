import type { Platform } from '@portal/platform';
import type { LifeCycles } from 'single-spa';
import { subscribe } from 'valtio';
import { remotesOf, sampleRelease } from '../fixtures/release.fixture.ts';
import { createOutlet } from './outlet.ts';
import { registerRemotes } from './register-remotes.ts';
import { createRemoteLoader } from './remote-loader.ts';
import { remoteStateOf, type RemoteState } from './remote-state.ts';

const release = sampleRelease();
const name = 'mfe-leases';
const outlet = createOutlet();
const moments: string[] = [];
let active: string | null = null;
let answer: () => Promise<unknown> = () => Promise.reject(new Error('404'));

/** Lifecycles that write down what single-spa does with them. */
function lifecyclesOf(mount: () => Promise<void> = () => Promise.resolve()): LifeCycles {
  const step = (moment: string) => () => {
    moments.push(moment);
    return Promise.resolve();
  };
  return { bootstrap: step('bootstrap'), mount: () => mount().then(step('mount')), unmount: step('unmount') };
}

const loader = createRemoteLoader({
  remotes: remotesOf(release),
  unusable: [],
  federation: () => Promise.resolve({ load: () => answer(), forget: () => undefined }),
  distrust: () => undefined,
  files: { refresh: () => Promise.resolve(null), newestRelease: () => Promise.resolve(null) },
  onNewerBuild: () => undefined,
  timeLimitMs: 1000,
});

/** Resolves once the condition on a store is true. */
const becomesTrue = (store: object, condition: () => boolean) =>
  new Promise<void>((resolve) => {
    const check = () => condition() && (unsubscribe(), resolve());
    const unsubscribe = subscribe(store, check, true);
    check();
  });
const mountedIs = (wanted: string | null) => becomesTrue(outlet.state, () => outlet.state.mounted === wanted);
const statusIs = (wanted: RemoteState['status']) =>
  becomesTrue(loader.states, () => remoteStateOf(loader.states, name).status === wanted);
const failed = () => statusIs('failed');

describe('remotes under single-spa', () => {
  beforeEach(() => {
    moments.length = 0;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  const remotes = registerRemotes({
    names: [name],
    loader,
    activeRemote: () => active,
    platform: { config: { mapsKey: 'abc-123' } } as Platform,
    outlet,
  });

  it('comes back by Retry after a failed load, is unmounted when its route is left, and mounted again', async () => {
    active = name;
    remotes.update();
    await failed();
    expect(outlet.state.mounted).toBeNull();

    answer = () => Promise.resolve(lifecyclesOf());
    // As in a busy process, where a timer may come early.
    const start = setTimeout;
    const early = jest.spyOn(globalThis, 'setTimeout');
    early.mockImplementation((handler, ms = 0) => start(handler, ms / 2));
    await remotes.retry(name);
    early.mockRestore();
    await mountedIs(name);
    expect(moments).toEqual(['bootstrap', 'mount']);

    active = null;
    remotes.update();
    await mountedIs(null);
    expect(moments).toEqual(['bootstrap', 'mount', 'unmount']);

    active = name;
    remotes.update();
    await mountedIs(name);
  });

  it('SHELL-77: hands the remote the platform, with the maps key of the configuration', async () => {
    active = null;
    remotes.update();
    await mountedIs(null);
    loader.reportCrash(name);
    const given: Platform[] = [];
    const mount = ({ platform }: { readonly platform: Platform }) => {
      given.push(platform);
      return Promise.resolve();
    };
    answer = () => Promise.resolve({ ...lifecyclesOf(), mount });
    active = name;
    remotes.update();
    await mountedIs(name);
    expect(given.map(({ config }) => config.mapsKey)).toEqual(['abc-123']);
  });

  it('comes back by Retry after a mount that threw', async () => {
    active = null;
    remotes.update();
    await mountedIs(null);
    loader.reportCrash(name);
    answer = () => Promise.resolve(lifecyclesOf(() => Promise.reject(new Error('boom'))));
    active = name;
    remotes.update();
    await failed();
    await statusIs('loaded');
    await failed();

    answer = () => Promise.resolve(lifecyclesOf());
    await remotes.retry(name);
    await mountedIs(name);
    expect(remoteStateOf(loader.states, name).status).toBe('loaded');
  });
});
