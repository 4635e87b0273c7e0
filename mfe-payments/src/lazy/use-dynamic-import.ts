import { useEffect, useState } from 'react';

/** The state of a chunk. A failure is not kept: `retry` fetches it again, which `React.lazy` would not. */
type DynamicImport<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Value };

const loadedModules = new Map<() => Promise<unknown>, unknown>();

/** Loads a chunk that only some screens need, once for the life of the page; `load` must be a constant of its module. */
export function useDynamicImport<Value extends object>(load: () => Promise<Value>): DynamicImport<Value> {
  const [state, setState] = useState<{ value: Value } | 'loading' | 'failed'>(() => {
    // The value stored under `load` came from `load`.
    const value = loadedModules.get(load) as Value | undefined;
    return value ? { value } : 'loading';
  });

  useEffect(() => {
    if (state !== 'loading') return undefined;
    let unmounted = false;
    load().then(
      (value) => {
        loadedModules.set(load, value);
        if (!unmounted) setState({ value });
      },
      () => {
        if (!unmounted) setState('failed');
      },
    );
    return () => {
      unmounted = true;
    };
  }, [load, state]);

  if (state === 'loading') return { status: 'loading' };
  if (state === 'failed') {
    return { status: 'failed', retry: () => setState('loading') };
  }
  return { status: 'ready', value: state.value };
}
