import { addDays } from '../../../calendar/day.ts';
import { readKey, splitKey } from '../../../vocabulary/key-words.ts';
import { type Concept, stampConcepts } from '../../../vocabulary/language-words.ts';
import { wordsOf } from '../../../vocabulary/vocabulary.ts';
import { readDateSpan } from '../../dates/date-text.ts';
import { msOf, type ParsedDate } from '../../dates/parsed-date.ts';
import { plainDate } from '../../dates/plain-date.ts';
import { isMonthName } from '../../dates/written/month-names.ts';
import { weekdayNumber } from '../../dates/written/weekday-names.ts';
import { isRecord, scalarText } from '../../json.ts';
import { compileExpression, responseLimits } from '../../rules/expression.ts';
import { expressionOf } from '../compose-expression.ts';
import { formsOf } from '../forms.ts';
import { stepOf } from '../labelled.ts';

/** Of a list, so many items are looked at. */
export const looked = 20;

let general: ReadonlySet<string> | undefined;

/** Whether a word, in Latin letters, is what a list of whatever was asked for is called. */
function isGeneralWord(word: string): boolean {
  general ??= new Set(wordsOf('fields', 'records').map((written) => splitKey(written).join('')));
  return general.has(word);
}

/** Whether a key holds a list of whatever was asked for: `data`, `resultados`. */
export const isGeneral = (key: string): boolean => isGeneralWord(readKey(key).words.join(''));

/** Whether one of a key's words says so: `dataList`. */
export const saysGeneral = (key: string): boolean => readKey(key).words.some(isGeneralWord);

/** Keys of what stands beside the list. */
export const beside = new Set(
  'meta pagination paging page pageable links link facets facet filters aggregations aggs buckets included includes linked references lookups dictionaries errors warnings messages sort sorting sidebar breadcrumbs breadcrumb menu related featured recommended suggestions similar fields columns schema path banners ads info headers news users changes changelog logs history notifications'.split(
    ' ',
  ),
);

/** A list that an answer may hold, wherever and however. */
export interface FoundList {
  /** It is in groups which are certainly no events themselves. */
  readonly isInGroups?: boolean;
  /** A day above says when all of its records are. */
  readonly isOfDay?: boolean;
  /** Members that groups above have handed down to its records. */
  readonly handed?: readonly string[];
  /** It may be anything, so it counts only where nothing else is a list. */
  readonly isLastResort?: boolean;
  /** JMESPath of its records: a projection, which a further step goes into record by record. */
  readonly expression: string;
  readonly items: readonly unknown[];
  /** The keys that lead to it. */
  readonly keys: readonly string[];
}

export type Fields = Readonly<Record<string, unknown>>;

export const records = (list: readonly unknown[]): readonly Fields[] => list.slice(0, looked).filter(isRecord);

/** The JMESPath of a key below a path. */
export const below = (path: string, key: string): string => {
  const step = expressionOf([stepOf(key)]);
  return path === '@' ? step : `${path}.${step}`;
};

/** Where a value stands in an answer. */
export interface Place {
  /** JMESPath from the top of the answer. */
  readonly path: string;
  readonly keys: readonly string[];
  /** The whole answer. */
  readonly body: unknown;
}

/** The list that an expression finds; without items: it finds none. */
export function listBy(expression: string, { keys, body }: Pick<Place, 'keys' | 'body'>): FoundList {
  const items = compileExpression(expression, responseLimits)(body);
  return { expression, items: Array.isArray(items) ? items : [], keys };
}

/** A text as JMESPath writes it. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

export const isMoment = (value: unknown): boolean =>
  formsOf(value).some((form) => form === 'instant' || form === 'dateTime' || form === 'day');

export const plainWhen: readonly Concept[] = ['date', 'start'];

/**
 * Whether a record says itself on what day it is. When it was changed and when it ends do not say so, nor does a date under a key that
 * nobody knows, where it is on none of the `days` of the groups (`YYYY-MM-DD`).
 */
export const hasOwnDay = (record: Fields, days: ReadonlySet<string> = new Set()): boolean =>
  Object.entries(record).some(([key, value]) => {
    if (!isMoment(value) || formsOf(value).includes('integer')) return false;
    const { concepts } = readKey(key);
    if (plainWhen.some((concept) => concepts.has(concept)) && !isStamp(key)) return true;
    if (isStamp(key) || concepts.has('end')) return concepts.has('start');
    return concepts.size > 0 || days.size === 0 || daysNear(value).some((day) => days.has(day));
  });

/** The days that values are, those that are none left out. */
export const daysOf = (values: readonly unknown[]): ReadonlySet<string> =>
  new Set(values.filter(isMoment).flatMap((value) => dayIn(value) ?? []));

/** The day of a moment with the days beside it: an instant may be on another day where the site is. */
function daysNear(value: unknown): readonly string[] {
  const day = dayIn(value);
  return day === null ? [] : [-1, 0, 1].map((n) => addDays(day, n));
}

const dayIn = (value: unknown): string | null => dateIn(value)?.day ?? null;

function dateIn(value: unknown): ParsedDate | null {
  const result = readDateSpan(plainDate(scalarText(value)).trim(), 'en');
  return result.kind === 'date' ? result.reading : null;
}

/** A single moment in milliseconds since 1970, and whether it has a time of day; what names no offset as in UTC. Null: it is none. */
export function momentIn(value: unknown): { readonly at: number; readonly isTimed: boolean } | null {
  const date = isMoment(value) ? dateIn(value) : null;
  return date === null ? null : { at: msOf(date), isTimed: date.time !== null };
}

