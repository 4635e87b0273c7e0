import type { Position } from '@portal/domain';
import { usePlatform } from '@portal/platform';
import { useEffect, useState } from 'react';
import { shortLabel } from './short-label.ts';

export type PlaceName =
  | { readonly status: 'loading' }
  | { readonly status: 'named'; readonly name: string }
  /** The service knows no name, or gave no answer. */
  | { readonly status: 'unnamed' };

/** Names a position by reverse geocoding (RET-15, RET-37). */
export function usePlaceName(position: Position): PlaceName {
  const { geocoding } = usePlatform();
  const [named, setNamed] = useState<{ readonly position: Position; readonly name: string | null }>();
  useEffect(() => {
    const controller = new AbortController();
    const tell = (name: string | null) => {
      if (!controller.signal.aborted) setNamed({ position, name });
    };
    geocoding.reverse(position, controller.signal).then(
      (place) => tell(place && shortLabel(place)),
      () => tell(null),
    );
    return () => controller.abort();
  }, [geocoding, position]);
  if (named?.position !== position) return { status: 'loading' };
  return named.name === null ? { status: 'unnamed' } : { status: 'named', name: named.name };
}
