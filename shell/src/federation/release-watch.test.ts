import { sampleRelease } from '../fixtures/release.fixture.ts';
import { createReleaseWatch, type ReleaseWatch } from './release-watch.ts';

const release = sampleRelease();
let watch: ReleaseWatch;
let navigate = () => {};

function watchFor(newest: string | null) {
  const newestRelease = jest.fn(async () => (newest === null ? null : { ...release, id: newest }));
  watch = createReleaseWatch({
    release,
    files: { newestRelease },
    navigation: {
      subscribe: (listener) => {
        navigate = listener;
        return () => {};
      },
    },
    page: document,
  });
  return newestRelease;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  watch.dispose();
  jest.useRealTimers();
});

const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);

describe('watching for another release', () => {
  it('asks when the customer changes screens, at most every five minutes', async () => {
    const asked = watchFor(release.id);
    navigate();
    expect(asked).not.toHaveBeenCalled();
    await minutes(5);
    navigate();
    navigate();
    await minutes(0);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(watch.state.changed).toBe(false);
  });

  it('says so once the site has another release, when the customer comes back, and asks no more', async () => {
    const asked = watchFor('0002');
    await minutes(5);
    document.dispatchEvent(new Event('visibilitychange'));
    await minutes(0);
    expect(watch.state.changed).toBe(true);
    await minutes(6);
    navigate();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('says nothing when the release can’t be read', async () => {
    watchFor(null);
    await minutes(5);
    navigate();
    await minutes(0);
    expect(watch.state.changed).toBe(false);
  });
});
