import { useCallback, useState } from 'react';
import { throttle } from './throttle.ts';

/**
 * Measures the inner width of an element in px, at most once in `ms`; undefined until it is known, which is as soon as
 * the element is displayed. A change of height alone has no effect.
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
      const take = throttle(() => setWidth((before) => element.clientWidth || before), ms);
      const measure = () => {
        if (element.clientWidth > 0) take();
      };
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => {
        observer.disconnect();
        take.cancel();
      };
    },
    [ms],
  );
  return [width, follow];
}
