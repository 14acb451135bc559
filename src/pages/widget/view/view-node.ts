/** A piece of the view as plain data. The browser turns it into DOM nodes, the server into HTML. */
export type ViewNode = ViewElement | string;

export interface ViewElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly ViewNode[];
}

type Child = ViewNode | null | readonly (ViewNode | null)[];

/** Creates an element. It leaves out attributes that are null, and a `href` or `src` that is not http or https. */
export function h(tag: string, attributes: Readonly<Record<string, string | null>>, ...children: Child[]): ViewElement {
  const kept = Object.entries(attributes).filter(([name, value]) => value !== null && isSafe(name, value));
  return {
    tag,
    attributes: Object.fromEntries(kept) as Record<string, string>,
    children: children.flat().filter((child) => child !== null),
  };
}

/** No `javascript:`, no `data:`. */
const isSafe = (name: string, value: string): boolean =>
  (name !== 'href' && name !== 'src') || /^https?:\/\//i.test(value);

/** Writes a view as HTML, and escapes every text and attribute value. */
export function viewHtml(node: ViewNode): string {
  if (typeof node === 'string') return escapeHtml(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const opening = `<${node.tag}${attributes.join('')}>`;
  return node.tag === 'img' ? opening : `${opening}${node.children.map(viewHtml).join('')}</${node.tag}>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML, also inside of quoted attribute values. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
