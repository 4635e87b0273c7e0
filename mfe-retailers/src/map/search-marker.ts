import type { Position } from '@portal/domain';

/** px in the map. */
export type Pixel = readonly [x: number, y: number];

/** What the marker needs of the map it stands on. */
export interface MarkerGround {
  readonly pixelOf: (position: Position) => Pixel | undefined;
  readonly positionAt: (pixel: Pixel) => Position | undefined;
  /** Whether the marker may be moved now (RET-08). */
  readonly locked: () => boolean;
  /** The marker was let go (RET-09, RET-10). */
  readonly onMoved: (position: Position) => void;
  /** The marker was tapped, not moved: what stands under it is meant. */
  readonly onTap: (event: PointerEvent) => void;
  /** Where the marker is to be drawn. */
  readonly draw: (position: Position) => void;
}

const step = 16;
/** px: a finger that taps trembles. */
const tremble = 5;
const arrows: Readonly<Record<string, Pixel>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** Keeps the page's marker element, which takes the hand but draws nothing, in its place on the map; finger, mouse and arrow keys move it. */
export function searchMarker(element: HTMLElement, ground: MarkerGround) {
  let position: Position | undefined;
  /** Where it stands while it is being moved. */
  let held: Pixel | undefined;
  let grab: { readonly pointer: number; readonly from: Pixel; readonly at: Pixel } | undefined;

  const place = () => {
    const pixel = held ?? (position && ground.pixelOf(position));
    element.style.visibility = pixel ? 'visible' : 'hidden';
    if (pixel) element.style.transform = `translate(${pixel[0]}px, ${pixel[1]}px)`;
  };
  const hold = (pixel: Pixel) => {
    held = pixel;
    place();
    const over = ground.positionAt(pixel);
    if (over) ground.draw(over);
  };
  const letGo = (keep: boolean) => {
    const to = held && ground.positionAt(held);
    held = undefined;
    grab = undefined;
    delete element.dataset['held'];
    if (keep && to) {
      position = to;
      ground.onMoved(to);
    }
    if (position) ground.draw(position);
    place();
  };
  const standing = () => held ?? (position && ground.pixelOf(position));

  const hears: { readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void } =
    {
      pointerdown(event) {
        const pixel = standing();
        if (ground.locked() || event.button !== 0 || !pixel) return;
        element.setPointerCapture(event.pointerId);
        grab = { pointer: event.pointerId, from: [event.clientX, event.clientY], at: pixel };
      },
      pointermove(event) {
        if (!grab || grab.pointer !== event.pointerId) return;
        const [dx, dy] = [event.clientX - grab.from[0], event.clientY - grab.from[1]];
        if (!held && Math.hypot(dx, dy) < tremble) return;
        element.dataset['held'] = '';
        hold([grab.at[0] + dx, grab.at[1] + dy]);
      },
      pointerup(event) {
        const tapped = grab && !held;
        letGo(true);
        if (tapped) ground.onTap(event);
      },
      pointercancel: () => letGo(false),
      keydown(event) {
        if (event.key === 'Escape' && held) letGo(false);
        const arrow = arrows[event.key];
        const pixel = standing();
        if (!arrow || !pixel || ground.locked()) return;
        event.preventDefault();
        const faster = event.shiftKey ? 4 : 1;
        hold([pixel[0] + arrow[0] * faster, pixel[1] + arrow[1] * faster]);
      },
      // Let go when the key is: a key held down asks for one search, not for fifty.
      keyup(event) {
        if (arrows[event.key]) letGo(true);
      },
      blur() {
        if (held) letGo(true);
      },
    };
  const types = Object.entries(hears) as readonly [string, EventListener][];
  for (const [type, listener] of types) element.addEventListener(type, listener);

  return {
    place,
    show(next: Position) {
      position = next;
      ground.draw(next);
      place();
    },
    dispose() {
      for (const [type, listener] of types) element.removeEventListener(type, listener);
    },
  };
}
