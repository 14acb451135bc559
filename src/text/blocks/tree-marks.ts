import { escapeHtml } from '../plain/paragraphs.ts';
import { isNode, linkHtml, type Node, nodes, textAt } from './block-node.ts';

const tags: Readonly<Record<string, string>> = {
  bold: 'strong',
  strong: 'strong',
  italic: 'em',
  em: 'em',
  underline: 'u',
  underlined: 'u',
  strike: 's',
  strikethrough: 's',
  'strike-through': 's',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
};

/** The bits of Lexical's `format`. */
const bits: readonly (readonly [number, string])[] = [
  [1, 'bold'],
  [2, 'italic'],
  [4, 'strike'],
  [8, 'underline'],
  [16, 'code'],
  [32, 'subscript'],
  [64, 'superscript'],
];

/** Renders a leaf with its marks, which are flags, a list of names or objects, or the bits of a number. */
export function styledText(node: Node, text: string): string {
  let html = escapeHtml(text).replaceAll('\n', '<br>');
  const names = new Set<string>();
  let href: string | null = null;
  for (const [name, value] of Object.entries(node)) if (value === true) names.add(name);
  if (typeof node.format === 'number') for (const [bit, name] of bits) if (node.format & bit) names.add(name);
  for (const mark of Array.isArray(node.marks) ? node.marks : []) {
    const name = isNode(mark) ? textAt(mark, 'type', '_type') : String(mark);
    if (name !== null) names.add(name);
    if (isNode(mark)) href ??= textAt(mark, 'attrs.href', 'href', 'data.href');
    // Portable Text: a mark that is no known name is the key of an entry in the block's `markDefs`.
    else
      href ??=
        nodes(node.markDefs)
          .map((mark) => (mark._key === name ? textAt(mark, 'href', 'url') : null))
          .find((found) => found !== null) ?? null;
  }
  const applied = new Set([...names].map((name) => tags[name.toLowerCase()]).filter((tag) => tag !== undefined));
  for (const tag of applied) html = `<${tag}>${html}</${tag}>`;
  return linkHtml(href, html);
}
