import { escapeHtml } from '../plain/paragraphs.ts';
import { headingTag, imageHtml, isNode, linkHtml, type Node, nodes, textAt } from './block-node.ts';

/** The insertions of a Quill Delta, `{ ops: [{ insert, attributes }] }` or the list alone. Null for any other value. */
export function deltaOps(value: unknown): readonly unknown[] | null {
  const ops = isNode(value) ? value.ops : value;
  if (!Array.isArray(ops) || ops.length === 0) return null;
  return ops.every((op) => isNode(op) && (typeof op.insert === 'string' || isNode(op.insert))) ? ops : null;
}

interface Line {
  readonly html: string;
  /** The attributes of the newline that ends the line: they format the line as a whole. */
  readonly attributes: Node;
}

export function deltaHtml(ops: readonly unknown[]): string {
  let html = '';
  let list: string | null = null;
  for (const line of linesOf(ops)) {
    const kind = line.attributes.list === undefined ? null : line.attributes.list === 'ordered' ? 'ol' : 'ul';
    if (kind !== list) html += (list === null ? '' : `</${list}>`) + (kind === null ? '' : `<${kind}>`);
    list = kind;
    html += lineHtml(line, kind);
  }
  return list === null ? html : `${html}</${list}>`;
}

function linesOf(ops: readonly unknown[]): readonly Line[] {
  const lines: Line[] = [];
  let html = '';
  for (const op of nodes(ops)) {
    const attributes = isNode(op.attributes) ? op.attributes : {};
    if (typeof op.insert !== 'string') {
      html += isNode(op.insert) ? embedHtml(op.insert) : '';
      continue;
    }
    op.insert.split('\n').forEach((part, index) => {
      if (index > 0) {
        lines.push({ html, attributes });
        html = '';
      }
      html += styled(part, attributes);
    });
  }
  if (html !== '') lines.push({ html, attributes: {} });
  return lines;
}

function lineHtml({ html, attributes }: Line, list: string | null): string {
  if (list !== null) return `<li>${html}</li>`;
  if (attributes.header) return `<${headingTag(attributes.header)}>${html}</${headingTag(attributes.header)}>`;
  if (attributes.blockquote) return `<blockquote>${html}</blockquote>`;
  if (attributes['code-block']) return `<pre>${html}</pre>`;
  return `<p>${html}</p>`;
}

function styled(text: string, attributes: Node): string {
  if (text === '') return '';
  let html = escapeHtml(text);
  const tags: Readonly<Record<string, string>> = {
    bold: 'strong',
    italic: 'em',
    underline: 'u',
    strike: 's',
    code: 'code',
  };
  for (const [name, tag] of Object.entries(tags)) if (attributes[name]) html = `<${tag}>${html}</${tag}>`;
  return linkHtml(textAt(attributes, 'link'), html);
}

function embedHtml(embed: Node): string {
  const video = textAt(embed, 'video');
  if (video !== null) return linkHtml(video, escapeHtml(video));
  const image = textAt(embed, 'image', 'image.url');
  return image === null ? escapeHtml(textAt(embed, 'mention.value', 'formula') ?? '') : imageHtml(image, null);
}