/** `2026`, `2026-05`, `May`, `2026-05-01`, `1 May`: what a key says of when its records are; null: nothing. */
export function whenOf(key: string): 'date' | 'month' | 'year' | null {
  if (isMoment(key)) return 'date';
  if (/^(?:19|20)\d\d$/.test(key)) return 'year';
  if (/^(?:19|20)\d\d[-/.](?:0?[1-9]|1[0-2])$|^(?:0?[1-9]|1[0-2])[-/.](?:19|20)\d\d$/.test(key)) return 'month';
  // `Friday 23 October`, `23 de octubre`: the year is known to all.
  const [, month] = /^(?:\p{L}+[.,]* )?\d{1,2}\.?(?: \p{L}{1,3})? (\p{L}{3,})\.?$/u.exec(key) ?? [];
  if (month !== undefined && isMonthName(month)) return 'date';
  const words = splitKey(key);
  const isName = words.length <= 2 && /^\p{L}{3,}$/u.test(words[0] ?? '') && isMonthName(words[0] as string);
  return isName && words.slice(1).every((word) => /^(?:19|20)\d\d$/.test(word)) ? 'month' : null;
}

export const titles: readonly Concept[] = ['title', 'name', 'summary'];

/** Lists of records of one kind in several places: `{ upcoming: […], past: […] }`, `{ single: […], recurring: […] }`. */
export function alike(lists: readonly FoundList[]): readonly FoundList[] {
  const plain = lists.filter(({ expression, items }) => /^[^()]+\[\*\]$/.test(expression) && items.every(isRecord));
  const apart = plain.filter(
    ({ keys, items }) => items.length > 0 && !keys.some((key) => beside.has(key.toLowerCase())),
  );
  const taken = new Set<FoundList>();
  return apart.flatMap((one, at) => {
    const same = apart.filter(
      (other, n) => n > at && other.keys.length === one.keys.length && isAlike(one.items, other.items),
    );
    if (same.length === 0 || taken.has(one)) return [];
    for (const other of same) taken.add(other);
    const all = withEmptyDays(withoutTeasers([one, ...same]), plain);
    if (all.length === 1 || (all.length > mostAlike && !all.every(isOfWeekday))) return [];
    const expression = `[${all.map((part) => part.expression.replace(/\[\*\]$/, '[]')).join(', ')}][]`;
    return [{ expression, items: all.flatMap(({ items }) => items), keys: one.keys }];
  });
}
const mostAlike = 5;

/** `{ events: […], today: […], popular: […] }`: what has most of its records from another list shows them once more. */
function withoutTeasers(lists: readonly FoundList[]): readonly FoundList[] {
  const ids = lists.map(({ items }) => new Set(items.flatMap((one) => idIn(one) ?? [])));
  return lists.filter((_, n) => {
    const own = ids[n] as ReadonlySet<string>;
    const isIn = (all: ReadonlySet<string>) => [...own].filter((id) => all.has(id)).length * 2 > own.size;
    return (
      own.size === 0 || !ids.some((all, m) => (all.size > own.size || (all.size === own.size && m < n)) && isIn(all))
    );
  });
}

/** The record's id and moments: a show has the same id every week. */
function idIn(record: unknown): string | null {
  const members = Object.entries(isRecord(record) ? record : {});
  const [, id] = members.find(([key]) => /^_?(?:id|uuid|guid)$/i.test(key)) ?? [];
  if (typeof id !== 'string' && typeof id !== 'number') return null;
  return [id, ...members.flatMap(([, value]) => (isMoment(value) ? [value] : []))].join(' ');
}

/** `{ monday: […], tuesday: [], nextmonday: […] }`: on a day that has nothing now, there will be something. */
function withEmptyDays(all: readonly FoundList[], lists: readonly FoundList[]): readonly FoundList[] {
  if (!all.every(isOfWeekday)) return all;
  const home = JSON.stringify(all[0]?.keys.slice(0, -1));
  return lists.filter(
    (one) =>
      all.includes(one) ||
      (one.items.length === 0 && isOfWeekday(one) && JSON.stringify(one.keys.slice(0, -1)) === home),
  );
}

function isOfWeekday({ keys }: FoundList): boolean {
  const key = (keys.at(-1) ?? '').toLowerCase();
  const ends = Array.from(key, (_, at) => key.slice(at)).filter((end, at) => at === 0 || end.length > 4);
  return ends.some((end) => weekdayNumber(end, 0) !== null);
}

/** Says when something was made, changed or must be done. */
export const isStamp = (key: string): boolean => stampConcepts.some((concept) => readKey(key).concepts.has(concept));

function isAlike(one: readonly unknown[], other: readonly unknown[]): boolean {
  const keysOf = (list: readonly unknown[]) => [...new Set(records(list).flatMap((record) => Object.keys(record)))];
  const [a, b] = [keysOf(one), keysOf(other)];
  const shared = a.filter((key) => b.includes(key)).length;
  if (Math.min(a.length, b.length) >= 5 && shared >= 0.8 * Math.max(a.length, b.length)) return true;
  const hasDays = (list: readonly unknown[]) =>
    records(list).every((record) => Object.entries(record).some(([key, value]) => !isStamp(key) && isMoment(value)));
  const least = Math.min(a.length, b.length);
  const isMuch = shared >= 0.6 * least || (shared >= 6 && shared >= 0.4 * least);
  return least >= 4 && isMuch && hasDays(one) && hasDays(other);
}
