import { isRecord, type JsonObject } from '../json.ts';
import {
  areByLanguage,
  chooseLanguage,
  isByLocale,
  isMark,
  isTitled,
  languageKeyOf,
  languageTag,
} from '../language.ts';
import { contentOf } from '../wrapper.ts';

/** `{ fr: …, en: … }` of texts, or `[{ language, value }]`. */
export function isLanguages(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.length < 60 && chooseLanguage(value, 'en').value !== value;
  if (!isRecord(value)) return false;
  if (isByLocale(value) && Object.values(value).every((one) => typeof one !== 'object' || one === null)) return true;
  const entries = Object.entries(value).filter(([key]) => !isMark(key));
  if (entries.length === 0 || entries.length > 60) return false;
  const textual = (one: unknown) =>
    one === null ||
    typeof one === 'string' ||
    (Array.isArray(one) && one.every((part) => typeof part === 'string')) ||
    (entries.length > 1 && isRecord(one) && typeof contentOf(one) === 'string');
  return (
    areByLanguage(entries) && entries.every(([, one]) => textual(one)) && chooseLanguage(value, 'en').value !== value
  );
}

const oneText = ['value', 'text', 'content', '@value', 'translation'];

/** The way into what is said once for each language, and how a value is opened by it. */
interface LanguageWay {
  readonly way: string;
  /** There is more than one language. */
  readonly several: boolean;
  readonly open: (value: unknown) => unknown;
}

/**
 * Objects of several fields by language, `{ en: { title, text }, fi: … }` or `[{ lang: 'en', title, text }, …]`: the way to
 * those in the language asked for. Null for other values.
 */
export function languageWay(values: readonly unknown[], language: string): LanguageWay | null {
  if (values.every(isRecord)) return byKeys(values as readonly JsonObject[], language);
  const lists = values.filter(Array.isArray) as readonly (readonly unknown[])[];
  if (lists.length < values.length) return null;
  const items = lists.flat();
  if (items.length === 0 || !items.every(isRecord)) return null;
  const objects = items as readonly JsonObject[];
  const key = languageKeyOf(objects);
  // Each language once in a list, and more than one in some.
  const tags = (list: readonly unknown[]) => list.map((item) => (item as JsonObject)[key as string]);
  if (key === null || lists.some((list) => new Set(tags(list)).size < list.length)) return null;
  const all = new Set(objects.map((item) => item[key] as string));
  // `{ lang, value, format }` is one text.
  const several = (item: JsonObject) =>
    Object.keys(item).length > 2 && !oneText.some((name) => Object.hasOwn(item, name) && !isTitled(item, name));
  // A list may say less of an event than its details.
  if (all.size < 2 || !objects.some(several)) return null;
  const chosen = choose([...all], language);
  return {
    way: `f${JSON.stringify([key, chosen])}`,
    several: true,
    open: (value) => {
      const list = value as readonly JsonObject[];
      return list.find((item) => item[key] === chosen) ?? list[0];
    },
  };
}

function byKeys(objects: readonly JsonObject[], language: string): LanguageWay | null {
  const keys = [...new Set(objects.flatMap((object) => Object.keys(object)))].filter((key) => !isMark(key));
  // One key alone is a language only where it names its country.
  if (
    keys.length === 0 ||
    keys.length > 30 ||
    (keys.length === 1 && !/^[a-z]{2,3}[-_][A-Z]{2}$/.test(keys[0] as string))
  )
    return null;
  if (!keys.every((key) => languageTag(key) !== null)) return null;
  const inner = objects.flatMap((object) => keys.map((key) => object[key] ?? null));
  if (inner.every((one) => one === null || typeof one !== 'object')) return null;
  if (!inner.every((one) => one === null || isRecord(one) || Array.isArray(one))) return null;
  const first = choose(keys, language);
  const order = [first, ...keys.filter((key) => key !== first)].slice(0, 6);
  return {
    way: keys.length === 1 ? `k${first}` : `a${JSON.stringify(order)}`,
    several: keys.length > 1,
    open: (value) => order.map((key) => (value as JsonObject)[key]).find((one) => one !== null && one !== undefined),
  };
}

/** The language asked for, a relative of it, English, or the first. */
function choose(tags: readonly string[], language: string): string {
  const primary = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];
  return (
    tags.find((tag) => tag.toLowerCase() === language.toLowerCase()) ??
    tags.find((tag) => primary(tag) === primary(language)) ??
    tags.find((tag) => primary(tag) === 'en') ??
    (tags[0] as string)
  );
}

/** Of the keys of an object, those that say its text once in each language: `el` and `en` of `{ key: 'A', el: …, en: …, seats: 200 }`. */
export function languagesAmong(texts: ReadonlyMap<string, readonly unknown[]>, language: string): readonly string[] {
  const isText = (value: unknown) => value === null || (typeof value === 'string' && /\p{L}/u.test(value));
  const tags = [...texts].flatMap(([key, values]) =>
    /^[a-z]{2}(?:[-_][A-Za-z]{2})?$/.test(key) && languageTag(key) !== null && values.every(isText) ? [key] : [],
  );
  const first = choose(tags, language);
  const isAsked = first !== undefined && first.slice(0, 2) === language.slice(0, 2).toLowerCase();
  if (tags.length < 2 || tags.length === texts.size || !isAsked) return [];
  return [first, ...tags.filter((tag) => tag !== first)];
}
