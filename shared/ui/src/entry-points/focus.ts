export { focusedElement, treeOf } from '../focus/focused-element.ts';
export { useLostFocus } from '../focus/use-lost-focus.ts';
