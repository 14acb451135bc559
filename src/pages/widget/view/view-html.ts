import type { ViewNode } from './view-node.ts';

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
