import { isRecord, type JsonObject } from '../json.ts';
import { hasEarly, withParts } from './with-parts.ts';

// JsonML writes an element of XML as a list: its name, its attributes if it has any, and what it holds.

const maxDepth = 100;

/** An element, of which the rest of the list are texts, numbers and elements. */
type Element = readonly [name: string, ...rest: unknown[]];

const elementName = /^[\p{L}_][\p{L}\p{N}_.:-]{0,60}$/u;
/** Elements of a text that a browser would show. */
const markup = /^(?:a|abbr|b|blockquote|br|code|div|em|h[1-6]|hr|i|li|ol|p|pre|small|span|strong|sub|sup|u|ul)$/i;

/**
 * An answer with such elements as objects: `["events", ["event", { "id": "7" }, ["title", "Fair"], ["place", ["street", "Mill Lane 4"]]]]` as
 * `{ "events": { "event": { "id": "7", "title": "Fair", "place": { "street": "Mill Lane 4" } } } }`. Elements of one name are a list, and those of a
 * text are written as HTML. The same object if it has none.
 */
export function withoutElementLists(body: unknown): unknown {
  return hasEarly(body, isTree) ? rewritten(body, 0) : body;
}

function rewritten(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  if (isTree(value)) return { [value[0]]: contentOf(value) };
  return withParts(value, (one) => rewritten(one, depth + 1));
}

/** An element that holds one which holds others: a list of words has the form of an element, too. */
const isTree = (value: object): value is Element =>
  isElement(value, 0) && value.some((one) => Array.isArray(one) && one.some(Array.isArray));

function isElement(value: unknown, depth: number): value is Element {
  if (!Array.isArray(value) || depth > maxDepth) return false;
  const [name, ...rest] = value;
  if (typeof name !== 'string' || !elementName.test(name) || name === '__proto__') return false;
  return rest.every((one, n) =>
    Array.isArray(one)
      ? isElement(one, depth + 1)
      : typeof one === 'string' || typeof one === 'number' || (n === 0 && isRecord(one)),
  );
}

function contentOf([, ...rest]: Element): unknown {
  const attributes: JsonObject = isRecord(rest[0]) ? rest[0] : {};
  const held = rest.filter((one) => !isRecord(one));
  const elements = held.filter((one): one is Element => Array.isArray(one));
  const texts = held.filter((one) => !Array.isArray(one)).map(String);
  const isText = elements.length === 0 || texts.some((text) => text.trim() !== '');
  if (isText || elements.every(([name]) => markup.test(name))) {
    const text = held.map((one) => (Array.isArray(one) ? htmlOf(one as unknown as Element) : String(one))).join('');
    if (Object.keys(attributes).length === 0) return text === '' ? null : text;
    return text === '' ? attributes : { ...attributes, '#text': text };
  }
  const byName = Map.groupBy(elements, ([name]) => name);
  const fields = [...byName].map(([name, own]) => [
    name,
    own.length === 1 ? contentOf(own[0] as Element) : own.map(contentOf),
  ]);
  return { ...attributes, ...Object.fromEntries(fields) };
}

/** An element as HTML, with no attribute but where a link leads. */
function htmlOf([name, ...rest]: Element): string {
  const link = isRecord(rest[0]) ? rest[0].href : undefined;
  const held = rest.filter((one) => !isRecord(one));
  const content = held.map((one) => (Array.isArray(one) ? htmlOf(one as unknown as Element) : escaped(String(one))));
  const start = typeof link === 'string' ? `<${name} href="${escaped(link)}">` : `<${name}>`;
  return /^[bh]r$/i.test(name) ? start : `${start}${content.join('')}</${name}>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
