import type OlMap from 'ol/Map.js';

/**
 * Attaches the map once its element has a size: ol warns of a map without one, and draws it twice.
 *
 * @returns a function that stops waiting
 */
export function attachWhenSized(map: OlMap, target: HTMLElement): () => void {
  const observer = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {};
    if (width === 0 || height === 0) return;
    observer.disconnect();
    map.setTarget(target);
  });
  observer.observe(target);
  return () => observer.disconnect();
}
