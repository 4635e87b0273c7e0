import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import type OlMap from 'ol/Map.js';
import { easeOut } from 'ol/easing.js';
import CircleStyle from 'ol/style/Circle.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Zoom from 'ol-ext/featureanimation/Zoom.js';
import type { Palette } from './palette.ts';

/** What ol-ext adds to a map. */
interface Animating {
  animateFeature(feature: Feature<Point>, animation: Zoom): unknown;
}

const animates = (map: object): map is Animating => 'animateFeature' in map;

/** In milliseconds. */
const duration = 900;
/** In pixels, at its largest. */
const radius = 44;

/** Draws a ring that grows and fades, to show where the store is that was chosen in the list. */
export function ripple(map: OlMap, coordinate: number[], { ink }: Palette): void {
  if (!animates(map)) return;
  const ring = new Feature(new Point(coordinate));
  ring.setStyle(
    new Style({ image: new CircleStyle({ radius, stroke: new Stroke({ color: ink, width: 4 }) }) }),
  );
  map.animateFeature(
    ring,
    new Zoom({ duration, easing: (over) => 0.2 + 0.8 * easeOut(over), fade: (left) => left }),
  );
}
