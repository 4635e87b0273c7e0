import SelectCluster from 'ol-ext/interaction/SelectCluster.js';
import { never } from 'ol/events/condition.js';
import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import type OlMap from 'ol/Map.js';
import Icon from 'ol/style/Icon.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { pin, pinSprite } from './marker-sprites.ts';
import type { Palette } from './palette.ts';

/** A store that is drawn away from its position. */
interface Spread {
  readonly id: string;
  readonly coordinate: readonly number[];
}

export type Spreading = ReturnType<typeof spreading>;

/** Returns what spreads the stores of one point around it, each on a leg of its own, until the zoom changes (ol-ext). */
export function spreading(map: OlMap, first: Palette, isAnimated: () => boolean) {
  let palette = first;
  let select: SelectCluster | undefined;
  let opened: Parameters<typeof open> | undefined;

  const close = () => {
    if (!select) return;
    map.removeInteraction(select);
    select.dispose();
    select = undefined;
  };

  const open = (coordinate: readonly number[], ids: readonly string[]) => {
    close();
    opened = [coordinate, ids];
    const leg = new Style({ stroke: new Stroke({ color: palette.quietInk, width: 1.5 }) });
    // Taps are the map's own, which also finds what is near a finger.
    select = new SelectCluster({
      condition: never,
      selectCluster: false,
      pointRadius: 24,
      animate: isAnimated(),
      animationDuration: 250,
      featureStyle: () => [leg],
    });
    map.addInteraction(select);
    const pinned = pinStyle(palette);
    const stores = ids.map((id) => {
      const store = new Feature({ geometry: new Point([...coordinate]), id });
      store.setStyle(pinned);
      return store;
    });
    select.selectCluster(new Feature({ geometry: new Point([...coordinate]), features: stores }));
  };
  const features = () => select?.getLayer().getSource()?.getFeatures() ?? [];

  return {
    close,
    open,
    recolour(next: Palette) {
      palette = next;
      if (opened && features().length > 0) open(...opened);
    },
    /** Returns the stores that are spread, with where they are drawn. */
    stores(): readonly Spread[] {
      return features().flatMap((each) => {
        const [store] = (each.get('features') ?? []) as readonly Feature[];
        const geometry = each.getGeometry();
        if (!store || !(geometry instanceof Point)) return [];
        return [{ id: String(store.get('id')), coordinate: geometry.getCoordinates() }];
      });
    },
  };
}

function pinStyle(palette: Palette): Style {
  const density = devicePixelRatio;
  return new Style({
    image: new Icon({
      img: pinSprite(palette, false, density),
      scale: 1 / density,
      anchor: [pin.tip.x / pin.width, pin.tip.y / pin.height],
    }),
  });
}
