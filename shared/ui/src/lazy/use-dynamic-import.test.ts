import { act, renderHook, waitFor } from '@testing-library/react';
import { useDynamicImport } from './use-dynamic-import.ts';

const chunk = { title: 'The chunk' };

describe('useDynamicImport', () => {
  it('loads a chunk once, and has it at once the next time', async () => {
    const load = jest.fn(() => Promise.resolve(chunk));
    const first = renderHook(() => useDynamicImport(load));
    expect(first.result.current).toEqual({ status: 'loading' });
    await waitFor(() => expect(first.result.current).toEqual({ status: 'ready', value: chunk }));
    first.unmount();
    const second = renderHook(() => useDynamicImport(load));
    expect(second.result.current).toEqual({ status: 'ready', value: chunk });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not load a chunk before it is wanted', async () => {
    const load = jest.fn(() => Promise.resolve(chunk));
    const { result, rerender } = renderHook(({ wanted }) => useDynamicImport(load, wanted), {
      initialProps: { wanted: false },
    });
    expect(load).not.toHaveBeenCalled();
    rerender({ wanted: true });
    await waitFor(() => expect(result.current.status).toBe('ready'));
  });

  it('loads a chunk again on retry', async () => {
    const load = jest
      .fn(() => Promise.resolve(chunk))
      .mockRejectedValueOnce(new Error('Loading chunk 4 failed'));
    const { result } = renderHook(() => useDynamicImport(load));
    await waitFor(() => expect(result.current.status).toBe('failed'));
    act(() => {
      if (result.current.status === 'failed') result.current.retry();
    });
    await waitFor(() => expect(result.current).toEqual({ status: 'ready', value: chunk }));
  });
});
