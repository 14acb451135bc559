import { html } from 'hono/html';
import { isDay } from '../../calendar/day.ts';
import { webUrl } from '../../feeds/text/clean-text.ts';
import { commaJoined } from '../../i18n/language-tag.ts';
import type { Html } from '../frame/html.ts';
import { pictureElement } from '../frame/picture-element.ts';
import { cardLines, eventTitle, formerLine, isCalledOff, type ListOptions } from '../listing/event-row.ts';
import { dateFormat, eventTime } from '../listing/event-time.ts';
import type { Occurrence } from '../listing/shown-events.ts';
import { colorClass } from '../style/calendar-color.ts';

/**
 * Events as cards with their pictures. An event without one shows its day at the same place, so that the cards stay in
 * line; where no event has a picture, there is no such place at all. `heading`: of the list, for screen readers.
 */
export function eventCards(occurrences: readonly Occurrence[], heading: string, options: ListOptions): Html {
  const pictured = occurrences.some(({ event }) => webUrl(event.image) !== null);
  return html`<h2 class="hidden">${heading}</h2>
<ul class="tiles">
${occurrences.map((one, i) => card(one, pictured, i < firstScreen, options))}</ul>`;
}

/** So many cards a wide screen shows at once in the first row, and a phone nearly. */
const firstScreen = 3;

function card(one: Occurrence, pictured: boolean, priority: boolean, options: ListOptions): Html {
  const { phrases, timeZone, now } = options;
  const { date, time } = eventTime(one, phrases.language, timeZone, now);
  return html`<li class="tile">${pictured ? picture(one, priority, options) : ''}
<time class="${isCalledOff(one) ? 'when off' : 'when'}" datetime="${one.start}">${time === null ? date : commaJoined(phrases.language, date, time)}</time>
<h3>${eventTitle(one, options)}</h3>
${formerLine(one, options)}${cardLines(one, options)}</li>
`;
}

function picture(one: Occurrence, priority: boolean, { phrases, timeZone, images }: ListOptions): Html {
  const image = webUrl(one.event.image);
  const zone = isDay(one.start) ? 'UTC' : timeZone;
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(phrases.language, { timeZone: zone, ...options }).format(Date.parse(one.start));
  const leaf = html`<span class="leaf" aria-hidden="true"><span>${format({ day: 'numeric' })}</span>${format({ month: 'short' })}</span>`;
  return html`<div class="${`face ${colorClass(one.calendar.color)}`.trimEnd()}">${leaf}${image === null ? '' : pictureElement(image, { place: 'card', images, priority })}</div>`;
}
