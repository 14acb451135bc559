import { html } from 'hono/html';
import { yearOf } from '../../calendar/day.ts';
import { commaJoined } from '../../i18n/language-tag.ts';
import type { Html } from '../frame/html.ts';
import { eventTitle, type ListOptions } from '../listing/event-row.ts';
import { eventTime, localDays } from '../listing/event-time.ts';
import type { Occurrence } from '../listing/shown-events.ts';
import { agenda, undatedList } from './agenda.ts';
import type { Listing } from './calendar-listing.ts';
import { type Href, pager } from './calendar-navigation.ts';
import { eventCards } from './event-cards.ts';
import { isNarrowed } from './event-traits.ts';
import { monthTable, singlesFirst } from './grid/month-table.ts';
import { weekTable } from './grid/week-table.ts';
import { ongoingGroup } from './ongoing-group.ts';
import type { PageQuery } from './page-query.ts';

/** A list in the layout that was asked for, or what there is instead of it. */
export function eventList(list: Listing, query: PageQuery, href: Href, options: ListOptions): Html {
  const { phrases } = options;
  const dayLink = (day: string) =>
    href({ layout: 'agenda', month: null, week: null, selection: { ...query.selection, from: day, to: day, past: null } }); // biome-ignore format: a call
  const below = (own: Listing['occurrences'], firstDay: string) =>
    list.occurrences.length === 0
      ? nothing(list, query, href, options)
      : html`<div class="of-month">${own.length === 0 ? nothing(list, query, href, options) : listBelow(own, firstDay, dayLink, options)}</div>`;
  const [monday] = list.week ?? [];
  if (list.week !== null && monday !== undefined)
    return html`${pager.weeks(list.week, href, phrases, yearOf(options.now))}
${weekTable(list.occurrences, list.week, { ...options, dayLink, colors: list.colors })}
${below(list.occurrences, monday)}`;
  if (list.month !== null) {
    const own = ofMonth(list.occurrences, list.month, options.timeZone);
    return html`${pager.months(list.month, href, phrases, yearOf(options.now))}
${monthTable(list.occurrences, list.month, { ...options, dayLink, colors: list.colors })}
${below(own, `${list.month}-01`)}`;
  }
  const { from, to } = query.selection;
  const otherDays =
    query.layout === 'agenda' && from !== null && from === to
      ? pager.days(from, dayLink, phrases, yearOf(options.now))
      : '';
  if (list.occurrences.length + list.ongoing.length + list.undated.length === 0)
    return html`${nothing(list, query, href, options)}${otherDays}`;
  return html`${ongoingGroup(list.ongoing, options, list.occurrences.length === 0)}
${foldedNote(list, query, href, options)}
${list.occurrences.length === 0 ? '' : query.cards ? eventCards(list.occurrences, query.layout === 'past' ? phrases.listing.past : phrases.listing.upcoming, options) : agenda(list.occurrences, { ...options, firstDay: list.firstDay })}
${undatedList(list.undated, options)}
${pager.pages(query, list.more, href, phrases)}${otherDays}`;
}

/**
 * The occurrences of the month itself, for the list that small screens show under the grid. The grid's first and last
 * week reach into other months.
 */
function ofMonth(all: Listing['occurrences'], month: string, timeZone: string): Listing['occurrences'] {
  return all.filter((one) => {
    const { first, last } = localDays(one, timeZone);
    return first.slice(0, 7) <= month && last.slice(0, 7) >= month;
  });
}

/** A month or a week with more events is listed in part: on a phone, nobody reaches the end of thousands. */
const mostBelow = 150;
const mostInDay = 5;

/** The grid as a list. What began before it stands apart, and of the days of a full one only some events are listed. */
function listBelow(
  own: Listing['occurrences'],
  firstDay: string,
  dayLink: (day: string) => string,
  options: ListOptions,
) {
  const dayOf = (one: Occurrence) => localDays(one, options.timeZone).first;
  const coming = own.filter((one) => dayOf(one) >= firstDay);
  const isFull = coming.length > mostBelow;
  const days = Map.groupBy(coming, dayOf);
  const shown = isFull ? [...days.values()].flatMap((list) => singlesFirst(list, mostInDay)) : coming;
  const endOf = (day: string) => {
    const rest = isFull ? (days.get(day)?.length ?? 0) - mostInDay : 0;
    return rest > 0
      ? html`<p class="rest"><a rel="nofollow" href="${dayLink(day)}">${options.phrases.moreEvents(rest)}</a></p>
`
      : '';
  };
  const before = own.filter((one) => dayOf(one) < firstDay);
  return html`${ongoingGroup(before, options, coming.length === 0)}
${coming.length === 0 ? '' : agenda(shown, { ...options, endOf })}`;
}

/** Says that a series is listed once, and leads to all dates, or back. Empty: no event has several. */
function foldedNote({ folded }: Listing, { allDates }: PageQuery, href: Href, { phrases }: ListOptions): Html | '' {
  const words = phrases.listing;
  if (!folded && !allDates) return '';
  return html`<p class="folding" data-server>${allDates ? '' : html`<span class="soft">${words.seriesOnce}</span> `}<a rel="nofollow" href="${href({ allDates: !allDates })}">${allDates ? words.oneDate : words.everyDate}</a></p>`;
}

/** Says that there is nothing, and where there is something. */
function nothing(list: Listing, query: PageQuery, href: Href, options: ListOptions): Html {
  const { phrases } = options;
  const words = phrases.listing;
  const { next, past } = list.instead ?? { next: null, past: false };
  const sentence = () => {
    if (isNarrowed(query) && list.any) return words.nothingFound;
    if (query.layout === 'past') return words.nothingPast;
    return next === null && list.occurrences.length === 0 ? phrases.noEvents : words.nothingThen;
  };
  return html`<div class="nothing"><p>${sentence()}</p>${next === null ? '' : nextLine(next, options)}${past ? html`<p><a href="${href({ layout: 'past', when: null, selection: { ...query.selection, from: null, to: null, past: null } })}">${words.showPast}</a></p>` : ''}</div>`;
}

function nextLine(next: Occurrence, options: ListOptions): Html {
  const { date, time } = eventTime(next, options.phrases.language, options.timeZone, options.now);
  return html`<p class="next"><span class="soft">${options.phrases.listing.next(time === null ? date : commaJoined(options.phrases.language, date, time))}</span> ${eventTitle(next, options)}</p>`;
}
