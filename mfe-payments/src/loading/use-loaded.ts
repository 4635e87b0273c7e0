import { useEffect, useState } from 'react';

/** A chunk on its way. A failure is not kept: `retry` fetches it anew, which `React.lazy` would not. */
export type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Value };

const arrived = new Map<() => Promise<unknown>, unknown>();

/** Loads what only some screens need, once in the page's life; `load` is a constant of its module. */
export function useLoaded<Value extends object>(load: () => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<{ value: Value } | 'loading' | 'failed'>(() => {
    // What was stored under `load` came from `load`.
    const value = arrived.get(load) as Value | undefined;
    return value ? { value } : 'loading';
  });

  useEffect(() => {
    if (state !== 'loading') return undefined;
    let left = false;
    load().then(
      (value) => {
        arrived.set(load, value);
        if (!left) setState({ value });
      },
      () => {
        if (!left) setState('failed');
      },
    );
    return () => {
      left = true;
    };
  }, [load, state]);

  if (state === 'loading') return { status: 'loading' };
  if (state === 'failed') {
    return { status: 'failed', retry: () => setState('loading') };
  }
  return { status: 'ready', value: state.value };
}
