import { escapeHtml } from '../plain/paragraphs.ts';
import { headingTag, imageHtml, isNode, linkHtml, type Node, nodes, textAt } from './block-node.ts';

/** The blocks of an Editor.js document, `{ blocks: [{ type, data }] }` or the list alone. Their texts are HTML. Null: the value is none. */
export function editorJsBlocks(value: unknown): readonly unknown[] | null {
  const blocks = isNode(value) ? value.blocks : value;
  if (!Array.isArray(blocks) || (blocks === value && blocks.length === 0)) return null;
  return blocks.every((block) => isNode(block) && typeof block.type === 'string' && isNode(block.data)) ? blocks : null;
}

export function editorJsHtml(blocks: readonly unknown[]): string {
  return nodes(blocks).map(blockHtml).join('\n');
}

type Render = (data: Node) => string;
const text = (data: Node, ...keys: readonly string[]) => textAt(data, ...keys) ?? '';
const paragraph = (html: string) => (html === '' ? '' : `<p>${html}</p>`);

const heading: Render = (data) => `<${headingTag(data.level)}>${text(data, 'text')}</${headingTag(data.level)}>`;
const list: Render = (data) => listHtml(data.items, data.style === 'ordered' ? 'ol' : 'ul');

const renderers: Readonly<Record<string, Render>> = {
  header: heading,
  heading,
  list,
  nestedlist: list,
  checklist: list,
  quote: (data) => `<blockquote>${paragraph(text(data, 'text'))}${paragraph(text(data, 'caption'))}</blockquote>`,
  code: (data) => `<pre>${escapeHtml(text(data, 'code'))}</pre>`,
  delimiter: () => '<hr>',
  image: (data) => imageHtml(textAt(data, 'file.url', 'url'), textAt(data, 'alt', 'caption'), text(data, 'caption')),
  embed: (data) => paragraph(linkHtml(textAt(data, 'source', 'embed'), text(data, 'caption', 'source', 'embed'))),
  linktool: (data) => paragraph(linkHtml(textAt(data, 'link'), escapeHtml(text(data, 'meta.title', 'link')))),
  attaches: (data) =>
    paragraph(linkHtml(textAt(data, 'file.url'), escapeHtml(text(data, 'title', 'file.name', 'file.url')))),
  table: (data) => tableHtml(data.content),
  warning: (data) => paragraph(text(data, 'title')) + paragraph(text(data, 'message')),
};

function blockHtml(block: Node): string {
  const data = isNode(block.data) ? block.data : {};
  const render = renderers[String(block.type).toLowerCase().replace(/[-_]/g, '')];
  return render?.(data) ?? paragraph(text(data, 'text', 'html', 'content', 'title', 'message'));
}

function listHtml(items: unknown, tag: string, depth = 0): string {
  if (!Array.isArray(items) || items.length === 0 || depth > 30) return '';
  const parts = items.map((item) => {
    if (typeof item === 'string') return `<li>${item}</li>`;
    return isNode(item) ? `<li>${text(item, 'content', 'text')}${listHtml(item.items, tag, depth + 1)}</li>` : '';
  });
  return `<${tag}>${parts.join('')}</${tag}>`;
}

function tableHtml(rows: unknown): string {
  if (!Array.isArray(rows)) return '';
  const cells = (row: unknown) =>
    Array.isArray(row) ? row.map((cell) => `<td>${String(cell ?? '')}</td>`).join('') : '';
  return `<table>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</table>`;
}
