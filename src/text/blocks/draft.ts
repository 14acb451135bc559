import { escapeHtml } from '../plain-paragraphs.ts';
import { imageHtml, isNode, linkHtml, type Node, nodes, textAt } from './node.ts';

/** Draft.js: `{ blocks: [{ text, type, inlineStyleRanges, entityRanges }], entityMap }`. */
export function isDraft(
  value: unknown,
): value is { readonly blocks: readonly unknown[]; readonly entityMap?: unknown } {
  if (!isNode(value) || !Array.isArray(value.blocks) || value.blocks.length === 0) return false;
  return value.blocks.every((block) => isNode(block) && typeof block.text === 'string');
}

const tags: Readonly<Record<string, string>> = {
  'header-one': 'h2',
  'header-two': 'h3',
  'header-three': 'h4',
  'header-four': 'h5',
  blockquote: 'blockquote',
  'code-block': 'pre',
};
const lists: Readonly<Record<string, string>> = { 'unordered-list-item': 'ul', 'ordered-list-item': 'ol' };

export function draftHtml(value: { readonly blocks: readonly unknown[]; readonly entityMap?: unknown }): string {
  const entities = isNode(value.entityMap) ? value.entityMap : {};
  let html = '';
  let list: string | null = null;
  for (const block of nodes(value.blocks)) {
    const type = String(block.type ?? '');
    const kind = lists[type] ?? null;
    if (kind !== list) html += (list === null ? '' : `</${list}>`) + (kind === null ? '' : `<${kind}>`);
    list = kind;
    const tag = kind === null ? (tags[type] ?? 'p') : 'li';
    html += `<${tag}>${runsHtml(block, entities)}</${tag}>`;
  }
  return list === null ? html : `${html}</${list}>`;
}

/** Links and images only: the ranges of styles may overlap in ways that markup can't, and feeds don't miss them. */
function runsHtml(block: Node, entities: Node): string {
  const text = String(block.text);
  const ranges = nodes(block.entityRanges)
    .map((range) => ({ from: Number(range.offset), length: Number(range.length), entity: entities[String(range.key)] }))
    .filter((range) => range.from >= 0 && range.length > 0)
    .sort((a, b) => a.from - b.from);
  let html = '';
  let at = 0;
  for (const { from, length, entity } of ranges) {
    if (from < at || !isNode(entity)) continue;
    const words = text.slice(from, from + length);
    html += escapeHtml(text.slice(at, from));
    const image = textAt(entity, 'data.src');
    html +=
      image === null ? linkHtml(textAt(entity, 'data.url', 'data.href'), escapeHtml(words)) : imageHtml(image, null);
    at = from + length;
  }
  return (html + escapeHtml(text.slice(at))).replaceAll('\n', '<br>');
}
