import { html } from 'hono/html';
import type { Calendar } from '../calendar/calendar.ts';
import { calendarHref } from '../feeds/identifiers.ts';
import { eventHref } from './frame/event-href.ts';
import { colorDot, type Html } from './frame/html.ts';
import { type Frame, layout, openGraph, type PageText } from './frame/page-layout.ts';
import { eventTitle, formerLine, isCalledOff, type ListOptions, placeLine } from './listing/event-row.ts';
import { eventTime } from './listing/event-time.ts';
import type { Occurrence } from './listing/shown-events.ts';
import { absoluteImage } from './site/site-look.ts';
import { autodiscovery, type FeedLink, subscribeMenu } from './subscribe/subscribe-menu.ts';

/** A saved feed. */
interface SavedFeed {
  readonly name: string;
  readonly title: string;
  /** IANA: the zone of its times. */
  readonly timeZone: string;
  /** Null: not read yet. */
  readonly next: readonly Occurrence[] | null;
}

/** What the home page shows. */
export interface HomePage extends Frame {
  readonly siteUrl: string | null;
  /** Absolute, without a final slash. */
  readonly origin: string;
  readonly sample: boolean;
  readonly calendars: readonly {
    readonly calendar: Calendar;
    /** Null: not read yet. */
    readonly next: readonly Occurrence[] | null;
  }[];
  readonly savedFeeds: readonly SavedFeed[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** `/`: the calendars, the next events of each, and the ways to subscribe. */
export function renderHome(home: HomePage): Promise<PageText> {
  const { phrases, root } = home;
  const linkOf = (name: string, title: string): FeedLink => ({
    stem: `${home.origin}/feeds/${encodeURIComponent(name)}`,
    title,
  });
  const links = [
    ...home.calendars.map(({ calendar }) => linkOf(calendar.slug, calendar.title)),
    ...home.savedFeeds.map(({ name, title }) => linkOf(name, title)),
  ];
  const main = html`<header>
<h1 dir="auto">${home.siteTitle}</h1>
<p class="lead">${phrases.lead}</p>
${home.sample ? html`<p class="note"><strong>${phrases.sampleTitle}</strong> ${phrases.sampleText}</p>` : ''}
</header>
${home.calendars.length === 0 ? html`<p class="nothing">${phrases.noCalendars}</p>` : ''}
<div class="cards">
${home.calendars.map(({ calendar, next }) => calendarCard(calendar, next, linkOf(calendar.slug, calendar.title), home))}
${home.savedFeeds.map((one) => savedFeedCard(one, linkOf(one.name, one.title), home))}</div>`;
  return layout({
    ...home,
    title: home.siteTitle,
    description: phrases.lead,
    head: [
      ...links.flatMap(autodiscovery),
      openGraph({
        type: 'website',
        title: home.siteTitle,
        description: phrases.lead,
        url: `${home.origin}/`,
        image: absoluteImage(home.look, home.origin),
        siteTitle: home.siteTitle,
        language: phrases.language,
      }),
    ],
    main,
    footer: html`<a href="${root}/feeds.opml">${phrases.opml}</a>
${home.siteUrl === null ? '' : html`<a href="${home.siteUrl}">${new URL(home.siteUrl).host}</a>`}`,
  });
}

function calendarCard(calendar: Calendar, next: readonly Occurrence[] | null, link: FeedLink, home: HomePage): Html {
  const { slug, language } = calendar;
  return html`<section class="card" id="${slug}" aria-labelledby="title-${slug}">
<h2 id="title-${slug}">${colorDot(calendar.color)}<a href="${calendarHref(home.root, slug)}" lang="${language}" dir="auto">${calendar.title}</a></h2>
${calendar.description === null ? '' : html`<p class="about" lang="${language}" dir="auto">${calendar.description}</p>`}
${nextList(next, calendar.timeZone, home)}
${cardEnd(slug, link, home)}
</section>
`;
}

function savedFeedCard({ name, timeZone, next }: SavedFeed, link: FeedLink, home: HomePage): Html {
  return html`<section class="card" id="${name}" aria-labelledby="title-${name}">
<h2 id="title-${name}"><a href="${calendarHref(home.root, name)}" dir="auto">${link.title}</a></h2>
${nextList(next, timeZone, home)}
${cardEnd(name, link, home)}
</section>
`;
}

function cardEnd(slug: string, link: FeedLink, { root, phrases }: HomePage): Html {
  const page = calendarHref(root, slug);
  const menu = { ...link, id: `subscribe-${slug}`, qr: `${page}/qr.svg`, filter: null };
  return html`<div class="card-end">${subscribeMenu(menu, phrases)}<a class="all" href="${page}">${phrases.allEvents}<span class="hidden">: ${link.title}</span></a></div>`;
}

function nextList(next: readonly Occurrence[] | null, timeZone: string, home: HomePage): Html {
  const { phrases, root, now } = home;
  if (next === null) return html`<p class="quiet">${phrases.beingRead}</p>`;
  if (next.length === 0) return html`<p class="quiet">${phrases.noEvents}</p>`;
  const options: ListOptions = {
    phrases,
    now,
    timeZone,
    linkOf: (one) => eventHref(root, one),
    showCalendar: false,
  };
  return html`<ol class="next" aria-label="${phrases.nextEvents}">
${next.map((occurrence) => eventLine(occurrence, options))}</ol>`;
}

function eventLine(occurrence: Occurrence, options: ListOptions): Html {
  const { phrases, timeZone, now } = options;
  const { date, time } = eventTime(occurrence, phrases.language, timeZone, now);
  const place = placeLine(occurrence, phrases);
  return html`<li>
<time class="${isCalledOff(occurrence) ? 'when off' : 'when'}" datetime="${occurrence.start}">${date}${time === null ? '' : html`<span class="time">${time}</span>`}</time>
<div class="what">${eventTitle(occurrence, options)}${formerLine(occurrence, options)}${place === null ? '' : html`<span class="where" dir="auto">${place}</span>`}</div>
</li>
`;
}
