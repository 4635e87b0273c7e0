import { useRef, type PointerEvent } from 'react';

/** A finger that has moved this far sideways means a swipe, px. */
const leastDistance = 40;

/** Next and previous by a swipe; the same is done by buttons. */
export function useSwipe(onStep: (by: number) => void) {
  const startX = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      startX.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = event.clientX - (startX.current ?? event.clientX);
      startX.current = null;
      if (Math.abs(moved) >= leastDistance) onStep(moved < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      startX.current = null;
    },
  };
}
