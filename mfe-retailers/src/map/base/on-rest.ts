import type OlMap from 'ol/Map.js';

/** In milliseconds: shorter than a customer notices, longer than between two steps of a wheel. */
const rest = 90;

/**
 * Calls `rested` once the map has not moved for a moment: what takes longer to draw than a step of the zoom may last is
 * drawn then. Returns a function that makes it wait for the next such moment.
 */
export function onRest(map: OlMap, rested: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (map.getTargetElement()) rested();
    }, rest);
  };
  map.getView().on('change:resolution', wait);
  map.on('moveend', wait);
  wait();
  return wait;
}
