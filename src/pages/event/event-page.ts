import { html, raw } from 'hono/html';
import type { CalendarEvent } from '../../calendar/event.ts';
import { knownTimeZone } from '../../calendar/time-zone.ts';
import { calendarHref, eventFile } from '../../feeds/identifiers.ts';
import { comparable } from '../../feeds/select/selection.ts';
import { webUrl } from '../../feeds/text/clean-text.ts';
import { commaJoined } from '../../i18n/language-tag.ts';
import { eventHref } from '../frame/event-href.ts';
import { filterHref } from '../frame/filter-href.ts';
import { colorDot, type Html } from '../frame/html.ts';
import { withLang } from '../frame/page-address.ts';
import { excerpt, layout, openGraph, type PageText } from '../frame/page-layout.ts';
import { pictureElement, withPictureHints } from '../frame/picture-element.ts';
import { eventJsonLd, type SeriesLinks } from '../json-ld/event-json-ld.ts';
import { jsonLdScript } from '../json-ld/json-ld-script.ts';
import { eventState, placeLine, stateOf } from '../listing/event-row.ts';
import { eventTime, formerTime } from '../listing/event-time.ts';
import { isOver, type Occurrence, type ShownEvent } from '../listing/shown-events.ts';
import { absoluteImage } from '../site/site-look.ts';
import { eventDates } from './event-dates.ts';
import { eventFacts } from './event-facts.ts';
import type { EventPage } from './event-occurrences.ts';

/** `/calendars/<id>/events/<eventId>`: everything about one event. */
export function renderEventPage(page: EventPage): Promise<PageText> {
  const { shown, phrases, origin, lang } = page;
  const { event, calendar, language } = shown;
  const title = event.title ?? phrases.untitled;
  const occurrence = shown.start === null ? null : (shown as Occurrence);
  const self = eventHref(origin, occurrence ?? { event, calendar }, lang);
  const image = webUrl(event.image);
  const description = shareDescription(page, occurrence);
  const data =
    occurrence &&
    eventJsonLd(occurrence, {
      page: self,
      timeZone: page.timeZone,
      title,
      organizer: organizerPage(page),
      series: seriesLinks(page),
      now: page.now,
    });
  const body = eventBody(page);
  const main = html`<article class="one">
<header>
<p class="of"><a href="${withLang(calendarHref(page.root, calendar.slug), lang)}">${colorDot(calendar.color)}<span lang="${calendar.language}" dir="auto">${calendar.title}</span></a></p>
${stateBanner(page, occurrence)}
<h1${titleClass(page, title)} lang="${language}" dir="auto">${title}</h1>
</header>
<div class="parts${body === '' ? ' bare' : ''}">
${body}
${eventFacts(page, occurrence, title, self)}
</div>
${neighbourLinks(page)}
</article>`;
  return layout({
    ...page,
    title: `${title} · ${calendar.title}`,
    description,
    crumb: true,
    colors: [calendar.color],
    address: { origin, path: (other) => eventHref('', occurrence ?? { event, calendar }, other) },
    head: html`${openGraph({ type: 'article', title, description, url: self, image: image ?? absoluteImage(page.look, origin), siteTitle: page.siteTitle, language: phrases.language })}
<link rel="alternate" type="text/calendar" title="${title}" href="${eventFile(origin, page.shown.calendar, page.shown.event)}">
${data === null ? '' : jsonLdScript(data)}`,
    main,
    footer: html`<a href="${withLang(calendarHref(page.root, calendar.slug), lang)}">${phrases.allEvents}</a><a href="${withLang(`${page.root}/`, lang)}">${phrases.home}</a>`,
  });
}

/** Absolute, whatever the language of this page. Null: the event is the only one that the organizer has here. */
function organizerPage({ shown: { event, calendar }, shares, origin }: EventPage): string | null {
  const name = event.organizer?.name ?? null;
  return name === null || !shares.organizer
    ? null
    : filterHref(origin, calendar.slug, { organizer: [comparable(name)] });
}

/** Null: the event has one date only. */
function seriesLinks({ shown, dates, origin, lang, moreDates }: EventPage): SeriesLinks | null {
  const { event, calendar } = shown;
  if (dates.length < 2 && event.recurrence === null) return null;
  const first = event.recurrence === null ? dates[0]?.start : event.start;
  // Of a recurring event, the dates may go on after those that are listed.
  const last = moreDates || event.recurrence !== null ? null : (dates.at(-1)?.start ?? null);
  return first == null ? null : { page: eventHref(origin, { event, calendar }, lang), first, last };
}

