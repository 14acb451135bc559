import { escapeHtml } from '../plain/paragraphs.ts';
import { headingTag, imageHtml, isNode, linkHtml, type Node, nodes, textAt } from './block-node.ts';
import { styledText } from './tree-marks.ts';

/**
 * Whether a value is a document of nested nodes: ProseMirror and TipTap (`{ type: 'doc', content }`), Slate and its
 * successors (`[{ type, children }]`), Lexical (`{ root: { children } }`), Portable Text
 * (`[{ _type: 'block', children }]`), Contentful (`{ nodeType: 'document', content }`). They differ only in their names
 * for things.
 */
export function isTree(value: unknown): value is Node | readonly unknown[] {
  if (Array.isArray(value)) return value.length > 0 && value.every(isNode) && value.some(isBranch);
  if (!isNode(value)) return false;
  if (isNode(value.root)) return isBranch(value.root);
  return isBranch(value) && value.id === undefined && value.title === undefined;
}

const isBranch = (node: Node): boolean => typeOf(node) !== '' && inner(node) !== null;

export function treeHtml(value: Node | readonly unknown[]): string {
  if (!isNode(value)) return childrenHtml(nodes(value), 0);
  const root = isNode(value.root) ? value.root : value;
  return childrenHtml(renderers.has(typeOf(root)) ? [root] : nodes(inner(root)), 0);
}

/** The deepest nesting of nodes; what is deeper is left out. */
const maxDepth = 60;

const typeOf = (node: Node): string =>
  (textAt(node, 'type', '_type', 'nodeType') ?? '').toLowerCase().replace(/[-_\s]|(?<=.)block$/g, '');

function inner(node: Node): readonly unknown[] | null {
  for (const key of ['children', 'content', 'nodes']) if (Array.isArray(node[key])) return node[key] as unknown[];
  return null;
}

/** Renders siblings. Portable Text has list items without a list: they get one, nested as deep as their level. */
function childrenHtml(siblings: readonly Node[], depth: number): string {
  let html = '';
  const open: string[] = [];
  for (const node of siblings) {
    const kind = textAt(node, 'listItem');
    const level = kind === null ? 0 : Math.min(Math.max(Number(textAt(node, 'level') ?? 1), 1), 10);
    const tag = kind === 'number' ? 'ol' : 'ul';
    while (open.length > level) html += `</${open.pop()}>`;
    while (open.length < level) {
      open.push(tag);
      html += `<${tag}>`;
    }
    html += level > 0 ? `<li>${contentHtml(node, depth)}</li>` : nodeHtml(node, depth);
  }
  while (open.length > 0) html += `</${open.pop()}>`;
  return html;
}

function contentHtml(node: Node, depth: number): string {
  if (depth >= maxDepth) return '';
  const marks = nodes(node.markDefs);
  const children = nodes(inner(node) ?? []).map((child) => (marks.length > 0 ? { ...child, markDefs: marks } : child));
  return childrenHtml(children, depth + 1);
}

type Render = (node: Node, content: string) => string;
const wrap =
  (tag: string): Render =>
  (_, content) =>
    `<${tag}>${content}</${tag}>`;
const plain: Render = (_, content) => content;
const heading: Render = (node, content) => {
  const tag = headingTag(textAt(node, 'level', 'attrs.level', 'data.level', 'tag', 'type', 'nodeType', '_type'));
  return `<${tag}>${content}</${tag}>`;
};
const list: Render = (node, content) => {
  const kind = textAt(node, 'format', 'listType', 'attrs.listType', 'tag', 'style', 'ordered') ?? '';
  const tag = /^(?:ordered|number|ol|decimal)/.test(kind) || node.ordered === true ? 'ol' : 'ul';
  return `<${tag}>${content}</${tag}>`;
};
const image: Render = (node, content) =>
  imageHtml(
    textAt(
      node,
      'image.url',
      'attrs.src',
      'url',
      'src',
      'data.src',
      'asset.url',
      'file.url',
      'data.target.fields.file.url',
    ),
    textAt(node, 'image.alternativeText', 'attrs.alt', 'altText', 'alt', 'data.alt'),
    content || escapeHtml(textAt(node, 'caption') ?? ''),
  );
