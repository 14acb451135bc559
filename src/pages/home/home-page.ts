import { html } from 'hono/html';
import { calendarHref } from '../../feeds/identifiers.ts';
import { agenda } from '../calendar/agenda.ts';
import type { Listing } from '../calendar/calendar-listing.ts';
import { eventCards } from '../calendar/event-cards.ts';
import { eventList } from '../calendar/event-list.ts';
import { type FilterBar, filterBar } from '../calendar/filter-bar.ts';
import { ongoingGroup } from '../calendar/ongoing-group.ts';
import { type PageQuery, pageQueryText } from '../calendar/page-query.ts';
import { eventHref } from '../frame/event-href.ts';
import { colorDot, type Html } from '../frame/html.ts';
import { withLang } from '../frame/page-address.ts';
import { type Frame, layout, openGraph, type PageText } from '../frame/page-layout.ts';
import { itemListJsonLd } from '../json-ld/item-list.ts';
import { jsonLdScript } from '../json-ld/json-ld-script.ts';
import type { ListOptions } from '../listing/event-row.ts';
import { seriesNote } from '../listing/series-note.ts';
import type { Occurrence } from '../listing/shown-events.ts';
import { absoluteImage } from '../site/site-look.ts';
import { styleWeek } from '../style/style-week.ts';
import { autodiscovery, subscribeMenu } from '../subscribe/subscribe-menu.ts';
import { calendarList, type ListedCalendar } from './calendar-list.ts';
import type { HomeAgenda } from './home-agenda.ts';

