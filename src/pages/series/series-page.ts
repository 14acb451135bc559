import { html } from 'hono/html';
import type { Calendar } from '../../calendar/calendar.ts';
import { calendarHref } from '../../feeds/identifiers.ts';
import { filterPath } from '../../feeds/select/filter-path.ts';
import { selectionKey } from '../../feeds/select/selection.ts';
import { cleanLine, webUrl } from '../../feeds/text/clean-text.ts';
import { agenda, undatedList } from '../calendar/agenda.ts';
import { dottedLine } from '../frame/dotted-line.ts';
import { colorDot } from '../frame/html.ts';
import { withLang } from '../frame/page-address.ts';
import { type Frame, layout, openGraph, type PageText } from '../frame/page-layout.ts';
import { seriesHref } from '../frame/series-href.ts';
import { breakingAtDash } from '../listing/breaking-at-dash.ts';
import type { ListOptions } from '../listing/event-row.ts';
import { dateFormat, localDays, today } from '../listing/event-time.ts';
import { formatCount } from '../listing/format-count.ts';
import { absoluteImage } from '../site/site-look.ts';
import { autodiscovery, type FeedLink, subscribeMenu } from '../subscribe/subscribe-menu.ts';
import type { SeriesEvents } from './series-events.ts';

/** What the page of a series shows: a festival, a course. */
export interface SeriesPage extends Frame {
  /** Absolute, without a final slash. */
  readonly origin: string;
  readonly calendar: Calendar;
  readonly id: string;
  readonly series: SeriesEvents;
  readonly linkOf: ListOptions['linkOf'];
  /** Milliseconds since 1970. */
  readonly now: number;
}

const longTitleLength = 60;

/** `/calendars/<id>/series/<seriesId>`: the events of a series that the portal names. */
export function renderSeriesPage(page: SeriesPage): Promise<PageText> {
  const { phrases, root, origin, calendar, series, now, lang } = page;
  const { timeZone } = calendar;
  const calendarPage = withLang(calendarHref(root, calendar.slug), lang);
  const options: ListOptions = { ...page, timeZone, showCalendar: false };
  const { upcoming, past, undated, more } = series;
  const count = upcoming.length + past.length + undated.length;
  const known = [more ? null : phrases.eventCount(count), span(page)].filter((one) => one !== null);
  const facts = known.join(' · ');
  const feed = feedOfSeries(page);
  // A calendar whose address has a query can't be a file.
  const menu =
    upcoming.length + undated.length === 0
      ? ''
      : html`<div class="take-series"${feed.query === undefined ? '' : html` data-server`}>${subscribeMenu({ ...feed, id: 'subscribe', qr: feed.query === undefined ? `${seriesHref(root, calendar.slug, page.id)}/qr.svg` : null, whole: calendarPage }, phrases)}</div>`;
  const main = html`<header class="head"><div>
<p class="of"><a href="${calendarPage}">${colorDot(calendar.color)}<span lang="${calendar.language}" dir="auto">${calendar.title}</span></a></p>
<h1${series.title.length > longTitleLength ? html` class="long"` : ''} lang="${series.language}" dir="auto">${series.title}</h1>
${facts === '' ? '' : html`<p class="lead dotted">${dottedLine(known)}</p>`}</div>
${menu}
</header>
${upcoming.length === 0 && undated.length === 0 ? html`<p class="nothing">${phrases.noEvents}</p>` : ''}
${upcoming.length === 0 ? '' : agenda(upcoming, { ...options, firstDay: today(now, timeZone) })}
${undatedList(undated, options)}
${
  past.length === 0
    ? ''
    : html`<details class="gone"${upcoming.length === 0 ? html` open` : ''}><summary><h2>${phrases.listing.past}</h2> <span class="soft">${formatCount(past.length, phrases.language)}</span></summary>
${agenda(past, options)}</details>`
}`;
  const image = [...upcoming, ...past].map(({ event }) => webUrl(event.image)).find((url) => url !== null) ?? null;
  return layout({
    ...page,
    title: `${series.title} · ${calendar.title}`,
    description: [series.title, calendar.title, facts].filter(Boolean).join(' · '),
    crumb: true,
    colors: [calendar.color],
    address: { origin, path: (other) => seriesHref('', calendar.slug, page.id, other) },
    head: [
      ...autodiscovery(feed),
      openGraph({
        type: 'website',
        title: series.title,
        description: [calendar.title, facts].filter(Boolean).join(' · '),
        url: seriesHref(origin, calendar.slug, page.id, lang),
        image: image ?? absoluteImage(page.look, origin),
        siteTitle: page.siteTitle,
        language: phrases.language,
      }),
    ],
    main,
    footer: html`<a href="${calendarPage}">${phrases.allEvents}</a><a href="${withLang(`${root}/`, lang)}">${phrases.home}</a>`,
  });
}

/** The feed of the series alone. */
function feedOfSeries({ origin, calendar, id, series }: SeriesPage): FeedLink {
  const filter = { series: [cleanLine(id)] };
  const path = filterPath(filter);
  const stem = `${origin}/feeds/${encodeURIComponent(calendar.slug)}`;
  const title = `${calendar.title}: ${series.title}`;
  return path === null ? { stem, query: `?${selectionKey(filter)}`, title } : { stem: stem + path, title };
}

/** From the first day to the last one. Null: it goes on, or has no date yet. */
function span({ series, calendar, phrases }: SeriesPage): string | null {
  const { upcoming, past, more } = series;
  const days = [...upcoming, ...past].map((one) => localDays(one, calendar.timeZone));
  const [first] = days.map((one) => one.first).toSorted();
  const last = days
    .map((one) => one.last)
    .toSorted()
    .at(-1);
  if (more || first === undefined || last === undefined) return null;
  const format = dateFormat(phrases.language, { timeZone: 'UTC', dateStyle: 'long' });
  return breakingAtDash(format.formatRange(Date.parse(first), Date.parse(last)));
}
