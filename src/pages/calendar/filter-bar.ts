import { html } from 'hono/html';
import type { Calendar } from '../../calendar/calendar.ts';
import { type NameFilter, nameFilters } from '../../calendar/event-names.ts';
import type { Choices } from '../../calendar/preview.ts';
import { comparable, type Selection } from '../../feeds/select/selection.ts';
import type { PageWords } from '../../i18n/words/page-words.ts';
import type { Html } from '../frame/html.ts';
import { searchForm } from '../frame/search-form.ts';
import { dateFormat } from '../listing/event-time.ts';
import { formatCount } from '../listing/format-count.ts';
import type { Href } from './calendar-navigation.ts';
import { isNarrowed } from './event-traits.ts';
import { type NamedDays, namedDays } from './named-days.ts';
import { mostChosenCalendars, type PageLayout, type PageQuery, pageParameters, plainQuery } from './page-query.ts';

/** What stands above a list, and leads to other lists. */
export interface FilterBar {
  /** The page's own address, without its query. */
  readonly own: string;
  readonly query: PageQuery;
  readonly href: Href;
  readonly choices: Choices;
  /** The names that the address asks for, as the portal writes them. */
  readonly spellings: readonly string[];
  /** The days with events that can be chosen by name. */
  readonly named: readonly NamedDays[];
  /** The calendars to choose from, and how many events of each there are. Empty on the page of one calendar. */
  readonly calendars: readonly { readonly slug: string; readonly title: string; readonly count: number }[];
  /** The first day of the list, if the list begins with a certain day. */
  readonly firstDay: string | null;
  /** An export to files has no lists but the plain one. */
  readonly needsServer: boolean;
}

/** Names that are chosen in the form. Categories are links. */
const selectable = nameFilters.filter((filter) => filter !== 'category');

const maxCategories = 10;
/** A longer list of calendars is no choice any more. */
const mostCalendars = 200;

/** The calendars that have events, to choose from. */
export const countedCalendars = (
  calendars: readonly Pick<Calendar, 'slug' | 'title'>[],
  counts: ReadonlyMap<string, number>,
): FilterBar['calendars'] =>
  calendars
    .map(({ slug, title }) => ({ slug, title, count: counts.get(slug) ?? 0 }))
    .filter(({ count }) => count > 0)
    .slice(0, mostCalendars);

/**
 * The tabs of the layouts, the search, the filters. Every choice is a link or a form's field, so it is in the address and
 * works without a script. What would list nothing is not offered.
 */
export function filterBar(bar: FilterBar, phrases: PageWords): Html {
  const { query, href, needsServer } = bar;
  const words = phrases.listing;
  const tab = (layout: PageLayout, word: string) =>
    html`<a href="${href({ layout, month: null, week: null, when: null })}"${query.layout === layout ? html` aria-current="page"` : ''}>${word}</a>`;
  const week = html`<a class="week-tab" rel="nofollow" data-server href="${href({ layout: 'week', month: null, week: null, when: null })}"${query.layout === 'week' ? html` aria-current="page"` : ''}>${words.week}</a>`;
  return html`<div class="tools">
<nav class="tabs"${needsServer ? html` data-server` : ''} aria-label="${words.views}">${tab('agenda', words.upcoming)}${week}${tab('month', words.month)}${tab('past', words.past)}</nav>
${searchForm(bar.own, words, query.selection.q ?? '', hidden(bar, ['q']))}
</div>
<div class="narrow" data-server>${dayLinks(bar, phrases)}${moreFilters(bar, phrases)}${query.layout === 'month' || query.layout === 'week' ? '' : layoutLink(bar, phrases)}</div>
${categoryLinks(bar, phrases)}
${narrowedTo(bar, phrases)}`;
}

/** The parameters that a form keeps beside its own fields. */
function hidden({ query }: FilterBar, own: readonly string[]): readonly Html[] {
  return pageParameters({ ...query, page: 1 })
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
}

function dayLinks({ query, href, named }: FilterBar, phrases: PageWords): Html | '' {
  if (query.layout !== 'agenda') return '';
  const shown = namedDays.filter((name) => named.includes(name) || query.when === name);
  if (shown.length === 0) return '';
  const plain = { ...query.selection, from: null, to: null, past: null };
  const link = (name: NamedDays) => {
    const on = query.when === name;
    return html`<a rel="nofollow" href="${href({ selection: plain, when: on ? null : name })}"${on ? html` aria-current="true"` : ''}>${phrases.listing.named[name]}</a>`;
  };
  return html`<nav class="when" aria-label="${phrases.event.when}">${shown.map(link)}</nav>`;
}

