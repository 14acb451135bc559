import { htmlText } from '../../../text/html/html-text.ts';
import { isRecord, type JsonObject, scalarText } from '../../json.ts';
import { attributesOf, kindOf, partsOf } from './document-nodes.ts';

/** What a cell of a table says. */
export interface CellContent {
  /** Its text; a list of texts where it is nothing but several marks, such as the people it mentions. */
  readonly value: string | readonly string[] | null;
  /** The address that it links to. */
  readonly link: string | null;
  readonly image: string | null;
}

const maxDepth = 40;

/** What stands in a line of text, piece by piece. */
interface Piece {
  readonly text: string;
  /** It is a person, a state or a day, and no running text. */
  readonly isMark: boolean;
}

class Reading {
  readonly pieces: Piece[] = [];
  link: string | null = null;
  image: string | null = null;

  write(text: string, isMark = false): void {
    if (text !== '') this.pieces.push({ text, isMark });
  }

  get content(): CellContent {
    const { link, image } = this;
    const full = this.pieces.filter(({ text }) => /[\p{L}\p{N}\p{S}]/u.test(text));
    if (full.length > 1 && full.every(({ isMark }) => isMark))
      return { value: full.map(({ text }) => text.trim()), link, image };
    const text = this.pieces.map((one) => one.text).join('');
    const lines = text.split('\n').map((line) => line.replace(/[^\S\n]+/g, ' ').trim());
    return { value: lines.join('\n').replace(/\n+/g, '\n').trim() || null, link, image };
  }
}

/** The content of a cell: a text, HTML, a node, or a list of nodes. */
export function cellContent(cell: unknown): CellContent {
  const reading = new Reading();
  read(cell, reading, 0);
  return reading.content;
}

function read(value: unknown, reading: Reading, depth: number): void {
  if (depth > maxDepth || value === null || value === undefined) return;
  if (Array.isArray(value)) for (const one of value) read(one, reading, depth + 1);
  else if (isRecord(value)) readNode(value, reading, depth);
  else readText(scalarText(value), reading);
}

/** Some editors write the text of a cell as HTML. */
function readText(text: string, reading: Reading): void {
  if (!/<[a-z/]|&[#\w]+;/i.test(text)) {
    reading.write(text);
    return;
  }
  reading.link ??= /<a\b[^>]*\bhref\s*=\s*["']([^"']+)/i.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? null;
  reading.image ??= /<img\b[^>]*\bsrc\s*=\s*["']([^"']+)/i.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? null;
  reading.write(htmlText(text.replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')));
}

function readNode(node: JsonObject, reading: Reading, depth: number): void {
  const kind = kindOf(node) ?? '';
  const attributes = attributesOf(node);
  const link = linkOf(node, attributes, kind);
  if (isImage(kind)) {
    reading.image ??= link;
    return;
  }
  reading.link ??= link;
  const when = whenOf(node, attributes);
  if (when !== null) {
    reading.write(when, true);
    return;
  }
  if (/break$|^br$/.test(kind)) reading.write('\n');
  const parts = partsOf(node);
  const text = textOf(node, attributes, kind);
  if (parts === null || (parts.length === 0 && text !== '')) {
    if (text === '' && link !== null && /card|embed|bookmark|^url$/.test(kind)) reading.write(link);
    else if (isMark(kind)) reading.write(text.replace(/^@/, ''), true);
    else readText(text, reading);
    return;
  }
  const isLine = lines.test(kind);
  if (isLine) reading.write('\n');
  read(parts, reading, depth + 1);
  if (isLine) reading.write('\n');
}

const lines = /^(?:p|paragraph|div|li|listitem|taskitem|heading\w*|h\d|quote|blockquote|normal|line|block)$/;
const isMark = (kind: string): boolean => /mention|status|lozenge|badge|^tag$|label|people|person|user/.test(kind);
const isImage = (kind: string): boolean => /^(?:image|img|picture|media|upload)/.test(kind);

const textKeys = ['plain_text', 'text', 'value', 'label', 'title', 'displayName', 'content', 'html', 'alt'];

function textOf(node: JsonObject, attributes: JsonObject, kind: string): string {
  // A line break has no text that is shown.
  if (/break$|^br$/.test(kind)) return '';
  for (const object of [node, attributes])
    for (const key of textKeys) {
      const text = object[key];
      if (typeof text === 'string' && text !== '') return text;
      if (typeof text === 'number') return String(text);
      if (isRecord(text) && typeof text.content === 'string') return text.content;
    }
  return '';
}

/** Where a node leads, by itself or by a mark on its text. */
function linkOf(node: JsonObject, attributes: JsonObject, kind: string): string | null {
  const own = addressIn(attributes);
  if (own !== null) return own;
  for (const mark of Array.isArray(node.marks) ? node.marks : []) {
    const address = isRecord(mark) ? addressIn(attributesOf(mark)) : null;
    if (address !== null) return address;
  }
  return isImage(kind) && typeof attributes.src === 'string' ? attributes.src : null;
}

function addressIn(attributes: JsonObject): string | null {
  for (const key of ['href', 'url', 'uri', 'link']) {
    const value = attributes[key];
    const address = isRecord(value) ? value.url : value;
    if (typeof address === 'string' && /^(?:https?:\/\/|\/)\S+$/i.test(address)) return address;
  }
  return null;
}

/** The day or the time that a node stands for, as `2026-10-06` or an instant; null: it stands for none. */
function whenOf(node: JsonObject, attributes: JsonObject): string | null {
  const mentioned = isRecord(attributes.date) ? attributes.date : null;
  if (mentioned !== null && typeof mentioned.start === 'string')
    return typeof mentioned.end === 'string' ? `${mentioned.start} – ${mentioned.end}` : mentioned.start;
  const { timestamp } = attributes;
  const instant = Number(timestamp);
  if ((typeof timestamp === 'string' || typeof timestamp === 'number') && instant > 1e11 && instant < 1e13) {
    const text = new Date(instant).toISOString();
    return text.replace(/T00:00:00\.000Z$/, '').replace(/\.000Z$/, 'Z');
  }
  const kind = kindOf(node) ?? '';
  for (const key of ['datetime', 'dateTime', 'iso', 'date', 'value']) {
    const text = attributes[key];
    if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d(?:[T ][\d:.+Z-]+)?$/.test(text)) continue;
    if (/^(?:time|date|datetime)/.test(kind)) return text;
  }
  return null;
}