const link: Render = (node, content) =>
  linkHtml(textAt(node, 'url', 'href', 'attrs.href', 'fields.url', 'data.uri', 'data.href', 'link'), content);
const video: Render = (node, content) => {
  const address = textAt(node, 'attrs.src', 'url', 'src', 'embed');
  return `<p>${linkHtml(address, content || escapeHtml(address ?? ''))}</p>`;
};

const forTypes = (names: string, render: Render) => names.split(' ').map((name): [string, Render] => [name, render]);
const renderers: ReadonlyMap<string, Render> = new Map([
  ...forTypes('paragraph p textblock normal h0', wrap('p')),
  ...forTypes(
    'heading header headingone headingtwo h1 h2 h3 h4 h5 h6 heading1 heading2 heading3 heading4 heading5 heading6 title',
    heading,
  ),
  ...forTypes('list', list),
  ...forTypes('bulletlist bulletedlist unorderedlist ul ulist checklist tasklist', wrap('ul')),
  ...forTypes('orderedlist numberedlist ol olist', wrap('ol')),
  ...forTypes('listitem li taskitem checklistitem', wrap('li')),
  ...forTypes('listitemchild listitemtext lic', plain),
  ...forTypes('quote blockquote', wrap('blockquote')),
  ...forTypes('code codeblock pre preformatted', wrap('pre')),
  ...forTypes('link a autolink hyperlink', link),
  ...forTypes('image img picture upload embeddedasset', image),
  ...forTypes('video youtube embed media iframe', video),
  ...forTypes('hardbreak linebreak br softbreak', () => '<br>'),
  ...forTypes('horizontalrule hr thematicbreak divider break', () => '<hr>'),
  ...forTypes('table', wrap('table')),
  ...forTypes('tablerow tr', wrap('tr')),
  ...forTypes('tablecell td', wrap('td')),
  ...forTypes('tableheader tableheadercell th', wrap('th')),
]);

function nodeHtml(node: Node, depth: number): string {
  const type = typeOf(node);
  if (inner(node) === null) {
    const text = textAt(node, 'text', 'value');
    if (text !== null && !renderers.has(type)) return styledText(node, text);
    if (type === 'mention' || type === 'emoji' || type === 'status')
      return escapeHtml(textAt(node, 'attrs.label', 'attrs.text', 'attrs.emoji', 'attrs.id') ?? '');
    if (type === 'date') return escapeHtml(dayOf(textAt(node, 'attrs.timestamp')));
    if (/card$/.test(type)) return cardHtml(node);
  }
  const content = contentHtml(node, depth) || codeText(node);
  // Portable Text has the kind of a block in `style`, not in its type.
  const style = type === '' || type === 'block' ? (textAt(node, 'style') ?? 'normal') : type;
  const render = renderers.get(style) ?? (depth === 0 ? wrapUnknown : plain);
  return render(style === type ? node : { ...node, type: style }, content);
}

/** The day of a number of milliseconds since 1970, at whose midnight in UTC it is. */
function dayOf(timestamp: string | null): string {
  const at = Number(timestamp ?? Number.NaN);
  return Math.abs(at) < maxTimestamp ? new Date(at).toISOString().slice(0, 10) : '';
}

const maxTimestamp = 1e14;

/** A link that the editor shows as a card. */
function cardHtml(node: Node): string {
  const address = textAt(node, 'attrs.url', 'attrs.href', 'url');
  return linkHtml(address, escapeHtml(textAt(node, 'attrs.title', 'title') ?? address ?? ''));
}

/** Some editors keep code in an attribute. */
const codeText = (node: Node) => escapeHtml(textAt(node, 'code', 'text', 'plainText') ?? '');
const wrapUnknown: Render = (_, content) => (content === '' ? '' : `<div>${content}</div>`);
