import { useCallback, useState } from 'react';
import { throttle } from './throttle.ts';

/**
 * Measures the inner width of an element in px, at most once in `ms`; undefined until it is known. A change of height
 * alone has no effect.
 *
 * @returns the width, and the ref of the element
 */
export function useWidth(
  ms: number,
): readonly [number | undefined, (element: Element | null) => (() => void) | undefined] {
  const [width, setWidth] = useState<number>();
  const follow = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const measure = throttle(() => setWidth(element.clientWidth || undefined), ms);
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => {
        observer.disconnect();
        measure.cancel();
      };
    },
    [ms],
  );
  return [width, follow];
}