/** Links to the events before and after this one. Empty: it is the only one. */
function neighbourLinks({ neighbours, phrases, root, lang, now, shown }: EventPage): Html | '' {
  const link = (one: Occurrence | null, word: string, rel: 'prev' | 'next') => {
    if (one === null) return '';
    const zone = knownTimeZone(one.calendar.timeZone, 'UTC');
    return html`<a rel="${rel}" href="${eventHref(root, one, lang)}"><span class="soft">${word}</span><span class="title" lang="${one.language}" dir="auto">${one.event.title ?? phrases.untitled}</span><span class="soft">${eventTime(one, phrases.language, zone, now).date}</span></a>`;
  };
  const { before, after } = neighbours;
  if (before === null && after === null) return '';
  return html`<nav class="neighbours" aria-label="${shown.calendar.title}">${link(before, phrases.event.previous, 'prev')}${link(after, phrases.event.following, 'next')}</nav>`;
}

/** The event's texts and picture, and its other dates. Empty: only time and place are known. */
function eventBody(page: EventPage): Html | '' {
  const { event, language } = page.shown;
  const image = webUrl(event.image);
  const parts = [
    event.summary &&
      !isSummaryRepeated(event) &&
      html`<p class="lead" lang="${language}" dir="auto">${event.summary}</p>`,
    image &&
      !isInDescription(event, image) &&
      pictureElement(image, { place: 'page', images: page.images, priority: true }),
    event.description &&
      html`<div class="prose" lang="${language}" dir="auto">${raw(withPictureHints(event.description.html, page.images))}</div>`,
    eventDates(page),
  ].filter(Boolean);
  return parts.length === 0 ? '' : html`<div class="told">${parts}</div>`;
}

/** A portal with a single text gives it as summary and as description. Then the description begins with the summary. */
const isSummaryRepeated = ({ summary, description }: ShownEvent['event']): boolean =>
  summary !== null &&
  collapseSpace(description?.text ?? '').startsWith(collapseSpace(summary).replace(/\s*(?:…|\.\.\.)$/, ''));

const collapseSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

const longTitleLength = 80;

function titleClass({ shown }: EventPage, title: string): Html | '' {
  const classes = [title.length > longTitleLength && 'long', stateOf(shown) === 'cancelled' && 'off'].filter(Boolean);
  return classes.length === 0 ? '' : html` class="${classes.join(' ')}"`;
}

/** What other sites show when the page is shared: state, time, place, and the beginning of the text. */
function shareDescription(page: EventPage, occurrence: Occurrence | null): string {
  const { phrases, timeZone, now, shown } = page;
  const { summary, description } = shown.event;
  const when = occurrence && eventTime(occurrence, phrases.language, timeZone, now, 'long');
  const parts = [
    eventState(shown, phrases)?.word,
    when
      ? when.time === null
        ? when.date
        : commaJoined(phrases.language, when.date, when.time)
      : phrases.dateToBeAnnounced,
    placeLine(shown, phrases),
    summary ?? description?.text,
  ];
  return excerpt(parts.filter(Boolean).join(' · ')) ?? '';
}

/** The event's state at the top of the page, in words and in colour. Empty: it takes place as announced. */
function stateBanner(page: EventPage, occurrence: Occurrence | null): Html | '' {
  const { phrases, now } = page;
  const words = phrases.event;
  const state = eventState(page.shown, phrases);
  if (state === null) {
    return occurrence !== null && isOver(occurrence, now) ? html`<p class="banner over">${words.over}</p>` : '';
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

/** Whether the event's description already contains this picture, in any size. */
export function isInDescription({ description }: Pick<CalendarEvent, 'description'>, image: string): boolean {
  if (description === null) return false;
  const own = withoutSize(image);
  return [...description.html.matchAll(/<img\b[^>]*?\ssrc="([^"]*)"/gi)].some(
    ([, src = '']) => withoutSize(src.replaceAll('&amp;', '&')) === own,
  );
}

/** Query parameters that ask for a size, a quality or a version of a picture. */
const sizing = /^(?:w|h|width|height|size|s|resize|fit|crop|q|quality|dpr|format|fm|auto|v|ver|itok|t)$/i;

/** A picture's URL without its size, which servers put into the query or into the name: `hall-300x200.jpg`. */
function withoutSize(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return url;
  const query = [...parsed.searchParams].filter(([name]) => !sizing.test(name)).sort();
  const path = parsed.pathname.replace(
    /[-_](?:\d{2,4}x\d{2,4}|scaled|thumb|thumbnail|small|medium|large)(?=\.\w{3,4}$)/i,
    '',
  );
  return `${parsed.host}${path}?${new URLSearchParams(query)}`;
}
