import { treeOf } from '../../focus/focused-element.ts';

/**
 * Shell and remotes each have a copy of react-aria, and a copy knows only the dialogs that it opened itself: it would
 * make another copy's dialog inert and take the focus from it. This attribute tells every copy to leave an element
 * alone.
 */
const mark = 'data-react-aria-top-layer';
const ours = 'data-modal';

/** Attributes of an element that stays usable whichever dialog is open. */
export const aboveDialogs = { [mark]: true } as const;

/** Attributes of a dialog that has just opened; `keepTopmost` removes the first from all others. */
export const topmost = { [mark]: true, [ours]: true } as const;

/** Removes the mark from the dialogs below `dialog`, and returns a function that restores it. */
export function keepTopmost(dialog: Element): () => void {
  const below = [...treeOf(dialog).querySelectorAll(`[${ours}][${mark}]`)].filter((each) => each !== dialog);
  for (const each of below) each.removeAttribute(mark);
  dialog.setAttribute(mark, 'true');
  return () => {
    dialog.removeAttribute(mark);
    below.at(-1)?.setAttribute(mark, 'true');
  };
}
