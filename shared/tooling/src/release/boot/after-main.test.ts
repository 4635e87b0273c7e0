/** @jest-environment @portal/jest-preset/browser-environment */
import { afterMain } from './after-main.ts';

/** Starts a page that has come this long after its first byte, ms. Returns how often it has called back. */
function pageAfter(ms: number): () => number {
  const called = jest.fn<undefined, []>();
  Object.assign(performance, {
    getEntriesByType: () => [{ responseStart: 1_000 }],
    now: () => 1_000 + ms,
  });
  afterMain(window, called);
  return () => called.mock.calls.length;
}

const { getEntriesByType, now } = performance;
beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
afterEach(() => {
  jest.useRealTimers();
  Object.assign(performance, { getEntriesByType, now });
});

it.each([
  [20, 120],
  [100, 600],
  [5_000, 700],
])('after %i ms it waits at most %i ms for the main script', (pageMs, waited) => {
  const calls = pageAfter(pageMs);
  jest.advanceTimersByTime(waited - 1);
  expect(calls()).toBe(0);
  jest.advanceTimersByTime(1);
  expect(calls()).toBe(1);
  expect(window.__portalMainRuns).toBeUndefined();
});

it('calls when the main script begins to run, and not once more', () => {
  const calls = pageAfter(100);
  window.__portalMainRuns?.();
  expect(calls()).toBe(1);
  jest.advanceTimersByTime(700);
  expect(calls()).toBe(1);
});

it('waits for nothing where the browser does not tell how long the page took', () => {
  Object.assign(performance, { getEntriesByType: () => [] });
  const called = jest.fn<undefined, []>();
  afterMain(window, called);
  jest.advanceTimersByTime(0);
  expect(called).toHaveBeenCalledTimes(1);
});
