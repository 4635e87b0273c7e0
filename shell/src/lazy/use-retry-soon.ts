import { useEffect, useEffectEvent, useState } from 'react';

const retryMs = 10_000;

/**
 * Fetches a code that did not arrive again: after 10 s, and at once when there is more to draw.
 *
 * @param newest what identifies the newest of what is to be drawn
 */
export function useRetrySoon(onRetry: () => void, newest?: number): void {
  const [failedWith] = useState(newest);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const timer = setTimeout(() => retry(), newest === failedWith ? retryMs : 0);
    return () => clearTimeout(timer);
  }, [newest, failedWith]);
}
