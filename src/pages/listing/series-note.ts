import { html } from 'hono/html';
import { isDay } from '../../calendar/day.ts';
import { knownTimeZone } from '../../calendar/time-zone.ts';
import { seriesIdOf } from '../../feeds/identifiers.ts';
import { seriesInWords } from '../../feeds/series/series-in-words.ts';
import { cleanLine } from '../../feeds/text/clean-text.ts';
import { shorten } from '../../feeds/text/shorten.ts';
import { commaJoined, dateLocale } from '../../i18n/language-tag.ts';
import type { SiteWords } from '../../i18n/site-words.ts';
import type { Html } from '../frame/html.ts';
import type { Frame } from '../frame/page-layout.ts';
import { seriesHref } from '../frame/series-href.ts';
import type { ListOptions } from './event-row.ts';
import { dateFormat } from './event-time.ts';
import type { ShownEvent } from './shown-events.ts';

/** How often an event takes place, for the one entry that stands for all its dates, and the date after this one. */
function repeatsLine(
  one: ShownEvent & { readonly following?: string | null },
  { phrases, timeZone, siteWords }: Pick<ListOptions, 'phrases' | 'timeZone'> & Partial<Pick<Frame, 'siteWords'>>,
): Html | '' {
  const { event, following = null } = one;
  const often = event.recurrence === null ? null : oftenInWords(one, phrases.language, siteWords);
  if (often !== null) return html`<span>${often}</span>`;
  if (following === null) return event.recurrence === null ? '' : html`<span>${phrases.listing.severalDates}</span>`;
  const zone = isDay(following) ? 'UTC' : timeZone;
  const day = dateFormat(phrases.language, { timeZone: zone, weekday: 'short', day: 'numeric', month: 'short' });
  return html`<span>${commaJoined(phrases.language, phrases.listing.severalDates, '')}<time datetime="${following}">${phrases.listing.next(day.format(Date.parse(following)))}</time></span>`;
}

/** In words without the hours, which the list says itself. */
function oftenInWords({ event, calendar }: ShownEvent, language: string, siteWords?: SiteWords): string | null {
  if (event.start === null) return null;
  const zone = knownTimeZone(event.timeZone, knownTimeZone(calendar.timeZone, 'UTC'));
  return seriesInWords(event, zone, dateLocale(language, zone), siteWords, { timed: false });
}

/** A row has little room. The page of the series has its whole title. */
const longestTitle = 90;

/**
 * What a row of a list says of an event's dates and of the series that the portal names, with a link to it. Empty: it has
 * one date, and belongs to none.
 */
export function seriesNote(
  one: ShownEvent & { readonly following?: string | null },
  page: Pick<ListOptions, 'phrases' | 'timeZone'> & Pick<Frame, 'siteWords' | 'root' | 'lang'>,
): readonly Html[] {
  const { event, calendar, language } = one;
  const line = repeatsLine(one, page);
  const repeats = line === '' ? [] : [line];
  const id = seriesIdOf(event);
  const title = cleanLine(event.series?.title ?? '');
  if (id === null || title === '') return repeats;
  const link = html`<a href="${seriesHref(page.root, calendar.slug, id, page.lang)}" lang="${language}" dir="auto">${shorten(title, longestTitle)}</a>`;
  return [...repeats, link];
}
