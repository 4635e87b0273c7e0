import type OlMap from 'ol/Map.js';
import type { ClusterMarker } from './clusters.ts';
import { isTouch } from './ol-interactions.ts';
import type { MapEvents } from './retailer-map.ts';
import type { Drawn, storeMarkers } from './store-markers.ts';

interface PointerContext {
  readonly map: OlMap;
  readonly target: HTMLElement;
  readonly stores: Pick<ReturnType<typeof storeMarkers>, 'at'>;
  /** The stores of one point that are spread around it. */
  readonly spread: () => readonly Drawn[];
  readonly locked: () => boolean;
  readonly events: Pick<MapEvents, 'onStore' | 'onHover' | 'onOneFinger'>;
  readonly onCluster: (cluster: ClusterMarker) => void;
  /** A tap that is not on a store. */
  readonly onOutside: () => void;
}

/** Makes markers react to mouse and touch. */
export function mapPointer({
  map,
  target,
  stores,
  spread,
  locked,
  events,
  onCluster,
  onOutside,
}: PointerContext) {
  /** The store that the pointer is on. */
  let hovered: string | null = null;
  const hover = (id: string | null) => {
    if (id === hovered) return;
    hovered = id;
    events.onHover(id);
  };
  const leave = () => hover(null);
  const at = (pixel: readonly number[]) => (locked() ? undefined : stores.at(pixel, spread()));

  const selectAt = (pixel: readonly number[]) => {
    const hit = at(pixel);
    if (hit?.type !== 'store') onOutside();
    if (hit?.type === 'store') events.onStore(hit.id);
    else if (hit) onCluster(hit);
  };

  /** Where a tap was, until its click, the last of its events: an earlier one would click on the card that it opens. */
  let tapped: readonly number[] | undefined;
  const press = () => {
    tapped = undefined;
  };
  const click = () => {
    if (tapped) selectAt(tapped);
    tapped = undefined;
  };

  const listeners = { pointerleave: leave, pointerdown: press, click } as const;
  for (const [type, listener] of Object.entries(listeners)) target.addEventListener(type, listener);
  map.on('pointermove', ({ pixel, dragging }) => {
    if (dragging) return;
    const over = at(pixel);
    target.style.cursor = over ? 'pointer' : '';
    hover(over?.type === 'store' ? over.id : null);
  });
  map.on('pointerdrag', (event) => {
    if (!locked() && isTouch(event) && event.activePointers?.length === 1) events.onOneFinger();
  });
  map.on('click', ({ pixel }) => {
    tapped = pixel;
  });

  return {
    selectAt,
    dispose() {
      for (const [type, listener] of Object.entries(listeners)) target.removeEventListener(type, listener);
    },
  };
}