/** A form with the rarer filters. It is folded away, since most visitors need none of them. */
function moreFilters(bar: FilterBar, phrases: PageWords): Html {
  const { own, query, choices, calendars } = bar;
  const { calendars: chosen, selection } = query;
  const words = phrases.listing;
  const box = (name: 'free' | 'online', word: string) =>
    choices[name] === 0 && selection[name] === null
      ? ''
      : html`<label class="box"><input type="checkbox" name="${name}" value="1"${selection[name] === null ? '' : html` checked`}> ${word} <span class="soft">${formatCount(choices[name], phrases.language)}</span></label>`;
  const count = (number: number) => formatCount(number, phrases.language);
  const named = (filter: Exclude<NameFilter, 'category'>) => {
    const [label, any] = {
      place: [phrases.event.where, words.anyPlace] as const,
      organizer: [phrases.event.organizer, words.anyOrganizer] as const,
    }[filter];
    const options = choices.names[filter].map((one) => ({
      value: comparable(one.name),
      name: one.name,
      count: count(one.count),
    }));
    return select(filter, label, any, options, selection[filter], (key) => spelled(bar, key));
  };
  const slugs = calendars.map((one) => ({ value: one.slug, name: one.title, count: count(one.count) }));
  const byCalendar =
    calendars.length < 2 || calendars.length > mostChosenCalendars
      ? select('calendar', phrases.calendars, words.anyCalendar, slugs, chosen, (slug) => slug)
      : calendarBoxes(slugs, chosen, phrases.calendars);
  const days =
    query.layout === 'agenda'
      ? html`<p class="field"><label for="from">${words.from}</label><input id="from" type="date" name="from" value="${selection.from ?? ''}"></p>
<p class="field"><label for="to">${words.to}</label><input id="to" type="date" name="to" value="${selection.to ?? ''}"></p>`
      : '';
  return html`<details class="filters" name="filters"><summary>${words.filters}</summary><form action="${own}" method="get">
${hidden(bar, ['calendar', ...selectable, 'free', 'online', 'from', 'to'])}
${byCalendar}
${selectable.map(named)}
${days}
<span class="last">${box('free', phrases.event.free)}${box('online', phrases.online)}<button>${words.apply}</button></span>
</form></details>`;
}

interface Option {
  readonly value: string;
  readonly name: string;
  readonly count: string;
}

/** Calendars to switch on and off together. Without any, all are shown. */
function calendarBoxes(known: readonly Option[], chosen: readonly string[], legend: string): Html {
  const others = chosen.filter((slug) => known.every(({ value }) => value !== slug));
  const all = [...known, ...others.map((slug) => ({ value: slug, name: slug, count: '' }))];
  return html`<fieldset class="boxes"><legend>${legend}</legend>
${all.map(
  ({ value, name, count }) =>
    html`<label class="box"><input type="checkbox" name="calendar" value="${value}"${chosen.includes(value) ? html` checked` : ''}> <bdi>${name}</bdi> <span class="soft">${count}</span></label>
`,
)}</fieldset>`;
}

function select(
  name: string,
  label: string,
  any: string,
  options: readonly Option[],
  [chosen, ...others]: readonly string[],
  nameOf: (value: string) => string,
): Html | '' {
  if (options.length < 2 && chosen === undefined) return '';
  const isKnown = chosen === undefined || options.some(({ value }) => value === chosen);
  const all = isKnown ? options : [{ value: chosen, name: nameOf(chosen), count: '' }, ...options];
  return html`<p class="field"><label for="by-${name}">${label}</label><select id="by-${name}" name="${name}"><option value="">${any}</option>
${all.map(
  (
    one,
  ) => html`<option value="${one.value}"${one.value === chosen ? html` selected` : ''}>${one.count === '' ? one.name : `${one.name} (${one.count})`}</option>
`,
)}</select></p>${others.map((value) => html`<input type="hidden" name="${name}" value="${value}">`)}`;
}

/** A name of the address as the portal writes it, which the address does not keep. */
const spelled = ({ spellings }: FilterBar, key: string): string =>
  spellings.find((name) => comparable(name) === key) ?? key;

