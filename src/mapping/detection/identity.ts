import { isRecord, scalarText } from '../json.ts';
import { isByLocale } from '../language.ts';
import type { ListKind } from './envelope.ts';
import { type Form, formsOf } from './forms.ts';
import type { Concept } from './lexicon.ts';
import { readKey, splitKey } from './words.ts';

/** How likely a key of a record, with such a value, is the record's own id: 0 (not) to about 1. */
export function idScore(key: string, value: unknown, kind: ListKind): number {
  if (typeof value !== 'string' && typeof value !== 'number') return 0;
  const text = scalarText(value);
  if (text === '' || text.length > 512 || /\s/.test(text)) return 0;
  const forms = formsOf(value);
  if (forms.includes('url') || forms.includes('html') || forms.includes('imageUrl')) return 0;
  const { words, concepts } = readKey(key);
  const last = words.at(-1) ?? '';
  const named = concepts.has('id') || (words.length > 1 && numberWords.has(last));
  if (ofOthers.some((concept) => concepts.has(concept))) {
    // A list of calendars may be one of categories, places or groups of people.
    if (kind === 'events' || !(named || concepts.has('slug'))) return 0;
    if (!concepts.has('calendar')) return words.length > 3 ? 0 : 0.3;
  }
  if (concepts.has('api') && !(named && words.length === 2)) return 0;
  const opaque = forms.includes('opaque') ? 0.1 : 0;
  const own = kind === 'events' ? concepts.has('event') : concepts.has('calendar');
  const open = words.some((word) => ['document', 'public'].includes(word));
  if (named && !forms.includes('instant')) {
    // A plain id is what paths take, also beside a UUID; the one that says it is for others goes before it.
    if (/^[_$@]*id$/i.test(key)) return text.includes('/') ? 0.6 : 0.95;
    if (open) return 0.97 + opaque;
    if (own) return 0.92;
    if (words.length === 1) return 0.8 + opaque;
    if (words.some((word) => ['global', 'object', 'record', 'item'].includes(word))) return 0.7 + opaque;
    return words.includes('internal') ? 0.45 : 0.3;
  }
  const integer = forms.includes('integer');
  if (concepts.has('slug') && own && words.length === 2 && isCodeWord(words)) return 0.75;
  if (concepts.has('slug')) return integer || (words.length > 1 && isCodeWord(words)) ? 0.2 : 0.5;
  const plain = unnamed(text, forms, opaque > 0);
  if (concepts.size === 0) return plain;
  return [...concepts].every((concept) => vague.has(concept)) ? plain / 4 : 0;
}

/** Words that say little enough for an id to go by them where nothing else does. */
const vague: ReadonlySet<Concept> = new Set<Concept>(['event', 'calendar', 'count', 'modifier', 'original', 'short']);

/** `EVENT_NO`, `eventNumber`: at the end of a key, a number is an id. */
const numberWords = new Set(['no', 'num', 'number', 'nro', 'nbr']);

/** `eventCode`: an id by another name; `cityCode` is that of something else. */
const isCodeWord = (words: readonly string[]): boolean => /^(?:code|kod|kood)$/.test(words.at(-1) ?? '');

/** An id of what these say is the id of something else. */
const ofOthers: readonly Concept[] = [
  'related',
  'place',
  'room',
  'image',
  'person',
  'organizer',
  'category',
  'status',
  'price',
  'phone',
  'zip',
  'houseNumber',
];

/** Of a key that says nothing: how much the value looks like an id. */
function unnamed(text: string, forms: readonly Form[], opaque: boolean): number {
  if (opaque) return 0.4;
  if (forms.some((form) => notIds.has(form))) return 0;
  if (forms.includes('integer')) return 0.25;
  if (/^(?=.*\d)[\w.:-]{1,64}$/.test(text)) return 0.22;
  if (/^[\p{Ll}\d]+(?:[-_][\p{Ll}\d]+)+$/u.test(text)) return 0.15;
  return /^\p{Ll}{2,32}$/u.test(text) ? 0.08 : 0;
}

const notIds: ReadonlySet<Form> = new Set([
  'instant',
  'dateTime',
  'day',
  'time',
  'epoch',
  'zone',
  'offset',
  'language',
  'email',
  'path',
  'boolean',
  'duration',
  'rrule',
  'point',
  'text',
]);

/**
 * `performance_id` is the id of some performance: of the record itself, where it comes first or where no other key
 * (`performance_title`) speaks of a performance beside the record.
 */
export function ownNoun(key: string, keys: readonly string[], score: number): number {
  const [noun, id, ...more] = splitKey(key);
  if (score === 0 || score > 0.45 || id !== 'id' || more.length > 0) return 0;
  return keys[0] === key || !keys.some((other) => other !== key && splitKey(other).includes(noun as string)) ? 0.3 : 0;
}

/** `[{ value: 12 }]`, `{ value: 12 }` and `[12]` are 12. */
function plainOf(value: unknown): unknown {
  const one = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (isByLocale(one)) return Object.values(one)[0];
  return isRecord(one) && Object.hasOwn(one, 'value') ? one.value : one;
}

const wrappers = new Set(['attributes', 'data', 'fields', 'event', 'node', '_source', 'sys']);

/** What may be the id of one record, as text, the likeliest first, before anything else is known; none: none is evident. */
export function findIds(record: unknown, kind: ListKind): readonly string[] {
  if (!isRecord(record)) return [];
  const found: { readonly text: string; readonly score: number }[] = [];
  const consider = (of: Readonly<Record<string, unknown>>, share: number) => {
    const keys = Object.keys(of).slice(0, 300);
    for (const key of keys) {
      const value = plainOf(of[key]);
      const own = idScore(key, value, kind);
      const score = (own + ownNoun(key, keys, own)) * share;
      if (score > 0) found.push({ text: scalarText(value), score });
    }
  };
  consider(record, 1);
  const top = Math.max(0, ...found.map(({ score }) => score));
  for (const [key, inner] of Object.entries(record).slice(0, 300)) {
    if (!isRecord(inner)) continue;
    const wrapper = wrappers.has(key);
    if (wrapper || top < 0.2) consider(inner, wrapper ? 0.9 : 0.3);
  }
  return [...new Set(found.toSorted((a, b) => b.score - a.score).map(({ text }) => text))];
}
