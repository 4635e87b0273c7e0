import type OlMap from 'ol/Map.js';
import { prefersReducedMotion } from './motion.ts';
import type { Coordinate } from './mercator.ts';
import type { Palette } from './palette.ts';
import type { Spreading } from './spread.ts';
import type { Drawn } from './store-markers.ts';

/**
 * What is only seen after a choice, by ol-ext: it is loaded then, and without it the cards and the list show the same.
 */
export function mapEffects(map: OlMap, first: Palette) {
  let palette = first;
  let spread: Spreading | undefined;
  let isStopped = false;

  const spreadNow = async (coordinate: Coordinate, ids: readonly string[]) => {
    const { spreading } = await import('./spread.ts');
    if (isStopped) return;
    spread ??= spreading(map, palette, () => !prefersReducedMotion());
    spread.open([...coordinate], ids);
  };
  const ringNow = async (coordinate: Coordinate) => {
    const { ripple } = await import('./ripple.ts');
    if (!isStopped) ripple(map, [...coordinate], palette);
  };

  return {
    spread(coordinate: Coordinate, ids: readonly string[]) {
      spreadNow(coordinate, ids).catch(() => {});
    },
    ring(coordinate: Coordinate) {
      ringNow(coordinate).catch(() => {});
    },
    /** Returns the stores that are spread, with where they are drawn. */
    spreadStores: (): readonly Drawn[] =>
      (spread?.stores() ?? []).flatMap(({ id, coordinate: [x = 0, y = 0] }) => {
        const [left, top] = map.getPixelFromCoordinate([x, y]) ?? [];
        if (left === undefined || top === undefined) return [];
        return [{ marker: { type: 'store', id, coordinate: [x, y] } as const, pixel: [left, top] as const }];
      }),
    closeSpread: () => spread?.close(),
    recolour(next: Palette) {
      palette = next;
      spread?.recolour(next);
    },
    stop() {
      isStopped = true;
      spread?.close();
    },
  };
}
