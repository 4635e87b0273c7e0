/**
 * Ref of what stands in a group or in a row of its list. When it goes while the focus is in it, the focus goes to the
 * first button of what the row becomes, else of the row beside it, else to the last button of the group.
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
