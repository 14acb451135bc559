import { html, raw } from 'hono/html';
import type { CalendarEvent } from '../calendar/event.ts';
import { webUrl } from '../feeds/web-url.ts';
import { colorDot } from './color-dot.ts';
import { type EventPage, eventFile } from './event-content.ts';
import { eventDates } from './event-dates.ts';
import { eventFacts } from './event-facts.ts';
import { eventState } from './event-state.ts';
import { formerTime } from './event-time.ts';
import type { Html } from './html.ts';
import { eventJsonLd, scriptJson } from './json-ld.ts';
import { layout, type PageText } from './layout.ts';
import { limitsOf, type Occurrence } from './occurrences.ts';
import { excerpt, openGraph } from './open-graph.ts';
import { calendarHref, eventHref } from './page-links.ts';

/** `/calendars/<id>/events/<eventId>`: one event, all that is known of it. */
export function renderEventPage(page: EventPage): Promise<PageText> {
  const { shown, phrases, origin, lang } = page;
  const { event, calendar, language } = shown;
  const title = event.title ?? phrases.untitled;
  const occurrence = shown.start === null ? null : (shown as Occurrence);
  const self = eventHref(origin, occurrence ?? { event, calendar }, lang);
  const image = webUrl(event.image);
  const description = excerpt(event.summary ?? event.description?.text ?? null);
  const data = occurrence && eventJsonLd(occurrence, { page: self, timeZone: page.timeZone, title });
  const main = html`<article class="one">
<header>
<p class="of"><a href="${calendarHref(page.root, calendar.slug)}">${colorDot(calendar.color)}<span lang="${calendar.language}" dir="auto">${calendar.title}</span></a></p>
${stateBanner(page, occurrence)}
<h1${isOff(page) ? html` class="off"` : ''} lang="${language}" dir="auto">${title}</h1>
</header>
<div class="parts">
<div class="told">
${event.summary === null ? '' : html`<p class="lead" lang="${language}" dir="auto">${event.summary}</p>`}
${image === null || isPictured(event, image) ? '' : html`<img class="picture" src="${image}" alt="" width="720" height="405" decoding="async" referrerpolicy="no-referrer">`}
${event.description === null ? '' : html`<div class="prose" lang="${language}" dir="auto">${raw(settled(event.description.html))}</div>`}
${eventDates(page)}
</div>
${eventFacts(page, occurrence, title, self)}
</div>
</article>`;
  return layout({
    ...page,
    title: `${title} · ${calendar.title}`,
    description,
    crumb: true,
    head: html`${openGraph({ type: 'article', title, description, url: self, image, siteTitle: page.siteTitle, language: phrases.language })}
<link rel="alternate" type="text/calendar" title="${title}" href="${eventFile(page, origin)}">
${data === null ? '' : html`<script type="application/ld+json">${raw(scriptJson(data))}</script>`}`,
    main,
    footer: html`<a href="${calendarHref(page.root, calendar.slug)}">${phrases.allEvents}</a><a href="${page.root}/">${phrases.home}</a>`,
  });
}

const isOff = ({ shown, phrases }: EventPage): boolean => eventState(shown, phrases)?.kind === 'cancelled';

/** What became of it, unmistakable: in words, in colour, and before anything else. */
function stateBanner(page: EventPage, occurrence: Occurrence | null): Html | '' {
  const { phrases, now } = page;
  const words = phrases.event;
  const state = eventState(page.shown, phrases);
  if (state === null) {
    const over = occurrence !== null && limitsOf(occurrence).ends <= now && limitsOf(occurrence).begins < now;
    return over ? html`<p class="banner over">${words.over}</p>` : '';
  }
  const former = formerTime(page.shown, phrases.language, page.timeZone, now, 'long');
  const means = {
    cancelled: words.cancelledMeans,
    postponed: former === null ? words.postponedMeans : words.postponedFrom(former),
    tentative: words.tentativeMeans,
    moved: words.movedMeans(former ?? ''),
  };
  return html`<p class="banner ${state.kind}"><strong>${state.word}.</strong> ${means[state.kind]}</p>`;
}

/** The description shows the picture already. */
const isPictured = ({ description }: CalendarEvent, image: string): boolean =>
  description?.html.includes(`src="${image.replaceAll('&', '&amp;')}"`) ?? false;

/** Cleaned when it arrived; what is left to say is how its pictures are to be fetched, and that its links lead away. */
function settled(cleaned: string): string {
  return cleaned.replace(/<img\b/gi, '<img loading="lazy" decoding="async" referrerpolicy="no-referrer"');
}
