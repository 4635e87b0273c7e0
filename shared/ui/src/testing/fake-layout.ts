import { act } from '@testing-library/react';

interface FakeLayout {
  /** px that every box is wide inside, until `resize`. */
  readonly width: number;
  /** px of an element as it stands; 0 unless told. */
  readonly widthOf?: (element: Element) => number | undefined;
}

/** Sizes for a page that has none, and observers that can be counted. Ends with `restoreAllMocks`. */
export function fakeLayout({ width: first, widthOf }: FakeLayout) {
  let width = first;
  const observers = new Set<() => void>();

  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    const observer: ResizeObserver = {
      observe: () => void observers.add(tell),
      unobserve: () => void observers.delete(tell),
      disconnect: () => void observers.delete(tell),
    };
    const tell = () => callback([], observer);
    return observer;
  });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, widthOf?.(this) ?? 0, 0);
  });
  return {
    /** Observers that still look. */
    observed: () => observers.size,
    resize: (next: number) => {
      width = next;
      act(() => observers.forEach((tell) => tell()));
    },
  };
}
