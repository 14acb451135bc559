import { escapeHtml } from '../plain/paragraphs.ts';

/** A node of a foreign document. Any field may be missing or of another type. */
export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects in a list; none when the value is not a list. */
export const nodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** The value of the first path (`attrs.href`) that holds a text or a number, as text. */
export function textAt(node: Node, ...paths: readonly string[]): string | null {
  for (const path of paths) {
    let value: unknown = node;
    for (const key of path.split('.')) value = isNode(value) ? value[key] : undefined;
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return null;
}

export function linkHtml(address: string | null, inner: string): string {
  return address === null ? inner : `<a href="${escapeHtml(address)}">${inner}</a>`;
}

export function imageHtml(address: string | null, alternative: string | null, caption = ''): string {
  if (address === null) return caption;
  const image = `<img src="${escapeHtml(address)}" alt="${escapeHtml(alternative ?? '')}">`;
  return caption === '' ? `<p>${image}</p>` : `<figure>${image}<figcaption>${caption}</figcaption></figure>`;
}

/** `h2` for level 2; `h3` for a value that is no level. */
export function headingTag(level: unknown): string {
  const number = Number(/\d/.exec(String(level))?.[0] ?? 3);
  return number >= 1 && number <= 6 ? `h${number}` : 'h3';
}
