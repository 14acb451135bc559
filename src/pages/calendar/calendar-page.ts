import { html } from 'hono/html';
import { nameFilters } from '../../calendar/event-names.ts';
import { calendarHref, seriesIdOf } from '../../feeds/identifiers.ts';
import { filteredTitle, filterPath } from '../../feeds/select/filter-path.ts';
import { selectionKey, selectionParameters } from '../../feeds/select/selection.ts';
import { webUrl } from '../../feeds/text/clean-text.ts';
import { builderWordsFor } from '../../i18n/words-for.ts';
import { colorDot, type Html } from '../frame/html.ts';
import { withLang } from '../frame/page-address.ts';
import { excerpt, type Frame, layout, openGraph, type PageText } from '../frame/page-layout.ts';
import { itemListJsonLd } from '../json-ld/item-list.ts';
import { jsonLdScript } from '../json-ld/json-ld-script.ts';
import type { ListOptions } from '../listing/event-row.ts';
import { seriesNote } from '../listing/series-note.ts';
import type { Occurrence } from '../listing/shown-events.ts';
import { absoluteImage } from '../site/site-look.ts';
import { styleWeek } from '../style/style-week.ts';
import { autodiscovery, subscribeMenu } from '../subscribe/subscribe-menu.ts';
import type { Listing } from './calendar-listing.ts';
import { eventList } from './event-list.ts';
import { type FilterBar, filterBar } from './filter-bar.ts';
import { feedFilter, type PageQuery, pageSuffix } from './page-query.ts';

