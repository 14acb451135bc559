import { romanize } from '../vocabulary/romanize.ts';
import { wordsOf } from '../vocabulary/vocabulary.ts';
import { isEmpty, isRecord, type JsonObject, openText } from './json.ts';

/**
 * One layer around a value: `{ value: x }`, `[x]`, `{ type: 'title', title: x }`, fragments of one text. It is told by its
 * structure, and by keys only where they say nothing but that they hold a value.
 */
export interface Wrapper {
  /** How to get inside. */
  readonly way: Way;
  readonly inner: unknown;
}

/** `k` and a key, `i` and an index, `j` or `l` and the key of fragments that make one text of one line or of several. */
export type Way = `${'k' | 'i' | 'j' | 'l'}${string}`;

/** The layer around a value; null: it has none, or means something by itself. */
export function wrapperOf(value: unknown): Wrapper | null {
  if (Array.isArray(value)) return ofList(value);
  return isRecord(value) ? ofObject(value) : null;
}

/** A value without the layers around it: what a person would see. JSON in a text is opened. */
export function contentOf(value: unknown): unknown {
  let content = openText(value);
  for (let layers = 0; layers < 8; layers++) {
    const wrapper = wrapperOf(content);
    if (wrapper === null) return content;
    content = openText(wrapper.inner);
  }
  return content;
}

function ofList(list: readonly unknown[]): Wrapper | null {
  if (isProperty(list)) return { way: 'i3', inner: list[3] };
  const fragments = fragmentsOf(list);
  if (fragments !== null) return fragments;
  return list.length === 1 && !isEmpty(list[0]) ? { way: 'i0', inner: list[0] } : null;
}

/** A property as jCal writes them: `["dtstart", {}, "date-time", "2026-05-11T18:30:00"]` (RFC 7265 §3.4). */
export const isProperty = (list: readonly unknown[]): boolean =>
  list.length === 4 && typeof list[0] === 'string' && isRecord(list[1]) && typeof list[2] === 'string';

/** The text of a rich text's piece, the surest key first. */
const fragmentKeys = ['plain_text', 'text', 'content', 'value'];
/** What a piece may have beside its text: how it looks and what it links to. */
const annotations = new Set(
  'plain_text text content type _type nodetype object annotations href link links url marks mark markdefs style styles spans format formatting attributes attrs bold italic underline strikethrough code color mention equation version detail mode _key key direction'.split(
    ' ',
  ),
);
/** Pieces that are lines of their own. */
const blocks = /paragraph|heading|block|list[-_ ]?item|quote|line|^p$|^h\d$|^li$/i;

/** A list of the pieces of one text; null: it is another list. */
function fragmentsOf(list: readonly unknown[]): Wrapper | null {
  const [first] = list;
  if (list.length === 0 || list.length > 200 || !isRecord(first)) return null;
  const key = fragmentKeys.find((one) => list.every((item) => isRecord(item) && typeof item[one] === 'string'));
  if (key === undefined) return null;
  const pieces = list as readonly JsonObject[];
  const keys = new Set(pieces.flatMap((piece) => Object.keys(piece)));
  // A list of `{ text }` alone may be one of tags.
  if (key !== 'plain_text' && keys.size < 2) return null;
  if (![...keys].every((one) => one === key || annotations.has(one.toLowerCase()))) return null;
  if (
    key !== 'plain_text' &&
    !(keys.has('type') || keys.has('_type') || keys.has('marks') || keys.has('spans') || keys.has('annotations'))
  )
    return null;
  const kinds = pieces.map((piece) => piece.type ?? piece._type ?? piece.nodeType);
  const lines = kinds.some((kind) => typeof kind === 'string' && blocks.test(kind));
  const inner = pieces.map((piece) => piece[key]).join(lines ? '\n' : '');
  return { way: `${lines ? 'l' : 'j'}${key}`, inner };
}

/** Keys that say only that they hold a value, the surest first. */
const contentKeys: readonly string[] = [
  ...new Set([
    ...'#text _text __text #cdata __cdata $t _ $value @value $ rendered value val values content text raw data v'.split(
      ' ',
    ),
    ...wordsOf('fields', 'value').flatMap((word) => [word, romanize(word)]),
  ]),
];
/** Keys beside it that say only how the value is written. */
const manners =
  /^(?:[@$#_].*|type|kind|format|encoding|datatype|data_type|valuetype|value_type|fieldtype|field_type|lang|language|langcode|locale|mime|mimetype|mime_type|contenttype|content_type|markup|f|formatted|formattedvalue|formatted_value|attributes|attrs|protected|safe|editable|summary|schema|class)$/i;
/** What a value can't be read without, or not alone. */
const meaningful = /tz|zone|offset|unit|currency|einheit|waehrung|monnaie|devise/i;
/** One of several keys of which an object has only that of its value's type. */
const typedKey =
  /^(?:[a-z]+Value|\$(?:oid|date|numberLong|numberInt|numberDouble|numberDecimal|uuid)|S|N|BOOL|M|L|SS|NS)$/;
/** What a value of a declared type may have beside it: who it is, not what it says. */
const identity = /^(?:id|uid|key|name|label|object|has_more|next_cursor|request_id)$/i;
/** Keys that name the type of a value. */
const typeKeys = [
  'type', 'kind', '_type', 'datatype', 'dataType', 'data_type', 'fieldType', 'field_type', 'valueType', 'value_type',
  'format',
]; // biome-ignore format: a list

function ofObject(object: JsonObject): Wrapper | null {
  const keys = Object.keys(object);
  if (keys.length === 0 || keys.length > 12) return null;
  const into = (key: string): Wrapper => ({ way: `k${key}`, inner: object[key] });
  for (const key of typeKeys) {
    const named = object[key];
    if (typeof named !== 'string' || named === key || !Object.hasOwn(object, named)) continue;
    const others = keys.filter((one) => one !== named && !manners.test(one) && !identity.test(one));
    if (others.every((one) => isEmpty(object[one]))) return into(named);
  }
  const typed = keys.filter((key) => typedKey.test(key) && object[key] !== null);
  const rest = keys.filter((key) => !typedKey.test(key));
  const [only] = typed;
  if (only !== undefined && typed.length === 1 && rest.every((key) => manners.test(key))) return into(only);
  if (keys.some((key) => meaningful.test(key))) return null;
  const held = contentKeys.filter((key) => Object.hasOwn(object, key));
  const [content] = held;
  if (content === undefined)
    return keys.length === 1 && keys[0] === 'fields' && isRecord(object.fields) ? into('fields') : null;
  // `{ value, text }`: which one people see is for the readers to say.
  const plain = held.filter((key) => !manners.test(key));
  if (held.length > 1 && plain.length > 1) return null;
  return keys.every((key) => key === content || manners.test(key)) ? into(content) : null;
}

/** The name of a reference as `[id, name]`, a whole number and a text; null: it is another value. */
export function nameOfPair(value: unknown): string | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [id, name] = value;
  return Number.isInteger(id) && typeof name === 'string' && /\p{L}/u.test(name) ? name : null;
}
