import { splitKey } from '../vocabulary/key-words.ts';
import { tagsByName } from '../vocabulary/language-names.ts';
import { romanize } from '../vocabulary/romanize.ts';
import { wordsOf } from '../vocabulary/vocabulary.ts';
import { isEmpty, isRecord, type JsonObject } from './json.ts';

/** A value in the chosen language, with its versions in other languages. */
export interface LocalizedValue {
  readonly value: unknown;
  /** The other versions, by BCP 47 tag. */
  readonly others: Readonly<Record<string, unknown>>;
  /** BCP 47 tag of the value; null when the value is in no marked language. */
  readonly tag: string | null;
}

/**
 * Chooses one language of `{ fr: …, en: … }` or `[{ language, value }]`: the one asked for, a relative of it (`de` for
 * `de-AT`), English, or the first that is not empty. Any other value comes back as it is.
 */
export function chooseLanguage(value: unknown, language: string): LocalizedValue {
  const versions = versionsOf(value);
  if (versions === null) return { value, others: {}, tag: null };
  const full = versions.filter(([, text]) => !isEmpty(text));
  // Norwegian by itself is Bokmål nearly always.
  const primary = (tag: string) => tag.split('-')[0]?.replace(/^no$/, 'nb');
  const chosen =
    full.find(([tag]) => tag.toLowerCase() === language.toLowerCase()) ??
    full.find(([tag]) => primary(tag) === primary(language.toLowerCase())) ??
    full.find(([tag]) => primary(tag) === 'en') ??
    full.find(([tag]) => tag === unnamed) ??
    full[0];
  if (!chosen) return { value: null, others: {}, tag: null };
  const others = full.filter((entry) => entry !== chosen && entry[0] !== unnamed);
  return { value: chosen[1], others: Object.fromEntries(others), tag: chosen[0] === unnamed ? null : chosen[0] };
}

/** Stands for a language that is not said: `{ default: 'Verona', de: 'Bern' }`. */
const unnamed = 'default';

/** Whether these are one text in several languages. Addresses under `default` and `sm` are those of pictures in sizes. */
export const areByLanguage = (entries: readonly (readonly [key: string, value: unknown])[]): boolean =>
  entries.every(([key]) => key === unnamed || languageTag(key) !== null) &&
  (!entries.some(([key]) => key === unnamed) || (entries.length > 1 && entries.every(([, value]) => isWords(value)))) &&
  !areHours(entries);

/** An hour is the same in all languages: `{ dan: '12:00', mde: '14:30' }` is from when and until when in Georgian, and neither Danish nor Maba. */
function areHours(entries: readonly (readonly [key: string, value: unknown])[]): boolean {
  const told = entries.filter(([, value]) => !isEmpty(value));
  // The codes that portals use have two letters.
  return (
    entries.length === 2 &&
    told.length > 0 &&
    told.every(([, value]) => isHour(value)) &&
    entries.some(([key]) => /^[a-z]{3}$/i.test(key))
  );
}

const isHour = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{1,2}[:.]\d\d(?::\d\d)?$/.test(value.trim());

const isWords = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && !/^(?:\w+:)?\/|\.\w{3,4}$/.test(value.trim()));

/** Whether an object has only locales as keys, `{ "en-US": 12 }`. The values may be of any type. */
export const isByLocale = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (!isRecord(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.length < 60 && keys.every((key) => /^[a-z]{2,3}[-_][A-Z]{2}$/.test(key));
};

/** Whether two languages are written in the same script, so that readers of one can read the letters of the other. */
export const sameScript = (one: string, other: string): boolean => scriptOf(one) === scriptOf(other);

/** The BCP 47 tag of `fr`, `pt_BR`, `en-us` or `中文`; null for a text that names no language. */
export function languageTag(text: string): string | null {
  if (!tagForm.test(text)) return tagsByName.get(text.toLowerCase()) ?? null;
  const before = tags.get(text);
  if (before !== undefined) return before;
  const tag = newTag(text);
  // Short keys come again and again, and Intl is slow.
  if (tags.size < mostTags) tags.set(text, tag);
  return tag;
}

/** A language with its script, its region and its variant. In a key such as `ST_EVENTO` the second word is none of these. */
const tagForm =
  /^[a-z]{2,3}(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))?(?:-u-[a-z\d-]{2,24})?$/i;

const mostTags = 2000;
const tags = new Map<string, string | null>();

function newTag(text: string): string | null {
  try {
    const tag = new Intl.Locale(text.replaceAll('_', '-'));
    const isKnown =
      languageNames.of(tag.language) !== undefined &&
      (tag.script === undefined || scriptNames.of(tag.script) !== undefined);
    return isKnown ? tag.toString() : null;
  } catch {
    return null;
  }
}

const scriptNames = new Intl.DisplayNames(['en'], { type: 'script', fallback: 'none' });

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** The script that a language is written in, ISO 15924: `Cyrl` for `ru`. */
export function scriptOf(tag: string): string {
  try {
    return new Intl.Locale(tag).maximize().script ?? 'Latn';
  } catch {
    return 'Latn';
  }
}

