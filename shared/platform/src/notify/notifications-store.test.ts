import { createNotifications } from './notifications-store.ts';

function make() {
  const { notify, store } = createNotifications();
  store.resume();
  return { notify, store, texts: () => store.state.shown.map(({ tone, text }) => `${tone} ${text}`) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('notifications', () => {
  it('UI-69: go away after 5000 ms', () => {
    const { notify, texts } = make();
    notify.success('Saved');
    jest.advanceTimersByTime(4999);
    expect(texts()).toEqual(['success Saved']);
    jest.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('UI-69: have their 5000 ms from when they are drawn', () => {
    const { notify, store } = createNotifications();
    notify.success('Saved');
    jest.advanceTimersByTime(60_000);
    store.resume();
    jest.advanceTimersByTime(4999);
    expect(store.state.shown).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(store.state.shown).toEqual([]);
  });

  it('stay until they are closed when they are errors', () => {
    const { notify, store, texts } = make();
    notify.error('Broken');
    jest.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['error Broken']);
    store.close(store.state.shown[0]?.id ?? 0);
    expect(texts()).toEqual([]);
  });

  it('wait while they are looked at, and then have the rest of their time', () => {
    const { notify, store, texts } = make();
    notify.info('Read me');
    jest.advanceTimersByTime(3000);
    store.pause();
    notify.success('New');
    jest.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['info Read me', 'success New']);
    store.resume();
    jest.advanceTimersByTime(2000);
    expect(texts()).toEqual(['success New']);
    jest.advanceTimersByTime(3000);
    expect(texts()).toEqual([]);
  });

  it('say the same thing once, and anew', () => {
    const { notify, texts } = make();
    for (let call = 0; call < 10; call += 1) notify.error('Broken');
    notify.success('Saved');
    jest.advanceTimersByTime(4000);
    notify.success('Saved');
    jest.advanceTimersByTime(4000);
    expect(texts()).toEqual(['error Broken', 'success Saved']);
  });
});
