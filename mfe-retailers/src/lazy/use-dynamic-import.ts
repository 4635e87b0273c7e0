import { useEffect, useState } from 'react';

/** A script on its way. A failure is not kept: `retry` fetches it anew, which `React.lazy` would not. */
export type DynamicImport<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Value };

/** Loads what is needed from some moment on; `load` is a constant of its module, `wanted` that moment. */
export function useDynamicImport<Value extends object>(
  load: () => Promise<Value>,
  wanted = true,
): DynamicImport<Value> {
  const [state, setState] = useState<{ readonly value: Value } | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (!wanted || state !== 'loading') return undefined;
    let left = false;
    load().then(
      (value) => {
        if (!left) setState({ value });
      },
      () => {
        if (!left) setState('failed');
      },
    );
    return () => {
      left = true;
    };
  }, [load, state, wanted]);
  if (state === 'loading') return { status: 'loading' };
  if (state === 'failed') return { status: 'failed', retry: () => setState('loading') };
  return { status: 'ready', value: state.value };
}
