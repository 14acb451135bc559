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

/** The bits that Lexical adds up in `format`. */
const bits: readonly (readonly [number, string])[] = [
  [1, 'bold'],
  [2, 'italic'],
  [4, 'strike'],
  [8, 'underline'],
  [16, 'code'],
  [32, 'subscript'],
  [64, 'superscript'],
];

/** A leaf's text with its marks, however they are written: as flags, a list of names or objects, or bits of a number. */
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
    // Portable Text: a mark that is no name is the key of a definition beside the block's children.
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
