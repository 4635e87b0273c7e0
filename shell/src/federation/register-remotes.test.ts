import type { Platform } from '@portal/platform';
import { triggerAppChange, type LifeCycles } from 'single-spa';
import { subscribe } from 'valtio';
import { remotesOf, sampleRelease } from '../fixtures/release.fixture.ts';
import { createOutlet } from './outlet.ts';
import { registerRemotes } from './register-remotes.ts';
import { createRemoteLoader } from './remote-loader.ts';
import { remoteStateOf, type RemoteState } from './remote-state.ts';

const release = sampleRelease();
const leases = 'mfe-leases';
const auth = 'mfe-auth';
const outlet = createOutlet();
const moments: string[] = [];
let active: string | null = null;
let answer: (name: string) => Promise<unknown> = () => Promise.reject(new Error('404'));

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
  platform: {} as Platform,
  federation: () =>
    Promise.resolve({ load: ({ contract }) => answer(contract.name), forget: () => undefined }),
  distrust: () => undefined,
  files: { refresh: () => Promise.resolve(null), newestRelease: () => Promise.resolve(null) },
  onNewerRelease: () => undefined,
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
const statusIs = (name: string, wanted: RemoteState['status']) =>
  becomesTrue(loader.states, () => remoteStateOf(loader.states, name).status === wanted);
const ask = (name: string) => void loader.load(name).catch(() => undefined);

describe('remotes under single-spa', () => {
  beforeEach(() => {
    moments.length = 0;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    // single-spa says itself what takes long.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  const remotes = registerRemotes({
    names: [leases, auth],
    loader,
    activeRemote: () => active,
    platform: { config: { mapsKey: 'abc-123' } } as Platform,
    outlet,
  });

  function goTo(name: string | null): void {
    active = name;
    remotes.update();
  }

  afterEach(async () => {
    goTo(null);
    await mountedIs(null);
    loader.reportCrash(leases);
    loader.reportCrash(auth);
  });

  it('are mounted once Retry has brought what had failed, unmounted when their route is left, and mounted again', async () => {
    goTo(leases);
    ask(leases);
    await statusIs(leases, 'failed');
    expect(outlet.state.mounted).toBeNull();

    answer = () => Promise.resolve(lifecyclesOf());
    await loader.retry(leases);
    await mountedIs(leases);
    expect(moments).toEqual(['bootstrap', 'mount']);

    goTo(null);
    await mountedIs(null);
    expect(moments).toEqual(['bootstrap', 'mount', 'unmount']);

    goTo(leases);
    await mountedIs(leases);
  });

  it.each<[string, (arrival: Promise<void>) => Promise<LifeCycles>]>([
    ['code', (arrival) => arrival.then(() => lifecyclesOf())],
    ['messages', (arrival) => Promise.resolve({ ...lifecyclesOf(), bootstrap: () => arrival })],
  ])(
    'SHELL-74: wait for no other whose %s are on their way, nor is that one mounted when they come too late',
    async (_what, loadAuth) => {
      let arrive: () => void = () => undefined;
      const arrival = new Promise<void>((resolve) => (arrive = resolve));
      answer = (name) => (name === auth ? loadAuth(arrival) : Promise.resolve(lifecyclesOf()));
      goTo(auth);
      ask(auth);
      goTo(leases);
      ask(leases);
      await mountedIs(leases);
      expect(remoteStateOf(loader.states, auth).status).toBe('pending');

      arrive();
      await statusIs(auth, 'loaded');
      expect(outlet.state.mounted).toBe(leases);
      goTo(auth);
      await mountedIs(auth);
      expect(moments.filter((moment) => moment !== 'bootstrap')).toEqual(['mount', 'unmount', 'mount']);
    },
  );

  it('SHELL-77: are handed the platform, with the maps key of the configuration', async () => {
    const given: Platform[] = [];
    const mount = ({ platform }: { readonly platform: Platform }) => {
      given.push(platform);
      return Promise.resolve();
    };
    answer = () => Promise.resolve({ ...lifecyclesOf(), mount });
    goTo(leases);
    ask(leases);
    await mountedIs(leases);
    expect(given.map(({ config }) => config.mapsKey)).toEqual(['abc-123']);
  });

  it('come back by Retry after a mount that threw', async () => {
    answer = () => Promise.resolve(lifecyclesOf(() => Promise.reject(new Error('boom'))));
    goTo(leases);
    ask(leases);
    await statusIs(leases, 'loaded');
    await statusIs(leases, 'failed');
    // Nobody presses Retry sooner.
    await triggerAppChange();

    answer = () => Promise.resolve(lifecyclesOf());
    await loader.retry(leases);
    await mountedIs(leases);
    expect(remoteStateOf(loader.states, leases).status).toBe('loaded');
  });

  it('are mounted again after an unmount that threw', async () => {
    answer = () => Promise.resolve({ ...lifecyclesOf(), unmount: () => Promise.reject(new Error('boom')) });
    goTo(leases);
    ask(leases);
    await mountedIs(leases);
    goTo(null);
    await mountedIs(null);
    goTo(leases);
    await mountedIs(leases);
    expect(moments).toEqual(['bootstrap', 'mount', 'mount']);
  });

  it('SHELL-74: keep no other from being shown by a mount that does not end, and one that ends later leaves the page', async () => {
    jest.useFakeTimers();
    let end: () => void = () => undefined;
    const begun = new Promise<void>((begin) => {
      const mount = () => (begin(), new Promise<void>((resolve) => (end = resolve)));
      answer = (name) => Promise.resolve(lifecyclesOf(name === leases ? mount : undefined));
    });
    goTo(leases);
    ask(leases);
    await begun;
    goTo(auth);
    ask(auth);
    await jest.advanceTimersByTimeAsync(10_000);
    await mountedIs(auth);
    expect(remoteStateOf(loader.states, leases).status).toBe('failed');

    goTo(null);
    await mountedIs(null);
    moments.length = 0;
    end();
    await jest.advanceTimersByTimeAsync(0);
    expect(moments).toEqual(['mount', 'unmount']);
    jest.useRealTimers();
  });

  it('SHELL-74: keep no other from being shown by an unmount that does not end', async () => {
    jest.useFakeTimers();
    const stuck = { ...lifecyclesOf(), unmount: () => new Promise<void>(() => undefined) };
    answer = (name) => Promise.resolve(name === leases ? stuck : lifecyclesOf());
    goTo(leases);
    ask(leases);
    await mountedIs(leases);
    goTo(auth);
    ask(auth);
    await jest.advanceTimersByTimeAsync(10_000);
    await mountedIs(auth);
    jest.useRealTimers();
  });
});
