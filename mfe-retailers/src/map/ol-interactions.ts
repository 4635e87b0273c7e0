import { focusWithTabindex, primaryAction } from 'ol/events/condition.js';
import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js';
import DragPan from 'ol/interaction/DragPan.js';
import type Interaction from 'ol/interaction/Interaction.js';
import KeyboardPan from 'ol/interaction/KeyboardPan.js';
import KeyboardZoom from 'ol/interaction/KeyboardZoom.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import PinchZoom from 'ol/interaction/PinchZoom.js';
import Kinetic from 'ol/Kinetic.js';

export const isTouch = (event: { readonly originalEvent: UIEvent }) =>
  event.originalEvent instanceof PointerEvent && event.originalEvent.pointerType === 'touch';

const hasZoomKey = (event: UIEvent) => event instanceof WheelEvent && (event.ctrlKey || event.metaKey);

/**
 * One finger scrolls the page over the map and two move the map; the wheel scrolls the page until the map has the focus,
 * or Ctrl is held. The map never traps a customer who only scrolls past it.
 */
export function mapInteractions(): readonly Interaction[] {
  const dragPan: DragPan = new DragPan({
    kinetic: new Kinetic(-0.005, 0.05, 100),
    condition: (event) => (isTouch(event) ? dragPan.getPointerCount() === 2 : primaryAction(event)),
  });
  return [
    dragPan,
    new PinchZoom(),
    new DoubleClickZoom({ duration: 200 }),
    new MouseWheelZoom({
      condition: (event) => focusWithTabindex(event) || hasZoomKey(event.originalEvent),
      duration: 200,
    }),
    new KeyboardPan({ pixelDelta: 96 }),
    new KeyboardZoom({ duration: 200 }),
  ];
}
