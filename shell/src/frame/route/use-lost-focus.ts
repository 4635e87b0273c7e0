import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that says whether nothing has the focus because the element that had it last was removed. */
export function useLostFocus(): () => boolean {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  return useCallback(
    () =>
      document.activeElement === document.body && last.current instanceof Node && !last.current.isConnected,
    [],
  );
}