/** What the home page shows. */
export interface HomePage extends Frame {
  readonly siteUrl: string | null;
  /** Absolute, without a final slash. */
  readonly origin: string;
  readonly sample: boolean;
  /** IANA: the zone of all times. */
  readonly timeZone: string;
  readonly query: PageQuery;
  /** The next days, or what was searched for. */
  readonly list:
    | { readonly kind: 'agenda'; readonly agenda: HomeAgenda }
    | { readonly kind: 'listing'; readonly listing: Listing };
  /** The calendars that can be chosen as a filter. */
  readonly choosable: FilterBar['calendars'];
  /** Calendars whose titles have the words that were searched for. */
  readonly found: readonly ListedCalendar[];
  /** Calendars, then saved feeds. */
  readonly calendars: readonly ListedCalendar[];
  /** The feed of everything, if there is one. */
  readonly all: string | null;
  /** Some calendar has not been read yet. */
  readonly isIncomplete: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** With more, feed readers would be shown a list that nobody can choose from. They have the list of feeds (OPML). */
const mostDiscovered = 12;

/** `/`: what is on in all calendars, and the calendars to subscribe to. */
export function renderHome(home: HomePage): Promise<PageText> {
  const { phrases, root, origin, query, calendars } = home;
  const own = `${root}/`;
  const href = (change: Partial<PageQuery>) => own + pageQueryText({ ...query, page: 1, ...change });
  const options: ListOptions = {
    phrases,
    images: home.images,
    now: home.now,
    timeZone: home.timeZone,
    linkOf: (one) => eventHref(root, one, query.selection.lang),
    showCalendar: calendars.length > 1,
    note: (one) => seriesNote(one, home),
  };
  const { choices, named } = home.list.kind === 'agenda' ? home.list.agenda : home.list.listing;
  const firstDay = home.list.kind === 'agenda' ? null : home.list.listing.firstDay;
  const spellings = home.list.kind === 'agenda' ? [] : home.list.listing.spellings;
  const bar = { own, query, href, choices, spellings, named, firstDay, calendars: home.choosable, needsServer: true };
  const main = html`<header class="head">
<div><h1 dir="auto">${home.siteTitle}</h1>
<p class="lead">${phrases.lead}</p></div>
${subscription(home)}
</header>
${home.sample ? html`<p class="note"><strong>${phrases.sampleTitle}</strong> ${phrases.sampleText}</p>` : ''}
${
  calendars.length === 0
    ? html`<p class="nothing">${phrases.noCalendars}</p>`
    : html`${filterBar(bar, phrases)}
${foundCalendars(home)}
${home.isIncomplete ? html`<p class="quiet loading">${phrases.beingRead}</p>` : ''}
<div id="events">${home.list.kind === 'agenda' ? nextDays(home.list.agenda, home, href, options) : eventList(home.list.listing, query, href, options)}</div>
${calendarList(calendars, home)}`
}`;
  const feeds =
    calendars.length > mostDiscovered ? [] : calendars.map(({ slug, title }) => feedOf(origin, slug, title));
  return layout({
    ...home,
    title: home.siteTitle,
    description: phrases.lead,
    listsEvents: calendars.length > 0,
    ...(home.list.kind === 'listing' && home.list.listing.week !== null && { ownStyle: styleWeek }),
    colors: calendars.map(({ color }) => color),
    head: [
      ...feeds.flatMap(autodiscovery),
      html`<link rel="alternate" type="text/x-opml" title="${phrases.opml}" href="${root}/feeds.opml">`,
      openGraph({
        type: 'website',
        title: home.siteTitle,
        description: phrases.lead,
        url: `${origin}/${pageQueryText(query)}`,
        image: absoluteImage(home.look, home.origin),
        siteTitle: home.siteTitle,
        language: phrases.language,
      }),
      ...nextData(home),
    ],
    main,
    address: {
      // Search engines need not know filters and months, which combine without end.
      origin: pageQueryText({ ...query, selection: { ...query.selection, lang: null } }) === '' ? origin : null,
      path: (lang) => `/${pageQueryText({ ...query, selection: { ...query.selection, lang } })}`,
    },
    footer: html`<a href="${root}/feeds.opml">${phrases.opml}</a>
${home.siteUrl === null ? '' : html`<a href="${home.siteUrl}">${new URL(home.siteUrl).host}</a>`}`,
  });
}

/** What search engines read of the next events. */
function nextData({ list, origin, timeZone, phrases, now }: HomePage): readonly Html[] {
  if (list.kind !== 'agenda') return [];
  const dates = list.agenda.days.flatMap((one) => one.dates);
  const linkOf = (one: Occurrence) => eventHref(origin, one);
  const data = itemListJsonLd(dates, { timeZone, untitled: phrases.untitled, linkOf, now });
  return data === null ? [] : [jsonLdScript(data)];
}

const feedOf = (origin: string, slug: string, title: string) => ({
  stem: `${origin}/feeds/${encodeURIComponent(slug)}`,
  title,
});

/** The menu for everything where there is one feed for it, else the way to the calendars. */
function subscription({ calendars, all, origin, root, phrases }: HomePage): Html | '' {
  const one = calendars.find(({ slug }) => slug === all) ?? (calendars.length === 1 ? calendars[0] : undefined);
  if (one !== undefined) {
    const qr = `${calendarHref(root, one.slug)}/qr.svg`;
    return subscribeMenu({ ...feedOf(origin, one.slug, one.title), id: 'subscribe', qr }, phrases);
  }
  return calendars.length === 0 ? '' : html`<a class="button to-calendars" href="#calendars">${phrases.subscribe}</a>`;
}

function foundCalendars({ found, root, phrases, lang }: HomePage): Html | '' {
  if (found.length === 0) return '';
  return html`<p class="found"><span class="soft">${phrases.calendars}:</span>${found.map(({ slug, title, color, language }) => html` <a href="${withLang(calendarHref(root, slug), lang)}"${language === null ? '' : html` lang="${language}"`}>${colorDot(color)}<span dir="auto">${title}</span></a>`)}</p>`;
}

/** The next days in whole. Of a full day only some events are listed, with a link to all of them. */
function nextDays(
  { ongoing, days, next }: HomeAgenda,
  { phrases, query }: HomePage,
  href: (change: Partial<PageQuery>) => string,
  options: ListOptions,
): Html {
  const toDay = (day: string) => href({ when: null, selection: { ...query.selection, from: day, to: day } });
  const more = new Map(days.map((one) => [one.day, one.more]));
  const endOf = (day: string) => {
    const count = more.get(day) ?? 0;
    return count === 0
      ? ''
      : html`<p class="rest" data-server><a rel="nofollow" href="${toDay(day)}">${phrases.moreEvents(count)}</a></p>
`;
  };
  const dates = days.flatMap((one) => one.dates);
  if (dates.length + ongoing.length === 0)
    return html`<div class="nothing"><p>${phrases.noEvents}</p><p data-server><a href="${href({ layout: 'past' })}">${phrases.listing.showPast}</a></p></div>`;
  const [first] = days;
  return html`${ongoingGroup(ongoing, options, dates.length === 0)}
${dates.length === 0 ? '' : query.cards ? eventCards(dates, phrases.listing.upcoming, options) : agenda(dates, { ...options, firstDay: first?.day ?? null, endOf })}
${next === null ? '' : html`<nav class="pager" data-server aria-label="${phrases.listing.pages}"><span></span><a rel="next" href="${href({ selection: { ...query.selection, from: next } })}">${phrases.listing.later}<span aria-hidden="true" class="arrow"></span></a></nav>`}`;
}
