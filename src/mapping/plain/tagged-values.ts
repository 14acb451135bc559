import type { JsonObject } from '../json.ts';
import { formsOf } from '../structure/forms.ts';

// Some serializers write into each text what type its value has.

const maxDepth = 100;
/** An answer with tags has them from its beginning. */
const maxVisited = 5000;

/** A sign and a letter before the value, `~t2026-10-03T07:00:00Z`, or a sign and a colon before a word, `~:confirmed`. */
const signed = /^([~^!|])([a-z:])(\S[\s\S]*)$/i;
/** A word for the type before it: `date:2026-10-03`, `#inst "2026-10-03"`, `!!timestamp 2026-10-03`, `(int) 5`. */
const worded = /^(?:(?:!!|#)([a-z_]{1,12})[ ]"?|\(([a-z]{1,12})\)[ ]?|([a-z]{1,12})[:|])([\s\S]*?)"?$/i;
/** The key of an object that is nothing but a value with its type: `{ "~#set": […] }`. */
const taggedKey = /^([~^!|])#\S+$/;

const datesIn: ReadonlySet<string> = new Set(['instant', 'dateTime', 'day', 'time', 'epoch']);
const isOfForms = (text: string, forms: ReadonlySet<string>): boolean => formsOf(text).some((form) => forms.has(form));
const isAny = () => true;
const types: readonly (readonly [RegExp, (text: string) => boolean])[] = [
  [/^(?:str|string|text|s|keyword|symbol|enum|code)$/i, isAny],
  [/^(?:date|time|date_?time|timestamp|instant|inst|d|t|dt|ts)$/i, (text) => isOfForms(text, datesIn)],
  [/^(?:int|integer|long|num|number|float|double|dec|decimal|money|i|n|f)$/i, (text) => /^-?\d+(?:\.\d+)?$/.test(text)],
  [/^(?:bool|boolean|b)$/i, (text) => /^(?:true|false|[01])$/i.test(text)],
  [/^(?:uri|url|link|u|r)$/i, (text) => /^https?:\/\//.test(text)],
  [/^(?:uuid|guid|id|u)$/i, (text) => isOfForms(text, new Set(['opaque']))],
];

/** How an answer tags its values. */
interface Tags {
  /** The sign before a letter; null: words. */
  readonly sign: string | null;
}

/**
 * An answer whose values are without the tags of their types: `{ at: '~t2026-10-03T07:00:00Z', page: '~rhttps://…', kinds: { '~#set': […] } }`
 * as `{ at: '2026-10-03T07:00:00Z', page: 'https://…', kinds: […] }`. The same object if it has none.
 */
export function withoutTags(body: unknown): unknown {
  const tags = tagsIn(body);
  return tags === null ? body : plain(body, tags, 0);
}

/** What an answer has of one way to tag. */
interface Found {
  readonly tags: Set<string>;
  texts: number;
  keys: number;
}

/** One tag may be part of a text, and so may some. Several, at most texts or keys, are how an answer is written. */
function tagsIn(body: unknown): Tags | null {
  const found = new Map<string | null, Found>();
  const all = { texts: 0, keys: 0 };
  let left = maxVisited;
  const note = (sign: string | null, tag: string, at: 'texts' | 'keys') => {
    const known = found.get(sign) ?? { tags: new Set(), texts: 0, keys: 0 };
    found.set(sign, known);
    known.tags.add(tag);
    known[at] += 1;
  };
  const visit = (value: unknown, depth: number): void => {
    left -= 1;
    if (left < 0 || depth > maxDepth) return;
    if (typeof value === 'string') {
      all.texts += 1;
      const sign = signed.exec(value);
      if (sign !== null && isSigned(sign)) note(sign[1] as string, sign[2] as string, 'texts');
      else if (sign === null && untyped(value) !== null)
        note(null, (worded.exec(value) as RegExpExecArray).slice(1, 4).join('').toLowerCase(), 'texts');
    } else if (typeof value === 'object' && value !== null)
      for (const key in value) {
        const isKey = !Array.isArray(value);
        const sign = isKey ? (taggedKey.exec(key) ?? signed.exec(key)) : null;
        if (isKey) all.keys += 1;
        if (sign !== null) note(sign[1] as string, 'key', 'keys');
        visit((value as JsonObject)[key], depth + 1);
      }
  };
  visit(body, 0);
  const isWay = ({ tags, texts, keys }: Found) => tags.size > 1 && (texts * 2 > all.texts || keys * 2 > all.keys);
  const ways = [...found].filter(([, one]) => isWay(one)).toSorted(([, a], [, b]) => b.tags.size - a.tags.size);
  const sign = ways.some(([one]) => one === null) ? null : ways[0]?.[0];
  return sign === undefined ? null : { sign };
}

/** The value after a sign and a letter is a date, a number, an address, a key or a word. */
function isSigned([, , letter, rest]: readonly (string | undefined)[]): boolean {
  const text = rest as string;
  if (letter === ':') return /^[^\s:]{1,100}$/.test(text);
  return types.slice(1).some(([, is]) => is(text));
}

/** The text after a word for its type; null: it has none. */
function untyped(text: string): string | null {
  const match = worded.exec(text);
  if (match === null) return null;
  const word = match.slice(1, 4).join('');
  const rest = match[4] as string;
  return types.some(([name, is]) => name.test(word) && is(rest)) ? rest : null;
}

function plain(value: unknown, tags: Tags, depth: number): unknown {
  if (typeof value === 'string') return textOf(value, tags);
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  if (Array.isArray(value)) return value.map((one) => plain(one, tags, depth + 1));
  const entries = Object.entries(value).filter(([key]) => key !== '__proto__');
  const [only] = entries;
  if (only !== undefined && entries.length === 1 && tags.sign !== null && taggedKey.exec(only[0])?.[1] === tags.sign)
    return plain(only[1], tags, depth + 1);
  return Object.fromEntries(entries.map(([key, one]) => [key, plain(one, tags, depth + 1)]));
}

function textOf(text: string, { sign }: Tags): string {
  if (sign === null) return untyped(text) ?? text;
  if (!text.startsWith(sign)) return text;
  // The sign twice is the sign itself.
  if (text.startsWith(sign + sign)) return text.slice(1);
  const match = signed.exec(text);
  return match !== null && isSigned(match) ? (match[3] as string) : text;
}
