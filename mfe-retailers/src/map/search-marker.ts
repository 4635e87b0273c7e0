import type { Position } from '@portal/domain';
import { headHeight } from './search-marker-size.ts';

/** In pixels, from the top left of the map. */
export type Pixel = readonly [x: number, y: number];

/** What the marker needs from its map. */
interface MapContext {
  readonly pixelOf: (position: Position) => Pixel | undefined;
  readonly positionAt: (pixel: Pixel) => Position | undefined;
  /** Whether a pixel is within the map's frame. */
  readonly isInView: (pixel: Pixel) => boolean;
  /** Moves the map to a position. */
  readonly centreOn: (position: Position) => void;
  /** Whether the marker may be moved now (RET-08). */
  readonly locked: () => boolean;
  /** The marker was released (RET-09, RET-10). */
  readonly onMoved: (position: Position) => void;
  /** The marker was tapped and not moved: the tap is meant for what is under it. */
  readonly onTap: (event: MouseEvent) => void;
  /** Draws the marker at a position. */
  readonly draw: (position: Position) => void;
}

const step = 16;
/** In pixels: a pointer that moves less than this is a tap, because a finger never holds quite still. */
const tapTolerance = 5;
const arrows: Readonly<Record<string, Pixel>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/**
 * Keeps the page's marker element, which draws nothing itself, at its position on the map, and lets touch, mouse and
 * arrow keys move it.
 */
export function searchMarker(element: HTMLElement, map: MapContext) {
  let position: Position | undefined;
  /** Where the marker is while it is being moved. */
  let held: Pixel | undefined;
  let grab: { readonly pointer: number; readonly from: Pixel; readonly at: Pixel } | undefined;

  /** Whether the pointer was lifted where it had been put down. */
  let isTap = false;

  const currentPixel = () => held ?? (position && map.pixelOf(position));
  const isHeadInView = ([x, y]: Pixel) => map.isInView([x, y - headHeight]);
  const place = () => {
    const pixel = currentPixel();
    // The keyboard reaches no handle that is not seen, but keeps the one that it has.
    const isShown = pixel && (held || element.matches(':focus') || isHeadInView(pixel));
    // Not `visible`: the whole map may be hidden behind the list.
    element.style.visibility = isShown ? 'inherit' : 'hidden';
    if (pixel) element.style.transform = `translate(${pixel[0]}px, ${pixel[1]}px)`;
  };
  const moveTo = (pixel: Pixel) => {
    held = pixel;
    place();
    const over = map.positionAt(pixel);
    if (over) map.draw(over);
  };
  const release = (keep: boolean) => {
    const to = held && map.positionAt(held);
    held = undefined;
    grab = undefined;
    delete element.dataset['held'];
    if (keep && to) {
      position = to;
      map.onMoved(to);
    }
    if (position) map.draw(position);
    place();
  };

  const listeners: {
    readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void;
  } = {
    pointerdown(event) {
      const pixel = currentPixel();
      if (map.locked() || event.button !== 0 || !pixel) return;
      element.setPointerCapture(event.pointerId);
      grab = { pointer: event.pointerId, from: [event.clientX, event.clientY], at: pixel };
    },
    pointermove(event) {
      if (!grab || grab.pointer !== event.pointerId) return;
      const [dx, dy] = [event.clientX - grab.from[0], event.clientY - grab.from[1]];
      if (!held && Math.hypot(dx, dy) < tapTolerance) return;
      element.dataset['held'] = '';
      moveTo([grab.at[0] + dx, grab.at[1] + dy]);
    },
    pointerup() {
      isTap = grab !== undefined && held === undefined;
      release(true);
    },
    // A tap is acted on by its click, which is the last of its events: an earlier one would click on the card that it opens.
    click(event) {
      if (isTap) map.onTap(event);
      isTap = false;
    },
    pointercancel: () => release(false),
    keydown(event) {
      if (event.key === 'Escape' && held) release(false);
      const arrow = arrows[event.key];
      const pixel = currentPixel();
      if (!arrow || !pixel || map.locked()) return;
      event.preventDefault();
      const faster = event.shiftKey ? 4 : 1;
      moveTo([pixel[0] + arrow[0] * faster, pixel[1] + arrow[1] * faster]);
    },
    // Released with the key, so that a key that is held down starts one search and not fifty.
    keyup(event) {
      if (!arrows[event.key]) return;
      release(true);
      const pixel = currentPixel();
      if (position && pixel && !isHeadInView(pixel)) map.centreOn(position);
    },
    blur() {
      if (held) release(true);
      else place();
    },
  };
  const types = Object.entries(listeners) as readonly [string, EventListener][];
  for (const [type, listener] of types) element.addEventListener(type, listener);

  return {
    place,
    show(next: Position) {
      position = next;
      map.draw(next);
      place();
    },
    dispose() {
      for (const [type, listener] of types) element.removeEventListener(type, listener);
    },
  };
}