/** The letters of scripts that ISO 15924 names by several. */
const severalScripts: Readonly<Record<string, string>> = {
  Jpan: String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`,
  Kore: String.raw`\p{Script=Hangul}\p{Script=Han}`,
  Hans: String.raw`\p{Script=Han}`,
  Hant: String.raw`\p{Script=Han}`,
};

/** Matches a letter of the script that a language (BCP 47) is written in. */
export function lettersOf(language: string): RegExp {
  const script = scriptOf(language);
  try {
    return new RegExp(`[${severalScripts[script] ?? `\\p{Script=${script}}`}]`, 'u');
  } catch {
    return /\p{L}/u;
  }
}

/** Whether a key is what programs mark objects with: `_type`, `__typename`. */
export const isMark = (key: string): boolean => /^(?:_[a-z]+|__typename|@type|\$type)$/i.test(key);

/** Whether a key holds what a protocol says of the object and no part of it: `__metadata`. */
const isNote = (key: string): boolean => isMark(key) || key.startsWith('__');

type Versions = readonly (readonly [tag: string, value: unknown])[];

function versionsOf(value: unknown): Versions | null {
  if (Array.isArray(value)) return versionsOfList(value);
  if (!isRecord(value)) return null;
  const keys = Object.keys(value).filter((key) => !isMark(key));
  if (keys.length === 0 || keys.length > 60) return null;
  // A lone key `id` is an id and not Indonesian. Two keys that are both languages are languages.
  const [only = ''] = keys.length === 1 ? keys : [];
  if (ambiguousTags.has(only.toLowerCase()) || tagsByName.has(only.toLowerCase())) return null;
  if (!areByLanguage(keys.map((key) => [key, value[key]]))) return null;
  return keys.map((key) => [languageTag(key) ?? key, value[key]]);
}

function versionsOfList(list: readonly unknown[]): Versions | null {
  if (list.length === 0 || list.length > 60 || !list.every(isRecord)) return null;
  const key = languageKeyOf(list);
  if (key === null) return null;
  const found: (readonly [string, unknown])[] = [];
  for (const item of list) {
    const names = Object.keys(item).filter((name) => !isNote(name));
    const tag = languageTag(item[key] as string);
    const [alone] = names.filter((name) => name !== key);
    const valueKey = valueKeys.find((name) => name in item) ?? (names.length === 2 ? alone : undefined);
    // An object with more properties has a language as one of them. It is not a text in that language.
    if (tag === null || valueKey === undefined || names.length > 5 || isTitled(item, valueKey)) return null;
    found.push([tag, item[valueKey]]);
  }
  // Several texts in one language are several texts.
  if (new Set(found.map(([tag]) => tag)).size < found.length) return null;
  return found;
}

/** `{ lang, title, text }`: what has a title of its own beside a text is no single text. */
export const isTitled = (item: JsonObject, text: string): boolean => text !== 'title' && Object.hasOwn(item, 'title');

/** The key that says the language of each of these objects; null: none does. */
export function languageKeyOf(items: readonly JsonObject[]): string | null {
  const isTag = (value: unknown) => typeof value === 'string' && languageTag(value) !== null;
  const keys = Object.keys(items[0] ?? {}).filter((key) => items.every((item) => isTag(item[key])));
  return keys.find(isLanguageKey) ?? keys.find((key) => isPlainKey(key) && areLanguages(items, key)) ?? null;
}

/** A key that says which one of a list an element is: `_key`, `code`. */
const isPlainKey = (key: string): boolean => /^_?(?:key|code|id)$/i.test(key);

/** `[{ _key: 'no', value: 'Lanternetur' }, { _key: 'en', value: 'Lantern walk' }]`: several of one text, each by a language and no two by the same. */
function areLanguages(items: readonly JsonObject[], key: string): boolean {
  const tags = items.map((item) => String(item[key]).toLowerCase());
  const isText = (item: JsonObject) => {
    const [first, ...more] = Object.keys(item).filter((name) => name !== key && !isMark(name));
    return first !== undefined && more.length === 0 && textKeys.has(first);
  };
  return (
    tags.length > 1 &&
    new Set(tags).size === tags.length &&
    tags.every((tag) => /^[a-z]{2}(?:[-_][a-z]{2})?$/.test(tag)) &&
    !tags.every((tag) => ambiguousTags.has(tag)) &&
    items.every(isText)
  );
}

/** What one text stands under, and nothing else beside it. */
const textKeys: ReadonlySet<string> = new Set(['value', 'text', 'content', 'translation']);

/** `language`, `@lang`, `Sprache`, `languages_code`: a key that says the language of what stands beside it, in any language. */
function isLanguageKey(key: string): boolean {
  languageWords ??= new Set([...wordsOf('keys', 'language'), 'culture', 'lng'].map(romanize));
  const [word, ...more] = splitKey(key);
  if (word === undefined) return false;
  const isCutShort = word.length > 2 && 'language'.startsWith(word);
  return (isCutShort || languageWords.has(word)) && more.every((one) => languageParts.has(one));
}

let languageWords: ReadonlySet<string> | undefined;
/** What the key of a language says beside. */
const languageParts: ReadonlySet<string> = new Set(['code', 'id', 'iso', 'key', 'tag']);
const valueKeys = [
  'value', 'text', 'content', '#text', 'translation', '@value', 'title', 'name', 'label', 'html', 'description',
]; // biome-ignore format: a list

/** Language tags that are common keys. */
const ambiguousTags = new Set('id to as is no or so my am be se om os ie ii ch'.split(' '));
