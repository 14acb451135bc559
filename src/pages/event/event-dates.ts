import { html } from 'hono/html';
import { seriesInWords } from '../../feeds/series/series-in-words.ts';
import { commaJoined, dateLocale } from '../../i18n/language-tag.ts';
import { eventHref } from '../frame/event-href.ts';
import type { Html } from '../frame/html.ts';
import { eventState, isCalledOff } from '../listing/event-row.ts';
import { dateFormat, eventTime, localDays, startOfEvent, today } from '../listing/event-time.ts';
import { isOver, type Occurrence } from '../listing/shown-events.ts';
import type { EventPage } from './event-occurrences.ts';

/** The rule of a series in words, its next date, and its dates by month. Those that are over are folded. Empty: there is one date. */
export function eventDates(page: EventPage): Html | '' {
  const { dates, shown, phrases, timeZone, now, series, nextDate, moreDates } = page;
  if (dates.length < 2) return '';
  const words = phrases.event;
  const rule = series && seriesInWords(series.event, timeZone, dateLocale(phrases.language, timeZone), page.siteWords);
  const next = nextDate === null || nextDate.start === shown.start ? null : nextDate;
  const past = dates.filter((one) => isOver(one, now));
  const coming = dates.filter((one) => !isOver(one, now));
  return html`<section class="dates" id="dates"><h2>${words.dates}</h2>
${rule === null ? '' : html`<p class="rule" dir="auto">${unbrokenHours(rule)}</p>`}
${next === null ? '' : html`<p class="next-date">${phrases.listing.next(eventTime(next, phrases.language, timeZone, now).date)}</p>`}
${
  past.length === 0
    ? ''
    : html`<details${coming.length === 0 || past.some(({ start }) => start === shown.start) ? html` open` : ''}><summary>${words.pastDates(past.length)}</summary>
${byMonth(past, page)}</details>`
}
${byMonth(coming, page)}
${moreDates ? html`<p class="soft">${words.moreDates}</p>` : ''}</section>`;
}

/** A text whose hours, `12:15–13:00`, do not wrap behind their dash. */
const unbrokenHours = (text: string): readonly Html[] =>
  text
    .split(/(\d[\d:.]*–\d[\d:.]*,?)/)
    .map((part, i) => (i % 2 === 1 ? html`<span class="short">${part}</span>` : html`${part}`));

function byMonth(dates: readonly Occurrence[], page: EventPage): readonly Html[] {
  const { phrases, timeZone, now } = page;
  const months = Map.groupBy(dates, (one) => localDays(one, timeZone).first.slice(0, 7));
  const thisYear = today(now, timeZone).slice(0, 4);
  return [...months].map(([month, list]) => {
    const year = month.slice(0, 4) === thisYear ? {} : ({ year: 'numeric' } as const);
    const name = dateFormat(phrases.language, { timeZone: 'UTC', month: 'long', ...year });
    return html`<h3>${name.format(Date.parse(`${month}-01`))}</h3>
<ul>
${list.map((one) => dateLine(one, page))}</ul>
`;
  });
}

function dateLine(one: Occurrence, page: EventPage): Html {
  const { shown, phrases, root, lang } = page;
  const state = eventState(one, phrases);
  const when = html`<time datetime="${one.start}"${isCalledOff(one) ? html` class="off"` : ''}>${shortTime(one, page)}</time>`;
  const badge = state === null ? '' : html` <span class="badge ${state.kind}">${state.word}</span>`;
  return one.start === shown.start
    ? html`<li aria-current="true">${when}${badge}<span class="hidden"> (${phrases.event.thisDate})</span></li>
`
    : html`<li><a href="${eventHref(root, one, lang)}">${when}</a>${badge}</li>
`;
}

/** The day under the heading of its month, and the hour where dates differ in it. */
function shortTime(one: Occurrence, { dates, phrases, timeZone, now }: EventPage): string {
  const { first, last } = localDays(one, timeZone);
  if (first !== last) return eventTime(one, phrases.language, timeZone, now).date;
  const day = dateFormat(phrases.language, { timeZone: 'UTC', weekday: 'short', day: 'numeric' });
  const hour = ({ start }: Occurrence) => startOfEvent({ start, end: null }, phrases.language, timeZone);
  const own = hour(one);
  const text = day.format(Date.parse(first));
  return own === null || dates.every((other) => hour(other) === own) ? text : commaJoined(phrases.language, text, own);
}
