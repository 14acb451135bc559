import { Temporal } from 'temporal-polyfill/implementation';
import type { CalendarEvent } from '../../calendar/event.ts';
import { type ByName, byName, eventNames, type NameFilter, nameFilters } from '../../calendar/event-names.ts';
import { normalForm } from '../../text/plain/control-characters.ts';
import { type CalendarProgram, calendarPrograms } from '../feed.ts';
import { seriesIdOf } from '../identifiers.ts';
import { cleanLine } from '../text/clean-text.ts';
import { isPlace } from './feed-page.ts';

const feedViews = ['upcoming', 'new', 'changes'] as const;
export type FeedView = (typeof feedViews)[number];

/**
 * Which events a request asks for, and in which form, in canonical form: selections with the same meaning are equal. Of each
 * list of names an event needs one; they are in lower case, sorted.
 */
export interface Selection extends ByName<readonly string[]> {
  /** Inclusive days in the feed's zone. */
  readonly from: string | null;
  readonly to: string | null;
  /** Ids of series that the portal names, or their titles where they have no id; any of these, sorted. */
  readonly series: readonly string[];
  /** Only events that are free, or that people can join online. */
  readonly free: true | null;
  readonly online: true | null;
  /** Words that must all occur; in lower case. */
  readonly q: string | null;
  readonly limit: number | null;
  /** Days back from today. */
  readonly past: number | null;
  /** BCP 47. */
  readonly lang: string | null;
  readonly view: FeedView | null;
  /** Only in .ics: the program whose own properties it has. */
  readonly for: CalendarProgram | null;
  /** Only in .ics: minutes before the start of each event at which a reminder comes. */
  readonly alarm: number | null;
  /** Only in news: the place in the feed's order after which a page begins, as `pageOf` writes it. */
  readonly after: string | null;
}

export const everything: Selection = {
  from: null,
  to: null,
  ...byName(() => []),
  series: [],
  free: null,
  online: null,
  q: null,
  limit: null,
  past: null,
  lang: null,
  view: null,
  for: null,
  alarm: null,
  after: null,
};

/** The parameters that a selection stands for, one for each value. What was not asked for is left out. */
export function selectionParameters(selection: Partial<Selection>): [name: string, value: string][] {
  return Object.entries(selection).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((one): [string, string][] => (one === null ? [] : [[name, one === true ? '1' : String(one)]])),
  );
}

/** The selection as a query string in canonical form, for self links and cache keys. Empty for everything. */
export function selectionKey(selection: Partial<Selection>): string {
  if (selection === everything) return '';
  return new URLSearchParams(selectionParameters(selection)).toString();
}

/** What is wrong with a parameter. */
export interface ParameterProblem {
  readonly parameter: string;
  /** A sentence. */
  readonly message: string;
}

type ParsedSelection =
  | { readonly kind: 'selection'; readonly selection: Selection }
  | { readonly kind: 'problems'; readonly problems: readonly ParameterProblem[] };

const longestText = 200;
const longestLanguage = 100;
const mostNames = 20;
/** Four weeks, in minutes. */
const longestAlarm = 40_320;

/** The years, both inclusive, that requests can ask for. Every other day would be rendered for itself. */
const firstYear = 1970;
const lastYear = (thisYear: number): number => thisYear + 10;
/** Not the last day that can be written, because there must be one after it in every zone. */
const endOfTime = '9999-01-01';

/** A day in the years that requests can ask for. No event of a calendar is later than their end, and hardly one before. */
const boundedDay = (day: string | null, thisYear: number, beyond: string): string | null => {
  if (day === null) return null;
  if (day < `${firstYear}`) return `${firstYear}-01-01`;
  return day > `${lastYear(thisYear)}-12-31` ? beyond : day;
};

/** Whether a text is a month that requests can ask for, `YYYY-MM`. */
export const isBoundedMonth = (text: string, thisYear: number): boolean =>
  /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) && text >= `${firstYear}` && text < `${lastYear(thisYear) + 1}`;

/** What a month must be, for the end of a sentence. */
export const monthExpectation = (thisYear: number): string =>
  `a month from ${firstYear}-01 to ${lastYear(thisYear)}-12, as in ${thisYear}-10`;

/**
 * Reads a feed's query. Unknown and empty parameters are ignored; all problems are reported at once. Days are limited to
 * the years around `thisYear`.
 */
export function parseSelection(query: URLSearchParams, thisYear: number): ParsedSelection {
  if (query.size === 0) return { kind: 'selection', selection: everything };
  const problems: ParameterProblem[] = [];
  const problem = (parameter: string, message: string) => {
    problems.push({ parameter, message: `${parameter} ${message}` });
    return null;
  };
  const one = <T>(parameter: string, read: (text: string) => T | string[]): T | null => {
    const values = [...new Set(query.getAll(parameter).map(cleanLine))].filter((value) => value !== '');
    const [text] = values;
    if (text === undefined) return null;
    if (values.length > 1) return problem(parameter, 'may be given only once.');
    const value = read(text);
    return Array.isArray(value) ? problem(parameter, `${value[0]}; found ${quoted(text)}.`) : value;
  };
  const from = one('from', day);
  const to = one('to', day);
  const names = {
    ...byName((filter) => comparableNames(query.getAll(filter))),
    series: seriesIds(query.getAll('series')),
  };
  const selection: Selection = {
    from: boundedDay(from, thisYear, `${lastYear(thisYear)}-12-31`),
    to: boundedDay(to, thisYear, endOfTime),
    ...names,
    free: one('free', yes),
    online: one('online', yes),
    q: one('q', words),
    limit: one('limit', (text) => whole(text, 1, 1000)),
    past: one('past', (text) => whole(text, 0, 36500)),
    lang: one('lang', language),
    view: one('view', (text) => oneOf(feedViews, text)),
    for: one('for', (text) => oneOf(calendarPrograms, text)),
    alarm: one('alarm', (text) => whole(text, 0, longestAlarm)),
    after: one('after', (text) => (isPlace(text) ? text : ['must be a place, as the link to the next page has it'])),
  };
  if (from !== null && to !== null && from > to) problem('to', `must not be before from; found ${to} before ${from}.`);
  for (const [parameter, all] of Object.entries(names)) {
    if (all.length > mostNames) problem(parameter, `may be given at most ${mostNames} times.`);
    if (all.some((name) => name.length > longestText))
      problem(parameter, `may have at most ${longestText} characters.`);
  }
  return problems.length > 0 ? { kind: 'problems', problems } : { kind: 'selection', selection };
}

