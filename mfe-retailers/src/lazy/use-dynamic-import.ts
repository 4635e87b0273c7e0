import { useEffect, useState } from 'react';

/** The state of a chunk. A failure is not kept: `retry` fetches it again, which `React.lazy` would not. */
export type DynamicImport<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Value };

/** Loads a chunk as soon as `wanted` is true; `load` must be a constant of its module. */
export function useDynamicImport<Value extends object>(
  load: () => Promise<Value>,
  wanted = true,
): DynamicImport<Value> {
  const [state, setState] = useState<{ readonly value: Value } | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (!wanted || state !== 'loading') return undefined;
    let unmounted = false;
    load().then(
      (value) => {
        if (!unmounted) setState({ value });
      },
      () => {
        if (!unmounted) setState('failed');
      },
    );
    return () => {
      unmounted = true;
    };
  }, [load, state, wanted]);
  if (state === 'loading') return { status: 'loading' };
  if (state === 'failed') return { status: 'failed', retry: () => setState('loading') };
  return { status: 'ready', value: state.value };
}
