import { useEffect, useEffectEvent, useState } from 'react';

/** How long a slide is shown, ms. */
export const slideMs = 7000;

/**
 * Moves the slides on, unless the customer has stopped them, is on them with pointer or keyboard,
 * or has asked the system for reduced motion.
 */
export function useSlideTimer(several: boolean, onNext: () => void) {
  const [running, setRunning] = useState(() => several && !prefersReducedMotion());
  const [paused, setPaused] = useState(false);
  const next = useEffectEvent(onNext);
  useEffect(() => {
    if (!running || paused) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) next();
    }, slideMs);
    return () => clearInterval(timer);
  }, [running, paused]);
  return {
    running,
    toggle: () => setRunning(!running),
    /** Props of the element around the slides. */
    pauseProps: {
      onMouseEnter: () => setPaused(true),
      onMouseLeave: () => setPaused(false),
      onFocus: () => setPaused(true),
      onBlur: () => setPaused(false),
    },
  };
}

function prefersReducedMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
