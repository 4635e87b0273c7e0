interface Throttled {
  (): void;
  /** Cancels a waiting call. */
  readonly cancel: () => void;
}

/**
 * Returns a function that calls at once, then at most once in `ms`; calls in between become one at the end of that
 * time.
 */
export function throttle(call: () => void, ms: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = false;
  const end = () => {
    timer = undefined;
    if (!waiting) return;
    waiting = false;
    start();
  };
  const start = () => {
    timer = setTimeout(end, ms);
    call();
  };
  return Object.assign(
    () => {
      if (timer === undefined) start();
      else waiting = true;
    },
    {
      cancel: () => {
        clearTimeout(timer);
        timer = undefined;
        waiting = false;
      },
    },
  );
}
