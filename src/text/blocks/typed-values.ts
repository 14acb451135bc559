import { plainParagraphs } from '../plain/paragraphs.ts';
import { isNode, type Node, textAt } from './block-node.ts';
import { editorJsHtml } from './editorjs.ts';

/** A block of which the value is what its type says: a text, plain or in HTML, a list, or an object. */
interface TypedValue extends Node {
  readonly type: string;
  readonly value: unknown;
}

/** Whether a value is a list of such blocks, `[{ type: 'paragraph', value: '<p>…</p>', id }]`, and most are text. */
export function areTypedValues(value: unknown): value is readonly TypedValue[] {
  if (!Array.isArray(value) || value.length === 0) return false;
  const areAll = value.every((one) => isNode(one) && typeof one.type === 'string' && Object.hasOwn(one, 'value'));
  return areAll && value.filter(({ type }: TypedValue) => ofText.test(type)).length * 2 > value.length;
}

const ofText = /paragraph|text|head|title|quote|list|html|markdown|lead|intro|body/i;

export const typedValuesHtml = (blocks: readonly TypedValue[]): string => blocks.map(blockHtml).join('\n');

function blockHtml({ type, value }: TypedValue): string {
  const kind = /head|title/i.test(type) ? 'heading' : (/quote|list/i.exec(type)?.[0].toLowerCase() ?? type);
  if (Array.isArray(value)) return editorJsHtml([{ type: 'list', data: { items: value.map(itemOf) } }]);
  if (isNode(value))
    return editorJsHtml([{ type: kind, data: { ...value, text: textAt(value, 'text', 'value', 'quote') } }]);
  if (typeof value !== 'string') return '';
  const html = tag.test(value) ? value : plainParagraphs(value);
  if (kind !== 'heading' && kind !== 'quote') return html;
  return editorJsHtml([{ type: kind, data: { text: html.replace(/<\/?p\b[^>]*>/g, '') } }]);
}

const tag = /<\/?[a-z][\w-]*(?:\s[^<>]*)?>/i;

const itemOf = (item: unknown): unknown => (isNode(item) ? (textAt(item, 'value', 'text') ?? item) : item);
