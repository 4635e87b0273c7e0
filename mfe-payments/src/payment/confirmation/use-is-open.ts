import { useEffect, useRef } from 'react';

/** Returns a function that says whether the component is still mounted: an answer may come after the customer has left. */
export function useIsOpen(): () => boolean {
  const open = useRef(false);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  return () => open.current;
}
