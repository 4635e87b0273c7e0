import { useEffect, useRef, useState, type RefObject } from 'react';
import { loadMap } from './load-map.ts';
import type { MapEvents, RetailerMap } from './retailer-map.ts';

export type MapState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly map: RetailerMap };

interface MapPlace {
  readonly target: RefObject<HTMLElement | null>;
  readonly marker: RefObject<HTMLElement | null>;
  readonly tilesUrl: string | null;
  readonly events: MapEvents;
}

/** The map in its place: its script is fetched, again after a failure, and the map disposed of with the screen. */
export function useRetailerMap({ target, marker, tilesUrl, events }: MapPlace): MapState {
  const [state, setState] = useState<
    { status: 'loading' } | { status: 'failed' } | { status: 'ready'; map: RetailerMap }
  >({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const current = useRef(events);
  useEffect(() => {
    current.current = events;
  });

  useEffect(() => {
    let left = false;
    let opened: RetailerMap | undefined;
    loadMap().then(
      ({ openMap }) => {
        if (left || !target.current || !marker.current) return;
        opened = openMap({
          target: target.current,
          marker: marker.current,
          tilesUrl,
          events: {
            onStore: (id) => current.current.onStore(id),
            onSpot: (ids) => current.current.onSpot(ids),
            onMarker: (position) => current.current.onMarker(position),
            onLook: () => current.current.onLook(),
            onOneFinger: () => current.current.onOneFinger(),
          },
        });
        setState({ status: 'ready', map: opened });
      },
      () => {
        if (!left) setState({ status: 'failed' });
      },
    );
    return () => {
      left = true;
      opened?.dispose();
    };
  }, [attempt, marker, target, tilesUrl]);

  if (state.status !== 'failed') return state;
  return {
    status: 'failed',
    retry: () => {
      setState({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
  };
}
