import { act } from '@testing-library/react';

interface FakeLayout {
  /** Inner width of every box in px, until `resize`. */
  readonly width: number;
  /** Width of an element in px; 0 by default. */
  readonly widthOf?: (element: Element) => number | undefined;
}

/** Fakes sizes, which jsdom does not have, and counts the observers. Ends with `restoreAllMocks`. */
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
    /** How many observers are still active. */
    observed: () => observers.size,
    resize: (next: number) => {
      width = next;
      act(() => observers.forEach((tell) => tell()));
    },
  };
}
