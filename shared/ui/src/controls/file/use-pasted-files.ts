import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Receives files that are pasted while the focus is in an element. Browsers send a paste event to the caret, or to the
 * page when there is none, but not to a focused button.
 */
export function usePastedFiles(
  place: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || !place.current?.matches(':focus-within')) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
