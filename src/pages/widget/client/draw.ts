import type { ViewNode } from '../view/view-node.ts';

/** Makes a view real. Texts become text nodes: nothing is ever parsed as HTML. */
export function draw(node: ViewNode): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const element = document.createElement(node.tag);
  for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
  element.append(...node.children.map(draw));
  return element;
}