function layoutLink({ query, href }: FilterBar, phrases: PageWords): Html {
  const { asList, asCards } = phrases.listing;
  return html`<a class="as" rel="nofollow" href="${href({ cards: !query.cards })}">${query.cards ? asList : asCards}</a>`;
}

function categoryLinks(bar: FilterBar, phrases: PageWords): Html | '' {
  const { query, href, choices, needsServer } = bar;
  const chosen = new Set(query.selection.category);
  if (choices.names.category.length < 2 && chosen.size === 0) return '';
  const known = new Map(choices.names.category.map((one) => [comparable(one.name), one]));
  const keys = [...new Set([...chosen, ...known.keys()])];
  const link = (key: string) => {
    const on = chosen.has(key);
    const category = on ? [...chosen].filter((one) => one !== key) : [...chosen, key].sort();
    const { name, count } = known.get(key) ?? { name: spelled(bar, key), count: 0 };
    // Categories combine without end, and there are many months: crawlers should follow single categories only.
    const rel = category.length > 1 || query.month !== null || query.layout === 'week' ? html` rel="nofollow"` : '';
    return html`<a${rel} href="${href({ selection: { ...query.selection, category } })}"${on ? html` aria-current="true"` : ''} dir="auto">${name}${on ? html`<span aria-hidden="true"> ×</span>` : html` <span class="n">${formatCount(count, phrases.language)}</span>`}</a>`;
  };
  const rest = keys.slice(maxCategories);
  return html`<nav class="chips"${needsServer ? html` data-server` : ''} aria-label="${phrases.listing.categories}">${keys.slice(0, maxCategories).map(link)}${rest.length === 0 ? '' : html`<details><summary>${phrases.moreEvents(rest.length)}</summary><div>${rest.map(link)}</div></details>`}</nav>`;
}

/** What the address limits the list to, each with a link to the list without it, and a link to all events. */
function narrowedTo(bar: FilterBar, phrases: PageWords): Html | '' {
  const { query, href, choices } = bar;
  const { selection, calendars, when } = query;
  const days = daysLimit(bar, phrases);
  if (days === null && when === null && !isNarrowed(query)) return '';
  const without = (change: Partial<Selection>) => href({ selection: { ...selection, ...change } });
  const less = (all: readonly string[], one: string) => all.filter((other) => other !== one);
  const titles = new Map(bar.calendars.map(({ slug, title }) => [slug, title]));
  const noDays = { ...selection, from: null, to: null, past: null };
  const limits: readonly (readonly [word: Html | string, href: string])[] = [
    ...(selection.q === null ? [] : [[html`<q>${selection.q}</q>`, without({ q: null })] as const]),
    ...calendars.map((slug) => [titles.get(slug) ?? slug, href({ calendars: less(calendars, slug) })] as const),
    ...selectable.flatMap((filter) => {
      const all = selection[filter];
      return all.map((key) => [spelled(bar, key), without({ [filter]: less(all, key) })] as const);
    }),
    ...(selection.free === null ? [] : [[phrases.event.free, without({ free: null })] as const]),
    ...(selection.online === null ? [] : [[phrases.online, without({ online: null })] as const]),
    ...(days === null ? [] : [[days, href({ selection: noDays })] as const]),
  ];
  const clear = href({ ...plainQuery, layout: query.layout, month: query.month, week: query.week, cards: query.cards });
  return html`<p class="narrowed"><span>${phrases.eventCount(choices.events)}</span>${limits.map(([word, to]) => html` <a class="limit" rel="nofollow" href="${to}"><bdi>${word}</bdi> <span aria-hidden="true">×</span></a>`)} <a class="clear"${query.month === null ? '' : html` rel="nofollow"`} href="${clear}">${phrases.listing.clear}</a></p>`;
}

/** The days that the address limits the list to, in words. */
function daysLimit({ query, firstDay }: FilterBar, { language, listing }: PageWords): string | null {
  const { from, to, past } = query.selection;
  if (query.layout !== 'agenda' || (from === null && to === null && past === null)) return null;
  const days = dateFormat(language, { timeZone: 'UTC', dateStyle: 'long' });
  const first = from ?? (past === null ? null : firstDay);
  const [begin, end] = [first, to].map((day) => (day === null ? null : days.format(Date.parse(day))));
  if (begin == null) return end == null ? null : listing.toDay(end);
  if (end == null) return listing.fromDay(begin);
  return begin === end ? begin : listing.days(begin, end);
}
