import { useState } from 'react';

interface ItemKeys {
  readonly keys: readonly number[];
  readonly next: number;
}

function fitted({ keys, next }: ItemKeys, count: number): ItemKeys {
  const missing = Math.max(0, count - keys.length);
  const added = Array.from({ length: missing }, (_, index) => next + index);
  return { keys: [...keys.slice(0, count), ...added], next: next + missing };
}

/**
 * Returns a key for each of `count` items. An item keeps its key while others are removed, so that its state (an open
 * list, a half-typed text) stays with it. New items come at the end.
 */
export function useItemKeys(count: number) {
  const [state, setState] = useState<ItemKeys>({ keys: [], next: 0 });
  const current = fitted(state, count);
  // A number is never given twice.
  if (current.next !== state.next) setState(current);
  return {
    keys: current.keys,
    drop: (index: number) =>
      setState({ ...current, keys: current.keys.filter((_, place) => place !== index) }),
  };
}
