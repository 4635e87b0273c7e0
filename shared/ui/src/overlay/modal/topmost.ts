/**
 * Shell and remotes each carry a copy of react-aria, and a copy knows only the dialogs that it opened itself: it would
 * make one of another copy inert and take the focus from it. This mark tells every copy to leave an element alone.
 */
const mark = 'data-react-aria-top-layer';
const ours = 'data-modal';

/** Attributes of an element that stays in reach whatever dialog is open. */
export const aboveDialogs = { [mark]: true } as const;

/** Attributes of a dialog that has just opened; `keepTopmost` sees to it that no other has them. */
export const topmost = { [mark]: true, [ours]: true } as const;

/** Takes the mark from the dialogs below `dialog`, and gives it back when the returned function is called. */
export function keepTopmost(dialog: Element): () => void {
  const below = [...document.querySelectorAll(`[${ours}][${mark}]`)].filter((each) => each !== dialog);
  for (const each of below) each.removeAttribute(mark);
  dialog.setAttribute(mark, 'true');
  return () => {
    dialog.removeAttribute(mark);
    below.at(-1)?.setAttribute(mark, 'true');
  };
}
