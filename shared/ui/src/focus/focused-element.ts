/** Returns the focused element as the tree of `node` sees it, the document or its shadow root; null when it has none. */
export function focusedElement(node: Node): Element | null {
  const { activeElement } = treeOf(node);
  return activeElement === node.ownerDocument?.body ? null : activeElement;
}

/** Returns the document or the shadow root that an element is in. */
export function treeOf(node: Node): Document | ShadowRoot {
  const tree = node.getRootNode();
  return tree instanceof ShadowRoot ? tree : (node.ownerDocument ?? document);
}
