import { html } from 'hono/html';
import type { PageWords } from '../../i18n/words/page-words.ts';
import type { Html } from '../frame/html.ts';
import { eventRow, isCalledOff, type ListOptions } from '../listing/event-row.ts';
import { dateFormat, localDays, timeOfDay, today } from '../listing/event-time.ts';
import type { Occurrence, ShownEvent } from '../listing/shown-events.ts';
import { daysOf } from './named-days.ts';

export interface AgendaOptions extends ListOptions {
  /** Events that began before it are still running, and are listed under it. */
  readonly firstDay?: string | null;
  /** What follows the events of a day. */
  readonly endOf?: (day: string) => Html | '';
}

/** Events day by day, in their order. */
export function agenda(occurrences: readonly Occurrence[], options: AgendaOptions): Html {
  const days = new Map<string, Occurrence[]>();
  for (const one of occurrences) {
    const { first } = localDays(one, options.timeZone);
    const day = options.firstDay != null && first < options.firstDay ? options.firstDay : first;
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return html`<div class="agenda">
${[...days].map(([day, list]) => daySection(day, list, options))}</div>`;
}

function daySection(day: string, list: readonly Occurrence[], options: AgendaOptions): Html {
  return html`<section class="day" id="d-${day}">
${dayHeading(day, options)}
<ul class="events">
${list.map((one) => eventRow(one, html`<time datetime="${one.start}"${isCalledOff(one) ? html` class="off"` : ''}>${timeOfDay(one, options.phrases, options.timeZone)}</time>`, options))}</ul>
${options.endOf?.(day) ?? ''}</section>
`;
}

function dayHeading(day: string, { phrases, timeZone, now }: ListOptions): Html {
  const at = Date.parse(day);
  const thisDay = today(now, timeZone);
  const away = Math.round((at - Date.parse(thisDay)) / 86_400_000);
  const near = nearName(day, thisDay, away, phrases);
  const weekday = dateFormat(phrases.language, { timeZone: 'UTC', weekday: 'long' }).format(at);
  const date = dateFormat(phrases.language, { timeZone: 'UTC', day: 'numeric', month: 'long' }).format(at);
  // The year is an element of its own, and absent in the current year: most of a list has the same one.
  const year = day.slice(0, 4) === thisDay.slice(0, 4) ? '' : html` <span class="year">${day.slice(0, 4)}</span>`;
  return html`<h2 class="day-name${away === 0 ? ' now' : ''}"><time datetime="${day}"><span class="date">${date}</span> <span class="weekday">${weekday}</span>${year}</time>${near === null ? '' : html` <span class="near">${near}</span>`}</h2>`;
}

/** What people call a day that is near: today, tomorrow, this weekend. */
function nearName(day: string, thisDay: string, away: number, phrases: PageWords): string | null {
  if (Math.abs(away) <= 1)
    return new Intl.RelativeTimeFormat(phrases.language, { numeric: 'auto' }).format(away, 'day');
  const weekend = daysOf('weekend', thisDay, phrases.language);
  return day >= weekend.from && day <= weekend.to ? phrases.listing.named.weekend : null;
}

/** The events without a date. */
export function undatedList(events: readonly ShownEvent[], options: ListOptions): Html | '' {
  if (events.length === 0) return '';
  return html`<section class="day undated">
<h2 class="day-name"><span class="date">${options.phrases.dateToBeAnnounced}</span></h2>
<ul class="events">
${events.map((one) => eventRow(one, '', options))}</ul>
</section>
`;
}
