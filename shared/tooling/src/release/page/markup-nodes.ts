import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

/**
 * Markup as data: a text, or an element with its attributes and what is in it. A page makes elements of it without
 * parsing a text, which its Trusted Types policy rejects.
 */
export type MarkupNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...MarkupNode[]];

/** Returns markup as data, without its comments. */
export const markupNodes = (html: string): readonly MarkupNode[] =>
  parseFragment(html).childNodes.flatMap(markupNode);

function markupNode(node: DefaultTreeAdapterTypes.ChildNode): MarkupNode[] {
  if (tree.isTextNode(node)) return [node.value];
  if (!tree.isElementNode(node)) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [[node.tagName, attributes, ...node.childNodes.flatMap(markupNode)]];
}
