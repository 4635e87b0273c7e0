export { focusedElement, treeOf } from '../focus/focused-element.ts';
