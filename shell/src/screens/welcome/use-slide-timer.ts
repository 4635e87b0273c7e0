import { useEffect, useEffectEvent, useState } from 'react';

/** How long a slide stands, ms. */
export const slideMs = 7000;

/**
 * Moves the slides on, unless the customer has stopped them, is on them with pointer or keyboard,
 * or has asked the system for reduced motion.
 */
export function useSlideTimer(several: boolean, onNext: () => void) {
  const [running, setRunning] = useState(() => several && !prefersReducedMotion());
  const [held, setHeld] = useState(false);
  const next = useEffectEvent(onNext);
  useEffect(() => {
    if (!running || held) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) next();
    }, slideMs);
    return () => clearInterval(timer);
  }, [running, held]);
  return {
    running,
    toggle: () => setRunning(!running),
    /** For the element that holds the slides. */
    hold: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}

function prefersReducedMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
