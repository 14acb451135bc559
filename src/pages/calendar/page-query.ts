import { isDay } from '../../calendar/day.ts';
import { byName } from '../../calendar/event-names.ts';
import { filterPath } from '../../feeds/select/filter-path.ts';
import {
  type EventFilter,
  everything,
  isBoundedMonth,
  monthExpectation,
  type ParameterProblem,
  parseSelection,
  type Selection,
  selectionParameters,
} from '../../feeds/select/selection.ts';
import { type NamedDays, namedDays } from './named-days.ts';

export type PageLayout = 'agenda' | 'week' | 'month' | 'past';

/** The query of a calendar's page: the feeds' parameters, which mean the same here, and the layout. */
export interface PageQuery {
  readonly layout: PageLayout;
  /** `YYYY-MM`; null: this month. */
  readonly month: string | null;
  /** `YYYY-MM-DD`: a day of the week that is shown; null: this week. */
  readonly week: string | null;
  /** From 1 on. */
  readonly page: number;
  readonly selection: Selection;
  /** Slugs of calendars, on a page over several. */
  readonly calendars: readonly string[];
  /** Limits the list to these days; null where `selection` has days, too. */
  readonly when: NamedDays | null;
  /** Shows the list as cards with pictures. */
  readonly cards: boolean;
  /** Lists every date of a series, not only the next one. */
  readonly allDates: boolean;
}

/** The query without anything. */
export const plainQuery: PageQuery = {
  layout: 'agenda',
  month: null,
  week: null,
  page: 1,
  selection: everything,
  calendars: [],
  when: null,
  cards: false,
  allDates: false,
};

/** Parameters that pages read themselves, or that have no meaning for them. */
const own = ['view', 'month', 'week', 'page', 'limit', 'when', 'calendar', 'layout', 'dates', 'for', 'alarm'];
/** How many calendars an address may name. */
export const mostChosenCalendars = 20;

export type ParsedPageQuery =
  | { readonly kind: 'query'; readonly query: PageQuery }
  | { readonly kind: 'problems'; readonly problems: readonly ParameterProblem[] };

/**
 * Reads the query. `view` is `agenda`, `week`, `month` or `past`; `upcoming`, the feeds' word, means `agenda`. Unknown
 * parameters are ignored.
 */
export function parsePageQuery(given: URLSearchParams, thisYear: number): ParsedPageQuery {
  const rest = new URLSearchParams(given);
  for (const name of own) rest.delete(name);
  turnDays(rest);
  const parsed = parseSelection(rest, thisYear);
  const problems = parsed.kind === 'problems' ? [...parsed.problems] : [];
  const read = <T>(parameter: string, expected: string, values: (text: string) => T | undefined, absent: T): T => {
    const text = given.get(parameter)?.trim().toLowerCase() ?? '';
    if (text === '') return absent;
    const value = values(text);
    if (value !== undefined) return value;
    problems.push({ parameter, message: `${parameter} must be ${expected}.` });
    return absent;
  };
  const layout = read('view', 'one of agenda, week, month, past', (text) => layouts.get(text), 'agenda');
  const month = read<string | null>(
    'month',
    monthExpectation(thisYear),
    (text) => (isBoundedMonth(text, thisYear) ? text : undefined),
    null,
  );
  const week = read<string | null>(
    'week',
    `a day from ${monthExpectation(thisYear).replace(/^a month from | to .*/g, '')}-01`,
    (text) => (isDay(text) && isBoundedMonth(text.slice(0, 7), thisYear) ? text : undefined),
    null,
  );
  const page = read('page', 'a whole number from 1 to 1000', pageNumber, 1);
  const when = read<NamedDays | null>(
    'when',
    `one of ${namedDays.join(', ')}`,
    (text) => namedDays.find((name) => name === text),
    null,
  );
  const calendars = [...new Set(given.getAll('calendar').filter((slug) => slug !== ''))].toSorted();
  if (calendars.length > mostChosenCalendars)
    problems.push({ parameter: 'calendar', message: `calendar may be given at most ${mostChosenCalendars} times.` });
  const cards = read('layout', 'cards or list', (text) => cardLayouts.get(text), false);
  const allDates = read('dates', 'all or next', (text) => dateChoices.get(text), false);
  if (problems.length > 0 || parsed.kind === 'problems') return { kind: 'problems', problems };
  const { selection } = parsed;
  const named = layout === 'agenda' && selection.from === null && selection.to === null ? when : null;
  return { kind: 'query', query: { layout, month, week, page, selection, calendars, when: named, cards, allDates } };
}

/** Two days that a visitor gave to the form in the wrong order mean the days between them. */
function turnDays(query: URLSearchParams): void {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  if (!isDay(from) || !isDay(to) || from <= to) return;
  query.set('from', to);
  query.set('to', from);
}

const layouts: ReadonlyMap<string, PageLayout> = new Map([
  ['agenda', 'agenda'],
  ['upcoming', 'agenda'],
  ['week', 'week'],
  ['month', 'month'],
  ['past', 'past'],
]);
const dateChoices = new Map([
  ['next', false],
  ['all', true],
]);
const cardLayouts = new Map([
  ['list', false],
  ['cards', true],
]);

function pageNumber(text: string): number | undefined {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= 1000 ? number : undefined;
}

/**
 * What follows a calendar's own path in a link to its page, in canonical form: the filter that feeds have, too, as a part of
 * the path; the rest as a query. Empty for the page without any.
 */
export function pageSuffix(query: PageQuery): string {
  const { from, to, past, lang } = query.selection;
  const path = filterPath(feedFilter(query));
  if (path === null) return pageQueryText(query);
  return path + pageQueryText({ ...query, selection: { ...everything, from, to, past, lang } });
}

/** The filter of the feed of what a page shows. Days and the language are not part of it: feeds have their own. */
export function feedFilter({ selection }: PageQuery): EventFilter {
  const { series, free, online, q } = selection;
  return { ...byName((filter) => selection[filter]), series, free, online, q };
}

/** The query in its canonical form, for links to pages whose path has no filter. Empty, or begins with `?`. */
export function pageQueryText(query: PageQuery): string {
  const parameters = pageParameters(query).map(([name, value]): [string, string] => [name, value]);
  const written = new URLSearchParams(parameters).toString();
  return written && `?${written}`;
}

/** The query's parameters, without the defaults. */
export function pageParameters(query: PageQuery): readonly (readonly [name: string, value: string])[] {
  const { layout, month, week, page, when, cards, allDates, calendars } = query;
  // A page has a view of its own and no limit.
  const { limit: _limit, view: _view, for: _for, alarm: _alarm, from, to, past, lang, ...rest } = query.selection;
  return [
    ...selectionParameters(rest),
    ...calendars.map((slug) => ['calendar', slug] as const),
    ...selectionParameters({ from, to, past, lang }),
    ...(when === null ? [] : [['when', when] as const]),
    ...(layout === 'agenda' ? [] : [['view', layout] as const]),
    ...(layout === 'month' && month !== null ? [['month', month] as const] : []),
    ...(layout === 'week' && week !== null ? [['week', week] as const] : []),
    ...(cards ? [['layout', 'cards'] as const] : []),
    ...(allDates ? [['dates', 'all'] as const] : []),
    ...(page === 1 ? [] : [['page', String(page)] as const]),
  ];
}
