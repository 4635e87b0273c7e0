import { useEffect, useState } from 'react';

/** The state of a chunk. A failure is not kept: `retry` loads the chunk again, which `React.lazy` would not. */
export type DynamicImport<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Value };

const loadedChunks = new Map<() => Promise<unknown>, unknown>();

/**
 * Loads a chunk as soon as `wanted` is true, once for the life of the page: a component that is drawn again has it at
 * once. `load` must be a constant of its module.
 */
export function useDynamicImport<Value extends object>(
  load: () => Promise<Value>,
  wanted = true,
): DynamicImport<Value> {
  const [state, setState] = useState<{ readonly value: Value } | { readonly error: unknown } | 'loading'>(
    () => {
      // The value stored under `load` came from `load`.
      const value = loadedChunks.get(load) as Value | undefined;
      return value ? { value } : 'loading';
    },
  );

  useEffect(() => {
    if (!wanted || state !== 'loading') return undefined;
    let unmounted = false;
    load().then(
      (value) => {
        loadedChunks.set(load, value);
        if (!unmounted) setState({ value });
      },
      (error: unknown) => {
        if (!unmounted) setState({ error });
      },
    );
    return () => {
      unmounted = true;
    };
  }, [load, state, wanted]);

  if (state === 'loading') return { status: 'loading' };
  if ('error' in state) return { status: 'failed', error: state.error, retry: () => setState('loading') };
  return { status: 'ready', value: state.value };
}
