import { html } from 'hono/html';
import type { Html } from '../frame/html.ts';
import { eventRow, isCalledOff, type ListOptions } from '../listing/event-row.ts';
import { dateFormat, localDays, timeOfDay, today } from '../listing/event-time.ts';
import type { Occurrence, ShownEvent } from '../listing/shown-events.ts';

/** Events day by day, in their order. Events that began before `firstDay` are still running, and are listed under it. */
export function agenda(
  occurrences: readonly Occurrence[],
  options: ListOptions & { readonly firstDay?: string | null },
): Html {
  const days = new Map<string, Occurrence[]>();
  for (const one of occurrences) {
    const { first } = localDays(one, options.timeZone);
    const day = options.firstDay != null && first < options.firstDay ? options.firstDay : first;
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return html`<div class="agenda">
${[...days].map(([day, list]) => daySection(day, list, options))}</div>`;
}

function daySection(day: string, list: readonly Occurrence[], options: ListOptions): Html {
  return html`<section class="day" id="d-${day}">
${dayHeading(day, options)}
<ul class="events">
${list.map((one) => eventRow(one, html`<time datetime="${one.start}"${isCalledOff(one) ? html` class="off"` : ''}>${timeOfDay(one, options.phrases, options.timeZone)}</time>`, options))}</ul>
</section>
`;
}

function dayHeading(day: string, { phrases, timeZone, now }: ListOptions): Html {
  const at = Date.parse(day);
  const thisDay = today(now, timeZone);
  const away = Math.round((at - Date.parse(thisDay)) / 86_400_000);
  const near = Math.abs(away) <= 1 ? new Intl.RelativeTimeFormat(phrases.language, { numeric: 'auto' }) : null;
  const weekday = dateFormat(phrases.language, { timeZone: 'UTC', weekday: 'long' }).format(at);
  const date = dateFormat(phrases.language, { timeZone: 'UTC', day: 'numeric', month: 'long' }).format(at);
  // The year is an element of its own, and absent in the current year: most of a list has the same one.
  const year = day.slice(0, 4) === thisDay.slice(0, 4) ? '' : html` <span class="year">${day.slice(0, 4)}</span>`;
  return html`<h2 class="day-name${away === 0 ? ' now' : ''}"><time datetime="${day}"><span class="date">${date}</span> <span class="weekday">${weekday}</span>${year}</time>${near ? html` <span class="near">${near.format(away, 'day')}</span>` : ''}</h2>`;
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
