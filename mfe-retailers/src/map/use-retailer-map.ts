import { useEffect, useRef, useState, type RefObject } from 'react';
import { useDynamicImport, type DynamicImport } from '@portal/ui/lazy';
import { loadMap } from './load-map.ts';
import type { MapEvents, RetailerMap } from './retailer-map.ts';

interface RetailerMapOptions {
  readonly target: RefObject<HTMLElement | null>;
  readonly marker: RefObject<HTMLElement | null>;
  readonly tilesUrl: string | null;
  readonly events: MapEvents;
}

/** Loads the code of the map, opens the map in `target`, and disposes of it with the screen; a failure can be retried. */
export function useRetailerMap({
  target,
  marker,
  tilesUrl,
  events,
}: RetailerMapOptions): DynamicImport<RetailerMap> {
  const loaded = useDynamicImport(loadMap);
  const [map, setMap] = useState<RetailerMap>();
  const current = useRef(events);
  useEffect(() => {
    current.current = events;
  });

  const openMap = loaded.status === 'ready' ? loaded.value.openMap : undefined;
  useEffect(() => {
    if (!openMap || !target.current || !marker.current) return undefined;
    const opened = openMap({
      target: target.current,
      marker: marker.current,
      tilesUrl,
      events: {
        onStore: (id) => current.current.onStore(id),
        onCoLocated: (ids) => current.current.onCoLocated(ids),
        onHover: (id) => current.current.onHover(id),
        onMarker: (position) => current.current.onMarker(position),
        onMoved: () => current.current.onMoved(),
        onOneFinger: () => current.current.onOneFinger(),
      },
    });
    setMap(opened);
    return () => opened.dispose();
  }, [openMap, marker, target, tilesUrl]);

  if (loaded.status === 'failed') return loaded;
  return map ? { status: 'ready', value: map } : { status: 'loading' };
}
