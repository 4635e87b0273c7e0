import { throttle } from './throttle.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('calls at once, and once more at the end for all that came in between', () => {
  const call = jest.fn();
  const throttled = throttle(call, 1500);
  throttled();
  expect(call).toHaveBeenCalledTimes(1);
  throttled();
  throttled();
  jest.advanceTimersByTime(1499);
  expect(call).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(1500);
  expect(call).toHaveBeenCalledTimes(2);
  expect(jest.getTimerCount()).toBe(0);
});

it('keeps its distance after a late call too', () => {
  const call = jest.fn();
  const throttled = throttle(call, 100);
  throttled();
  throttled();
  jest.advanceTimersByTime(100);
  throttled();
  expect(call).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(100);
  expect(call).toHaveBeenCalledTimes(3);
});

it('forgets what waits', () => {
  const call = jest.fn();
  const throttled = throttle(call, 100);
  throttled();
  throttled();
  throttled.cancel();
  jest.advanceTimersByTime(1000);
  expect(call).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});
