import { html } from 'hono/html';
import { isDay } from '../../calendar/day.ts';
import { wallAt } from '../../calendar/instant.ts';
import { knownTimeZone } from '../../calendar/time-zone.ts';
import { seriesInWords } from '../../feeds/series/series-in-words.ts';
import type { Html } from '../frame/html.ts';
import type { ListOptions } from './event-row.ts';
import { dateFormat } from './event-time.ts';
import type { ShownEvent } from './shown-events.ts';

/** How often an event takes place, for the one entry that stands for all its dates, and the date after this one. */
export function repeatsLine(
  one: ShownEvent & { readonly following?: string | null },
  { phrases, timeZone }: Pick<ListOptions, 'phrases' | 'timeZone'>,
): Html | '' {
  const { event, following = null } = one;
  const often = event.recurrence === null ? null : oftenInWords(one, phrases.language);
  if (often !== null) return html`<span>${often}</span>`;
  if (following === null) return event.recurrence === null ? '' : html`<span>${phrases.listing.severalDates}</span>`;
  const zone = isDay(following) ? 'UTC' : timeZone;
  const day = dateFormat(phrases.language, { timeZone: zone, weekday: 'short', day: 'numeric', month: 'short' });
  return html`<span>${phrases.listing.severalDates}, <time datetime="${following}">${phrases.listing.next(day.format(Date.parse(following)))}</time></span>`;
}

/** In words without the hours, which the list says itself. */
function oftenInWords({ event, calendar }: ShownEvent, language: string): string | null {
  if (event.start === null) return null;
  const zone = knownTimeZone(event.timeZone, knownTimeZone(calendar.timeZone, 'UTC'));
  const start = isDay(event.start) ? event.start : wallAt(event.start, zone).day;
  return seriesInWords({ start, end: null, recurrence: event.recurrence }, zone, language);
}
