import type { PlacedRetailer } from '@portal/domain';
import type { Box } from './base/names.ts';
import { clustersOf, type ClusterMarker, type Marker } from './clusters.ts';
import { disc, markedPin, pin, pinSprite } from './marker-sprites.ts';
import { extentAround, pixelAt, type Frame } from './painted-layer.ts';
import type { Palette } from './palette.ts';
import { spriteSheet } from './sprite.ts';

/** A marker, and where its tip or its middle is drawn. */
export interface Drawn {
  readonly marker: Marker;
  readonly pixel: readonly [x: number, y: number];
}

/** In pixels: a finger is 44 pixels wide. */
const tapRadius = 22;
/** In pixels, around a disc. */
const halo = 5;
/** In pixels: markers that are out of view by less are partly in view. */
const overhang = 60;

/** Returns the radius of a cluster's disc in pixels, which grows with the logarithm of its count. */
export function discRadius(count: number): number {
  return 15 + 3.5 * Math.min(3, Math.log10(count));
}

/** Paints stores as pins and clusters as discs, only those in view; `changed` is called when others are to be painted. */
export function storeMarkers(first: Palette, changed: () => void) {
  const sprites = spriteSheet();
  let palette = first;
  let clusters = clustersOf([]);
  let chosen: readonly string[] = [];
  let hovered: string | null = null;
  let drawn: readonly Drawn[] = [];

  const paintPin = ({ context, density }: Frame, [x, y]: Drawn['pixel'], isMarked: boolean) => {
    const scale = isMarked ? markedPin : 1;
    const image = sprites.get(isMarked ? 'marked' : 'pin', density, () =>
      pinSprite(palette, isMarked, density),
    );
    const [left, top] = [x - pin.tip.x * scale, y - pin.tip.y * scale];
    context.drawImage(image, left, top, image.width / density, image.height / density);
  };
  const paintDisc = ({ context }: Frame, [x, y]: Drawn['pixel'], count: number, isMarked: boolean) => {
    const radius = discRadius(count);
    context.fillStyle = isMarked ? palette.ink : palette.brand;
    context.globalAlpha = 0.22;
    disc(context, x, y, radius + halo);
    context.fill();
    context.globalAlpha = 1;
    disc(context, x, y, radius);
    context.fill();
    context.lineWidth = 2;
    context.strokeStyle = palette.surface;
    context.stroke();
    context.font = `650 ${count > 999 ? 12 : 13}px ${palette.font}`;
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    context.fillStyle = isMarked ? palette.surface : palette.onBrand;
    context.fillText(numberFormat().format(count), x, y + (count > 999 ? 4.2 : 4.6));
  };

  const markersIn = (frame: Frame): readonly Drawn[] =>
    clusters
      .markersIn(extentAround(frame, overhang), frame.zoom)
      .map((marker) => ({ marker, pixel: pixelAt(frame, marker.coordinate) }));

  return {
    paint(frame: Frame) {
      const marked = hovered === null ? chosen : [...chosen, hovered];
      const isMarked = ({ marker }: Drawn) =>
        marker.type === 'store' ? marked.includes(marker.id) : clusters.contains(marker, marked);
      const inView = markersIn(frame);
      drawn = frame.copy === 0 ? inView : [...drawn, ...inView];
      const paintOne = (each: Drawn, mark: boolean) => {
        if (each.marker.type === 'store') paintPin(frame, each.pixel, mark);
        else paintDisc(frame, each.pixel, each.marker.count, mark);
      };
      const above = marked.length > 0 ? inView.filter(isMarked) : [];
      const below = inView.filter((each) => !above.includes(each));
      // Discs are above pins, and what is marked is above all.
      for (const each of below) if (each.marker.type === 'store') paintOne(each, false);
      for (const each of below) if (each.marker.type === 'cluster') paintOne(each, false);
      for (const each of above) paintOne(each, true);
    },
    /** Returns the boxes of the markers, which names avoid: left, top, right, bottom in pixels. */
    boxesIn: (frame: Frame): readonly Box[] =>
      markersIn(frame).map(({ marker, pixel: [x, y] }) => {
        if (marker.type === 'store') return [x - pin.width / 2, y - pin.tip.y, x + pin.width / 2, y + 3];
        const radius = discRadius(marker.count) + halo;
        return [x - radius, y - radius, x + radius, y + radius];
      }),
    show(stores: readonly PlacedRetailer[]) {
      clusters = clustersOf(stores);
      changed();
    },
    mark(ids: readonly string[]) {
      chosen = ids;
      changed();
    },
    hover(id: string | null) {
      if (id === hovered) return;
      hovered = id;
      changed();
    },
    recolour(next: Palette) {
      palette = next;
      sprites.clear();
      changed();
    },
    open: (cluster: ClusterMarker) => clusters.open(cluster),
    separationZoom: (store: PlacedRetailer, from: number) => clusters.separationZoom(store, from),
    /** Returns the nearest marker under a finger at this pixel; stores that are spread are markers too. */
    at([x = 0, y = 0]: readonly number[], spread: readonly Drawn[] = []): Marker | undefined {
      let nearest: Marker | undefined;
      let best = Infinity;
      for (const { marker, pixel } of [...spread, ...drawn]) {
        // A pin's head is above its tip.
        const top = marker.type === 'store' ? pixel[1] - 20 : pixel[1];
        const reach = marker.type === 'store' ? tapRadius : Math.max(tapRadius, discRadius(marker.count));
        const away = Math.hypot(pixel[0] - x, top - y);
        if (away <= reach && away < best) {
          best = away;
          nearest = marker;
        }
      }
      return nearest;
    },
  };
}

let format: Intl.NumberFormat | undefined;
const numberFormat = () => (format ??= new Intl.NumberFormat('en-US'));