/** What the page of a calendar shows. A saved feed, which may cover several calendars, has the same page. */
export interface CalendarPage extends Frame {
  /** Absolute, without a final slash. */
  readonly origin: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string | null;
  readonly color: string | null;
  /** BCP 47: the language of title and description. */
  readonly language: string;
  /** IANA. */
  readonly timeZone: string;
  readonly query: PageQuery;
  readonly listing: Listing;
  /** The name of the saved feed that has exactly this filter. Null: there is none. */
  readonly savedName: string | null;
  /** Names each event's calendar. */
  readonly showCalendars: boolean;
  /** The calendars to choose from, if there are several. */
  readonly calendars: FilterBar['calendars'];
  readonly linkOf: ListOptions['linkOf'];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** `/calendars/<id>`: the upcoming events, a month or the past events, searched and filtered, and how to subscribe. */
export function renderCalendarPage(page: CalendarPage): Promise<PageText> {
  const { phrases, query, listing: list } = page;
  const own = calendarHref(page.root, page.slug);
  const href = (change: Partial<PageQuery>) => own + pageSuffix({ ...query, page: 1, ...change });
  const feed = feedShown(page);
  const options: ListOptions = {
    ...page,
    showCalendar: page.showCalendars,
    note: (one) => seriesNote(one, page),
  };
  const name = nameShown(page);
  const description = name === null ? (excerpt(page.description) ?? phrases.lead) : `${name} · ${page.title}`;
  const main = html`<header class="head">
<div>${heading(page, name, withLang(own, page.lang))}</div>
${subscribeMenu({ ...feed, id: 'subscribe', qr: `${own}${filterPath(feedFilter(query)) ?? ''}/qr.svg` }, phrases)}
</header>
${filterBar({ own, query, href, ...list, calendars: page.calendars, needsServer: false }, phrases)}
<div id="events">${eventList(list, query, href, options)}</div>`;
  return layout({
    ...page,
    description,
    title: [name, page.title, page.siteTitle].filter((part) => part !== null).join(' · '),
    crumb: true,
    listsEvents: true,
    ...(list.week !== null && { ownStyle: styleWeek }),
    colors: [
      page.color,
      ...[...list.ongoing, ...list.occurrences, ...list.undated].map(({ calendar }) => calendar.color),
    ],
    head: [
      ...autodiscovery(feed),
      openGraph({
        type: 'website',
        title: name ?? page.title,
        description,
        url: `${calendarHref(page.origin, page.slug)}${pageSuffix(query)}`,
        image: firstImage(list) ?? absoluteImage(page.look, page.origin),
        siteTitle: page.siteTitle,
        language: phrases.language,
      }),
      ...listData(page),
    ],
    main,
    address: {
      // Search engines need not know filters and months, which combine without end.
      origin: pageSuffix({ ...query, selection: { ...query.selection, lang: null } }) === '' ? page.origin : null,
      path: (lang) => own.slice(page.root.length) + pageSuffix({ ...query, selection: { ...query.selection, lang } }),
    },
    footer: html`<a href="${withLang(`${page.root}/`, page.lang)}">${phrases.home}</a><a href="${own}/embed${page.lang === null ? '' : `?ui=${page.lang}`}">${builderWordsFor(phrases.language, page.siteWords).link}</a>`,
  });
}

const longTitleLength = 60;
const longClass = (title: string) => (title.length > longTitleLength ? html` class="long"` : '');

/** The calendar's title and description. Events with one name in common stand under that name: it is what people came for. */
function heading({ title, color, language, description }: CalendarPage, name: string | null, whole: string): Html {
  const calendar = html`${colorDot(color)}<span lang="${language}" dir="auto">${title}</span>`;
  if (name !== null)
    return html`<p class="of"><a href="${whole}">${calendar}</a></p>
<h1${longClass(name)} lang="${language}" dir="auto">${name}</h1>`;
  return html`<h1${longClass(title)}>${calendar}</h1>
${description === null ? '' : html`<p class="lead" lang="${language}" dir="auto">${description}</p>`}`;
}

/**
 * The category, place or organizer that the page shows, as the portal writes it. Null: the page shows more, or less. A name that
 * no event has says nothing: anybody can write one into an address.
 */
function nameShown({ query, listing: { spellings } }: CalendarPage): string | null {
  const [only, ...others] = selectionParameters(feedFilter(query));
  const isAlone = others.length === 0 && query.calendars.length === 0;
  const isName = nameFilters.some((filter) => filter === only?.[0]);
  return isAlone && isName ? (spellings[0] ?? null) : null;
}

/** What search engines read of the list. A search result changes with what is searched for, so it says nothing. */
function listData({ listing: list, query, timeZone, phrases, now, ...page }: CalendarPage): readonly Html[] {
  if (query.selection.q !== null || query.layout === 'past') return [];
  const linkOf = (one: Occurrence) => new URL(page.linkOf(one), `${page.origin}/`).href;
  const data = itemListJsonLd(list.occurrences, { timeZone, untitled: phrases.untitled, linkOf, now });
  return data === null ? [] : [jsonLdScript(data)];
}

/** The picture that represents the calendar where its page is shared. */
const firstImage = ({ occurrences }: Listing): string | null =>
  occurrences.map(({ event }) => webUrl(event.image)).find((url) => url !== null) ?? null;

/** The feed of what the page shows, without the days and the language: feeds have their own. */
function feedShown({ origin, root, slug, savedName, title, query, listing: list, phrases }: CalendarPage) {
  const filter = feedFilter(query);
  const key = selectionKey(filter);
  const stem = `${origin}/feeds/${encodeURIComponent(savedName ?? slug)}`;
  if (key === '') return { stem, title };
  const words = { free: phrases.event.free, online: phrases.online };
  const seriesTitles = new Map(
    list.occurrences.map(({ event }) => [seriesIdOf(event) ?? '', event.series?.title ?? '']),
  );
  const shown = {
    title: filteredTitle(title, filter, list.spellings, seriesTitles, words, phrases.language),
    whole: calendarHref(root, slug),
  };
  if (savedName !== null) return { ...shown, stem };
  const path = filterPath(filter);
  return path === null ? { ...shown, stem, query: `?${key}` } : { ...shown, stem: stem + path };
}
