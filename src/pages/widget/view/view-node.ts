/** A piece of what is shown, as plain data: the element draws it with the DOM, the server writes it as HTML. */
export type ViewNode = ViewElement | string;

export interface ViewElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly ViewNode[];
}

type Child = ViewNode | null | readonly (ViewNode | null)[];

/** Attributes that are null are left out, and so is an address that is not of the web. */
export function h(tag: string, attributes: Readonly<Record<string, string | null>>, ...children: Child[]): ViewElement {
  const kept = Object.entries(attributes).filter(([name, value]) => value !== null && isSafe(name, value));
  return {
    tag,
    attributes: Object.fromEntries(kept) as Record<string, string>,
    children: children.flat().filter((child) => child !== null),
  };
}

/** No `javascript:`, no `data:`. */
const isSafe = (name: string, value: string): boolean => name !== 'href' || /^https?:\/\//i.test(value);

/** Writes a view as HTML. Every text and every value is escaped here, once. */
export function viewHtml(node: ViewNode): string {
  if (typeof node === 'string') return escapeHtml(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${node.tag}${attributes.join('')}>${node.children.map(viewHtml).join('')}</${node.tag}>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Fit for text, and for values between quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
