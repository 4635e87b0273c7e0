import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Files that are pasted while the focus is in a place. Browsers tell of a paste where the caret is, or the page when
 * there is none, but not the button that has the focus.
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