/** Names of categories, places and the like in canonical form: case, white space and repetition do not matter. */
export function comparableNames(names: readonly string[]): readonly string[] {
  return [...new Set(names.map(comparable))].filter((name) => name !== '').toSorted();
}

/** Ids may differ by case alone. */
const seriesIds = (ids: readonly string[]): readonly string[] =>
  [...new Set(ids.map(cleanLine))].filter((id) => id !== '').toSorted();

/** A text in the form that comparisons use: without differences of case and white space. */
export function comparable(text: string): string {
  return normalForm(cleanLine(text), 'NFC').toLowerCase();
}

function day(text: string): string | string[] {
  const expected = ['must be a day, as in 2026-10-25'];
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return expected;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString();
  } catch {
    return expected;
  }
}

function words(text: string): string | string[] {
  return text.length > longestText ? [`may have at most ${longestText} characters`] : comparable(text);
}

const yes = (text: string): true | string[] => (text === '1' ? true : ['must be 1']);

function whole(text: string, least: number, most: number): number | string[] {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : [`must be a whole number from ${least} to ${most}`];
}

/** A language that does not exist counts as none, so that it takes no room of its own in a cache. */
function language(text: string): string | null | string[] {
  if (text.length > longestLanguage) return [`may have at most ${longestLanguage} characters`];
  try {
    return knownLanguage(text);
  } catch {
    return ['must be a language tag, as in en or pt-BR'];
  }
}

/** Languages that were asked for. Anyone can ask for more. */
const mostKnown = 500;
const known = new Map<string, string | null>();

/**
 * The language that a request names, as the part of a cache's key: with script and region only where the language is
 * written in them, and without variants and extensions. Null: there is no such language. Throws a RangeError where the
 * text is no language tag.
 */
function knownLanguage(tag: string): string | null {
  const { language, script, region } = new Intl.Locale(tag);
  const asked = [language, script, region].filter((part) => part !== undefined).join('-');
  const found = known.get(asked) ?? readLanguage(asked, language);
  if (known.size < mostKnown) known.set(asked, found);
  return found;
}

function readLanguage(asked: string, language: string): string | null {
  if (Intl.NumberFormat.supportedLocalesOf(asked).length > 0)
    return new Intl.NumberFormat(asked).resolvedOptions().locale;
  // What the runtime has no formats for may still be a language that a portal writes in. Workers know fewer names than
  // Node, not even that of Udmurt, so there every code of two or three letters counts.
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const exists = names.of('udm') === undefined ? language.length <= 3 : names.of(language) !== undefined;
  return exists ? language : null;
}

function oneOf<Name extends string>(names: readonly Name[], text: string): Name | string[] {
  const found = names.find((name) => name === text.toLowerCase());
  return found ?? [`must be one of ${names.join(', ')}`];
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text);
}

/** Of each list of names, an event needs one. */
export interface EventFilter extends Partial<ByName<readonly string[]>> {
  /** Any of these ids. */
  readonly series?: readonly string[];
  readonly free?: true | null;
  readonly online?: true | null;
  /** Words that must all occur somewhere in the event's texts. */
  readonly q?: string | null;
}

/** Whether the event passes the filter. A search ignores case and accents, a name only case. */
export function matches(event: CalendarEvent, filter: EventFilter): boolean {
  const { series = [], free = null, online = null, q = null } = filter;
  return (
    nameFilters.every((name) => hasName(event, name, filter[name])) &&
    (series.length === 0 || series.includes(cleanLine(seriesIdOf(event) ?? ''))) &&
    (free === null || isFree(event)) &&
    (online === null || isOnline(event)) &&
    (q === null || contains(event, q))
  );
}

export const isFree = ({ price }: CalendarEvent): boolean => price?.free === true;
export const isOnline = ({ onlineUrl }: CalendarEvent): boolean => onlineUrl !== null;

function hasName(event: CalendarEvent, filter: NameFilter, wanted: readonly string[] = []): boolean {
  if (wanted.length === 0) return true;
  const keys = new Set(wanted.map(comparable));
  return eventNames[filter](event).some((name) => keys.has(comparable(name)));
}

function contains(event: CalendarEvent, q: string): boolean {
  return hasWords(searchText(event), wordsOf(q));
}

/** The words of a search, as `hasWords` takes them. */
export const wordsOf = (q: string): readonly string[] => searchable(q).split(/\s+/);

export const hasWords = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));

/** All texts of an event in which words are searched for. */
export function searchText({
  title,
  summary,
  description,
  location,
  organizer,
  series,
  performers = [],
  categories,
}: CalendarEvent): string {
  const texts = [title, summary, description?.text, location?.name, location?.address, organizer?.name, series?.title];
  return searchable([...texts, ...performers, ...categories].filter((part) => part != null).join('\n'));
}

function searchable(text: string): string {
  return normalForm(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
