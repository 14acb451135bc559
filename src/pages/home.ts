import { html } from 'hono/html';
import type { Calendar } from '../calendar/calendar.ts';
import { eventTime } from './event-time.ts';
import { type Html, layout, type PageText } from './layout.ts';
import type { Occurrence } from './next-events.ts';
import type { Phrases } from './phrases.ts';
import { autodiscovery, type FeedLink, subscribeLinks } from './subscribe-links.ts';

/** What the first page shows. */
export interface Home {
  readonly siteTitle: string;
  readonly siteUrl: string | null;
  /** Absolute, without a final slash. */
  readonly origin: string;
  /** The path that the site is under: empty, or `/kalends`. */
  readonly root: string;
  readonly sample: boolean;
  readonly calendars: readonly {
    readonly calendar: Calendar;
    /** Null: no copy yet. */
    readonly next: readonly Occurrence[] | null;
  }[];
  /** Saved feeds. */
  readonly collections: readonly { readonly name: string; readonly title: string }[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** `/`: the calendars, what is next in each, and the ways to subscribe. */
export function renderHome(home: Home, phrases: Phrases): Promise<PageText> {
  const linkOf = (name: string, title: string): FeedLink => ({
    stem: `${home.origin}/feeds/${encodeURIComponent(name)}`,
    title,
  });
  const links = [
    ...home.calendars.map(({ calendar }) => linkOf(calendar.slug, calendar.title)),
    ...home.collections.map(({ name, title }) => linkOf(name, title)),
  ];
  const body = html`<header>
<h1>${home.siteTitle}</h1>
<p class="lead">${phrases.lead}</p>
${home.sample ? html`<p class="note"><strong>${phrases.sampleTitle}</strong> ${phrases.sampleText}</p>` : ''}
</header>
<main>
${home.calendars.length === 0 ? html`<p class="quiet">${phrases.noCalendars}</p>` : ''}
${home.calendars.map(({ calendar, next }) => calendarCard(calendar, next, linkOf(calendar.slug, calendar.title), home.now, phrases))}
${home.collections.map(({ name, title }) => html`<section class="card" id="${name}"><h2>${title}</h2>${subscribeLinks(linkOf(name, title), phrases)}</section>`)}
</main>
<footer>
<a href="${home.root}/feeds.opml">${phrases.opml}</a>
${home.siteUrl === null ? '' : html`<a href="${home.siteUrl}">${new URL(home.siteUrl).host}</a>`}
</footer>`;
  return layout({
    language: phrases.language,
    root: home.root,
    title: home.siteTitle,
    description: phrases.lead,
    head: links.flatMap(autodiscovery),
    body,
  });
}

function calendarCard(
  calendar: Calendar,
  next: readonly Occurrence[] | null,
  link: FeedLink,
  now: number,
  phrases: Phrases,
): Html {
  return html`<section class="card" id="${calendar.slug}" aria-labelledby="title-${calendar.slug}">
<h2 id="title-${calendar.slug}">${calendar.color === null ? '' : dot(calendar.color)}<span lang="${calendar.language}" dir="auto">${calendar.title}</span></h2>
${calendar.description === null ? '' : html`<p class="about" lang="${calendar.language}" dir="auto">${calendar.description}</p>`}
${comingEvents(next, calendar, now, phrases)}
${subscribeLinks(link, phrases)}
</section>
`;
}

function comingEvents(next: readonly Occurrence[] | null, calendar: Calendar, now: number, phrases: Phrases): Html {
  if (next === null) return html`<p class="quiet">${phrases.beingRead}</p>`;
  if (next.length === 0) return html`<p class="quiet">${phrases.noEvents}</p>`;
  return html`<ol class="next" aria-label="${phrases.nextEvents}">
${next.map((occurrence) => eventLine(occurrence, calendar, now, phrases))}</ol>`;
}

function eventLine(occurrence: Occurrence, calendar: Calendar, now: number, phrases: Phrases): Html {
  const { event, removed, start } = occurrence;
  const { date, time } = eventTime(occurrence, phrases.language, calendar.timeZone, now);
  const called = removed || event.status === 'cancelled' ? phrases.cancelled : null;
  const badge =
    called ??
    (event.status === 'postponed' ? phrases.postponed : null) ??
    (event.status === 'tentative' ? phrases.tentative : null);
  const title = html`<span lang="${calendar.language}" dir="auto"${called ? html` class="off"` : ''}>${event.title ?? phrases.untitled}</span>`;
  const place = event.location?.name ?? event.location?.address ?? (event.onlineUrl ? phrases.online : null);
  return html`<li>
<time class="when" datetime="${start}">${date}${time === null ? '' : html`<span class="time">${time}</span>`}</time>
<div class="what">${badge ? html`<span class="badge">${badge}</span>` : ''}${event.url === null ? title : html`<a href="${event.url}">${title}</a>`}${place === null ? '' : html`<span class="where" dir="auto">${place}</span>`}</div>
</li>
`;
}

/** A presentation attribute, since the policy allows no style of an element's own. */
const dot = (color: string): Html =>
  html`<svg class="dot" viewBox="0 0 10 10" aria-hidden="true"><circle cx="5" cy="5" r="5" fill="${color}"/></svg>`;
