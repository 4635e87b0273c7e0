// Stubs for what jsdom lacks without a layout: sizes never change, nothing scrolls, and of media queries
// only those for the least width of the window match.

class ResizeObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}

class IntersectionObserverStub extends ResizeObserverStub {
  takeRecords() {
    return [];
  }
}

function matchMedia(media) {
  const list = new EventTarget();
  const [, leastRem = Infinity] = /^\(min-width:([\d.]+)rem\)$/.exec(media) ?? [];
  return Object.assign(list, {
    media,
    matches: window.innerWidth >= leastRem * 16,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
}

globalThis.ResizeObserver ??= ResizeObserverStub;
globalThis.IntersectionObserver ??= IntersectionObserverStub;
window.matchMedia ??= matchMedia;
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.scrollTo ??= () => {};
document.adoptedStyleSheets ??= [];
globalThis.CSS ??= {};
globalThis.CSS.escape ??= (text) => text.replace(/[^\w-]/g, (character) => `\\${character}`);
globalThis.CSS.supports ??= () => false;
