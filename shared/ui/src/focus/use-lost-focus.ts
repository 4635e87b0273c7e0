import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { treeOf } from './focused-element.ts';

/**
 * Returns a function that says whether nothing has the focus because the element that had it last was removed.
 *
 * @param node in the document or shadow root whose elements count; the document itself for a page
 */
export function useLostFocus(node: RefObject<Node | null>): () => boolean {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const tree = node.current && treeOf(node.current);
    const remember = ({ target }: Event) => {
      last.current = target;
    };
    tree?.addEventListener('focusin', remember);
    return () => tree?.removeEventListener('focusin', remember);
  }, [node]);
  return useCallback(
    () =>
      document.activeElement === document.body && last.current instanceof Node && !last.current.isConnected,
    [],
  );
}
