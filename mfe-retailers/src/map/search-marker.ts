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
}

const step = 16;
const arrows: Readonly<Record<string, Pixel>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** Keeps the page's marker element in its place on the map; finger, mouse and arrow keys move it. */
export function searchMarker(element: HTMLElement, ground: MarkerGround) {
  let position: Position | undefined;
  /** Where it stands while it is being moved. */
  let held: Pixel | undefined;
  let grab: { readonly pointer: number; readonly dx: number; readonly dy: number } | undefined;

  const place = () => {
    const pixel = held ?? (position && ground.pixelOf(position));
    element.style.visibility = pixel ? 'visible' : 'hidden';
    if (pixel) element.style.transform = `translate(${pixel[0]}px, ${pixel[1]}px)`;
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
    place();
  };
  const standing = () => held ?? (position && ground.pixelOf(position));

  const hears: { readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void } =
    {
      pointerdown(event) {
        const pixel = standing();
        if (ground.locked() || event.button !== 0 || !pixel) return;
        element.setPointerCapture(event.pointerId);
        grab = { pointer: event.pointerId, dx: pixel[0] - event.clientX, dy: pixel[1] - event.clientY };
      },
      pointermove(event) {
        if (!grab || grab.pointer !== event.pointerId) return;
        held = [event.clientX + grab.dx, event.clientY + grab.dy];
        element.dataset['held'] = '';
        place();
      },
      pointerup: () => letGo(true),
      pointercancel: () => letGo(false),
      keydown(event) {
        if (event.key === 'Escape' && held) letGo(false);
        const arrow = arrows[event.key];
        const pixel = standing();
        if (!arrow || !pixel || ground.locked()) return;
        event.preventDefault();
        const faster = event.shiftKey ? 4 : 1;
        held = [pixel[0] + arrow[0] * faster, pixel[1] + arrow[1] * faster];
        place();
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
      place();
    },
    dispose() {
      for (const [type, listener] of types) element.removeEventListener(type, listener);
    },
  };
}
