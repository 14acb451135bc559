import { isEmpty, isRecord } from './json.ts';

/** A value, and what it says in other languages, by BCP 47 tag. */
export interface Spoken {
  readonly value: unknown;
  readonly others: Readonly<Record<string, unknown>>;
  /** Of the value, BCP 47; null: it is not one of several. */
  readonly tag: string | null;
}

const languageKeys = ['language', 'lang', 'locale', 'langcode', 'culture', '@language', 'lng'];
const valueKeys = [
  'value',
  'text',
  'content',
  'translation',
  '@value',
  'title',
  'name',
  'label',
  'html',
  'description',
];

/**
 * Chooses among the languages of `{ fr: …, en: … }` or `[{ language, value }]`: the one asked for, a sibling of it (`de` for `de-AT`),
 * English, else the first that says something. A value in one language only comes back as it is.
 */
export function chooseLanguage(value: unknown, language: string): Spoken {
  const spoken = languagesOf(value);
  if (spoken === null) return { value, others: {}, tag: null };
  const full = spoken.filter(([, said]) => !isEmpty(said));
  const primary = (tag: string) => tag.split('-')[0];
  const chosen =
    full.find(([tag]) => tag.toLowerCase() === language.toLowerCase()) ??
    full.find(([tag]) => primary(tag) === primary(language.toLowerCase())) ??
    full.find(([tag]) => primary(tag) === 'en') ??
    full[0];
  if (!chosen) return { value: null, others: {}, tag: null };
  return { value: chosen[1], others: Object.fromEntries(full.filter((entry) => entry !== chosen)), tag: chosen[0] };
}

/** `{ "en-US": 12 }`: by its keys, the same in several places, of whatever kind it is. */
export const isByLocale = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (!isRecord(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.length < 60 && keys.every((key) => /^[a-z]{2,3}[-_][A-Z]{2}$/.test(key));
};

/** Whether who reads the one language can read the letters of the other. */
export const sameScript = (one: string, other: string): boolean => scriptOf(one) === scriptOf(other);

function scriptOf(tag: string): string {
  try {
    return new Intl.Locale(tag).maximize().script ?? 'Latn';
  } catch {
    return 'Latn';
  }
}

function languagesOf(value: unknown): readonly (readonly [string, unknown])[] | null {
  if (Array.isArray(value)) return listed(value);
  if (!isRecord(value)) return null;
  const keys = Object.keys(value);
  if (keys.length === 0 || keys.length > 60) return null;
  // `{ id: … }` alone is an id, not Indonesian; two keys that are both languages are languages.
  if (keys.length === 1 && ambiguous.has(keys[0]?.toLowerCase() ?? '')) return null;
  if (!keys.every((key) => languageTag(key) !== null)) return null;
  return keys.map((key) => [languageTag(key) ?? key, value[key]]);
}

function listed(list: readonly unknown[]): readonly (readonly [string, unknown])[] | null {
  if (list.length === 0 || list.length > 60) return null;
  const found: (readonly [string, unknown])[] = [];
  for (const item of list) {
    if (!isRecord(item)) return null;
    const key = languageKeys.find((name) => typeof item[name] === 'string');
    const tag = key === undefined ? null : languageTag(item[key] as string);
    const said = valueKeys.find((name) => name in item);
    // A thing that has a language among its other properties is no text in one.
    if (tag === null || said === undefined || Object.keys(item).length > 5) return null;
    found.push([tag, item[said]]);
  }
  return found;
}

const ambiguous = new Set([
  'id',
  'to',
  'as',
  'is',
  'no',
  'or',
  'so',
  'my',
  'am',
  'be',
  'se',
  'om',
  'os',
  'ie',
  'ii',
  'ch',
]);
const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** The BCP 47 tag of `fr`, `pt_BR`, `en-us`; null for what names no language. */
export function languageTag(text: string): string | null {
  if (!/^[a-z]{2,3}(?:[-_][a-z0-9]{2,8}){0,3}$/i.test(text)) return null;
  try {
    const tag = new Intl.Locale(text.replaceAll('_', '-'));
    return names.of(tag.language) === undefined ? null : tag.toString();
  } catch {
    return null;
  }
}
