import type { Position } from '@portal/domain';
import { fireEvent } from '@testing-library/dom';
import { searchMarker, type Pixel } from './search-marker.ts';

/** A map of 300 by 300 pixels, where a degree is ten. */
function marker(locked = false) {
  const element = document.createElement('button');
  document.body.append(element);
  element.setPointerCapture = () => {};
  const moved = jest.fn();
  const tapped = jest.fn();
  const centred = jest.fn();
  const drawn: Position[] = [];
  const handle = searchMarker(element, {
    pixelOf: ({ latitude, longitude }): Pixel => [longitude * 10, latitude * -10],
    positionAt: ([x, y]) => ({ longitude: x / 10, latitude: y / -10 }),
    isInView: ([x, y]) => x >= 0 && y >= 0 && x <= 300 && y <= 300,
    centreOn: centred,
    locked: () => locked,
    onMoved: moved,
    onTap: tapped,
    draw: (position) => drawn.push(position),
  });
  handle.show({ latitude: -10, longitude: 10 });
  return { element, moved, tapped, centred, drawn, handle };
}

/** jsdom's own pointer events have no position. */
const pointer = (element: HTMLElement, type: string, clientX = 0, clientY = 0) =>
  fireEvent(element, Object.assign(new MouseEvent(type, { clientX, clientY }), { pointerId: 1 }));

const drag = (element: HTMLElement) => {
  pointer(element, 'pointerdown', 105, 103);
  pointer(element, 'pointermove', 155, 153);
};

describe('the search marker', () => {
  afterEach(() => document.body.replaceChildren());

  it('is at its position on the map', () => {
    const { element } = marker();
    expect(element.style.transform).toBe('translate(100px, 100px)');
    expect(element.style.visibility).toBe('inherit');
  });

  it('RET-09, RET-10: is dragged from where it was grabbed, and reports where it was released', () => {
    const { element, moved } = marker();
    drag(element);
    expect(element.style.transform).toBe('translate(150px, 150px)');
    expect(moved).not.toHaveBeenCalled();
    pointer(element, 'pointerup');
    expect(moved.mock.calls).toEqual([[{ latitude: -15, longitude: 15 }]]);
  });

  it('has no handle outside the map, unless it has the focus', () => {
    const { element, handle } = marker();
    handle.show({ latitude: -10, longitude: 31 });
    expect(element.style.visibility).toBe('hidden');
    handle.show({ latitude: -10, longitude: 29 });
    element.focus();
    handle.show({ latitude: -10, longitude: 31 });
    expect(element.style.visibility).toBe('inherit');
    element.blur();
    expect(element.style.visibility).toBe('hidden');
  });

  it('RET-09: takes the map along when keys move it beyond the edge', () => {
    const { element, centred } = marker();
    fireEvent.keyDown(element, { key: 'ArrowUp' });
    fireEvent.keyUp(element, { key: 'ArrowUp' });
    expect(centred).not.toHaveBeenCalled();
    for (let press = 0; press < 2; press += 1) fireEvent.keyDown(element, { key: 'ArrowUp', shiftKey: true });
    fireEvent.keyUp(element, { key: 'ArrowUp' });
    expect(centred.mock.calls).toEqual([[{ latitude: 4.4, longitude: 10 }]]);
  });

  it('RET-08: stays where it is while it is locked', () => {
    const { element, moved } = marker(true);
    drag(element);
    pointer(element, 'pointerup');
    fireEvent.keyDown(element, { key: 'ArrowUp' });
    fireEvent.keyUp(element, { key: 'ArrowUp' });
    expect(element.style.transform).toBe('translate(100px, 100px)');
    expect(moved).not.toHaveBeenCalled();
  });

  it('goes back when the browser cancels the touch', () => {
    const { element, moved } = marker();
    drag(element);
    pointer(element, 'pointercancel');
    expect(element.style.transform).toBe('translate(100px, 100px)');
    expect(moved).not.toHaveBeenCalled();
  });

  it('RET-09: is moved by the arrow keys, and a key that is held down starts one search', () => {
    const { element, moved } = marker();
    fireEvent.keyDown(element, { key: 'ArrowRight' });
    fireEvent.keyDown(element, { key: 'ArrowRight' });
    fireEvent.keyDown(element, { key: 'ArrowDown', shiftKey: true });
    expect(moved).not.toHaveBeenCalled();
    fireEvent.keyUp(element, { key: 'ArrowDown' });
    expect(moved.mock.calls).toEqual([[{ longitude: 13.2, latitude: -16.4 }]]);
  });

  it('RET-09: is drawn where it is, while it is moved and after', () => {
    const { element, drawn } = marker();
    expect(drawn.at(-1)).toEqual({ latitude: -10, longitude: 10 });
    drag(element);
    expect(drawn.at(-1)).toEqual({ latitude: -15, longitude: 15 });
    pointer(element, 'pointercancel');
    expect(drawn.at(-1)).toEqual({ latitude: -10, longitude: 10 });
  });

  it('passes a tap of an unsteady finger on to what is under it', () => {
    const { element, moved, tapped } = marker();
    pointer(element, 'pointerdown', 105, 103);
    pointer(element, 'pointermove', 108, 105);
    pointer(element, 'pointerup', 108, 105);
    // What opens now would get the click.
    expect(tapped).not.toHaveBeenCalled();
    fireEvent.click(element);
    expect(tapped).toHaveBeenCalledTimes(1);
    expect(moved).not.toHaveBeenCalled();
    drag(element);
    pointer(element, 'pointerup');
    fireEvent.click(element);
    expect(tapped).toHaveBeenCalledTimes(1);
  });

  it('RET-08: does not pass a tap on while it is locked', () => {
    const { element, tapped } = marker(true);
    pointer(element, 'pointerdown', 105, 103);
    pointer(element, 'pointerup', 105, 103);
    fireEvent.click(element);
    expect(tapped).not.toHaveBeenCalled();
  });

  it('is not moved by a tap, and by Escape goes back', () => {
    const { element, moved } = marker();
    pointer(element, 'pointerdown', 100, 100);
    pointer(element, 'pointerup');
    fireEvent.keyDown(element, { key: 'ArrowLeft' });
    fireEvent.keyDown(element, { key: 'Escape' });
    fireEvent.keyUp(element, { key: 'Escape' });
    expect(moved).not.toHaveBeenCalled();
    expect(element.style.transform).toBe('translate(100px, 100px)');
  });

  it('ignores events after the map is disposed of', () => {
    const { element, moved, handle } = marker();
    handle.dispose();
    drag(element);
    pointer(element, 'pointerup');
    expect(moved).not.toHaveBeenCalled();
  });
});
