import { escapeHtml } from '../plain/paragraphs.ts';
import { imageHtml, isNode, linkHtml, type Node, nodes, textAt } from './block-node.ts';

/**
 * Whether a value is a Draft.js document: `{ blocks: [{ text, type, inlineStyleRanges, entityRanges }], entityMap }`.
 */
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
  const open: string[] = [];
  /** Closes the lists below this depth, each with its last item. */
  const close = (depth: number) => {
    while (open.length > depth) html += `</li></${open.pop()}>`;
  };
  for (const block of nodes(value.blocks)) {
    const type = String(block.type ?? '');
    const list = lists[type];
    const content = inlineHtml(block, entities);
    if (list === undefined) {
      close(0);
      const tag = tags[type] ?? 'p';
      html += `<${tag}>${content}</${tag}>`;
      continue;
    }
    // An item is nested in the one before it, so it can be one level deeper at most.
    const depth = Math.min(Math.max(Math.trunc(Number(block.depth ?? 0)) || 0, 0), open.length, maxListDepth);
    close(depth + 1);
    if (open.length > depth && open[depth] !== list) close(depth);
    html += open.length > depth ? '</li>' : `<${list}>`;
    if (open.length === depth) open.push(list);
    html += `<li>${content}`;
  }
  close(0);
  return html;
}

const maxListDepth = 10;

/**
 * Renders links and images only. Ranges of styles may overlap in ways that HTML can't express, and feeds lose little.
 */
function inlineHtml(block: Node, entities: Node): string {
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
      image === null
        ? linkHtml(textAt(entity, 'data.url', 'data.href'), escapeHtml(words))
        : imageHtml(image, textAt(entity, 'data.alt'));
    at = from + length;
  }
  return (html + escapeHtml(text.slice(at))).replaceAll('\n', '<br>');
}
