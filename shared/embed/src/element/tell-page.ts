/** Tells the page around an element what has happened in it. Returns false when the page has prevented what comes next. */
export function tellPage(element: HTMLElement, event: string, detail: unknown, cancelable = false): boolean {
  return element.dispatchEvent(new CustomEvent(event, { detail, cancelable }));
}
