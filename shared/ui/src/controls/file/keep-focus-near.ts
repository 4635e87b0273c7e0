/**
 * Ref of an element in a group or in a row of its list. When the element is removed while it has the focus, the focus
 * moves to the first button of the same row, else of a neighbouring row, else to the last button of the group.
 */
export function keepFocusNear(node: HTMLElement | null) {
  return () => {
    if (!node?.matches(':focus-within')) return;
    const row = node.closest('li');
    const beside = row?.nextElementSibling ?? row?.previousElementSibling;
    const group = node.closest('[role=group]');
    queueMicrotask(() => {
      const place = [row, beside].find((each) => each?.isConnected);
      (place ? buttonsIn(place)[0] : group && buttonsIn(group).at(-1))?.focus();
    });
  };
}

const buttonsIn = (place: Element) => [...place.querySelectorAll<HTMLElement>('button:enabled')];
