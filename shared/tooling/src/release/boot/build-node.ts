import type { MarkupNode } from '../page/markup-nodes.ts';

/** Makes the elements of markup that came as data. A drawing has no HTML in it; the release has checked that. */
export function buildNode(node: MarkupNode, isDrawing = false): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const [tag, attributes, ...children] = node;
  const isSvg = isDrawing || tag === 'svg';
  const element = isSvg
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map((child) => buildNode(child, isSvg)));
  return element;
}
