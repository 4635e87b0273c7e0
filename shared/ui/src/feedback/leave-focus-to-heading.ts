import { focusedElement, treeOf } from '../focus/focused-element.ts';

/**
 * As the `ref` of a button, or of what holds one: moves the focus to the heading of the dialog or page when it disappears
 * with the press of the button. Otherwise the focus would fall to the page, and who reads by ear would start from its top.
 * An element in a page of others begins with an `h2`, because the `h1` is the page's.
 */
export function leaveFocusToHeading(node: HTMLElement | null) {
  return () => {
    if (!node?.contains(focusedElement(node))) return;
    const dialog = node.closest('[role=dialog], [role=alertdialog]');
    const tree = treeOf(node);
    queueMicrotask(() => {
      const isPage = !dialog && tree instanceof Document;
      const heading = (dialog ?? tree).querySelector<HTMLElement>(isPage ? 'main h1' : 'h2');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus();
    });
  };
}
