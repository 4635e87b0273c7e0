import { act, renderHook } from '@testing-library/react';
import { useBreakpoint } from './use-breakpoint.ts';

describe('the breakpoint of the window', () => {
  const before = innerWidth;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    Object.assign(window, { innerWidth: before });
  });
  const resize = (width: number) =>
    act(() => {
      Object.assign(window, { innerWidth: width });
      window.dispatchEvent(new Event('resize'));
    });

  it.each([
    [0, 'xs'],
    [575, 'xs'],
    [576, 'sm'],
    [767, 'sm'],
    [768, 'md'],
    [991, 'md'],
    [992, 'lg'],
    [1199, 'lg'],
    [1200, 'xl'],
    [1399, 'xl'],
    [1400, 'xxl'],
  ])('UI-94: %i px is %s', (width, name) => {
    Object.assign(window, { innerWidth: width });
    const { result } = renderHook(() => useBreakpoint());
    expect(result.current).toBe(name);
  });

  it('UI-94: changes 500 ms after the last resize', () => {
    Object.assign(window, { innerWidth: 1280 });
    const { result } = renderHook(() => useBreakpoint());
    expect(result.current).toBe('xl');
    resize(600);
    act(() => jest.advanceTimersByTime(300));
    resize(580);
    act(() => jest.advanceTimersByTime(499));
    expect(result.current).toBe('xl');
    act(() => jest.advanceTimersByTime(1));
    expect(result.current).toBe('sm');
  });

  it('leaves no listener and no timer behind', () => {
    const added = jest.spyOn(window, 'addEventListener');
    const removed = jest.spyOn(window, 'removeEventListener');
    const { unmount } = renderHook(() => useBreakpoint());
    resize(600);
    unmount();
    const ofResize = (calls: jest.SpyInstance) =>
      calls.mock.calls.filter(([type]) => type === 'resize').length;
    expect(ofResize(removed)).toBe(ofResize(added));
    expect(jest.getTimerCount()).toBe(0);
  });
});
