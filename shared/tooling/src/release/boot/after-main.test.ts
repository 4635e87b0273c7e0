/** @jest-environment @portal/jest-preset/browser-environment */
import { afterMain } from './after-main.ts';

/** Starts a page that has come this long after its first byte, ms. */
function pageAfter(ms: number) {
  const page = new DOMParser().parseFromString('<script id="main"></script><link id="other">', 'text/html');
  const called = jest.fn<undefined, []>();
  Object.assign(performance, {
    getEntriesByType: () => [{ responseStart: 1_000 }],
    now: () => 1_000 + ms,
  });
  afterMain(page, called);
  return {
    isCalled: () => called.mock.calls.length > 0,
    loads: (id: string) => page.getElementById(id)?.dispatchEvent(new Event('load')),
  };
}

const { getEntriesByType, now } = performance;
beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
afterEach(() => {
  jest.useRealTimers();
  Object.assign(performance, { getEntriesByType, now });
});

it('calls at once on a quick network, and where the browser does not tell', () => {
  expect(pageAfter(59).isCalled()).toBe(true);
  const called = jest.fn<undefined, []>();
  Object.assign(performance, { getEntriesByType: () => [] });
  afterMain(document, called);
  expect(called).toHaveBeenCalledTimes(1);
});

it.each([
  [60, 360],
  [100, 600],
  [5_000, 700],
])('after %i ms it waits %i ms for the main script', (pageMs, waited) => {
  const page = pageAfter(pageMs);
  jest.advanceTimersByTime(waited - 1);
  expect(page.isCalled()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(page.isCalled()).toBe(true);
});

it('does not call once the main script has run; another file changes nothing', () => {
  const [main, other] = [pageAfter(100), pageAfter(100)];
  main.loads('main');
  other.loads('other');
  jest.advanceTimersByTime(700);
  expect([main.isCalled(), other.isCalled()]).toEqual([false, true]);
});
