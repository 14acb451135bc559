import { html } from 'hono/html';
import type { Html } from '../frame/html.ts';
import { eventHref } from '../frame/page-links.ts';
import { eventState, isOff } from '../listing/event-row.ts';
import { eventTime } from '../listing/event-time.ts';
import type { EventPage } from './event-dates.ts';

/** All times that an event takes place, where there is more than one. */
export function eventDates(page: EventPage): Html | '' {
  const { dates, shown, phrases, timeZone, root, lang, now } = page;
  if (dates.length < 2) return '';
  const line = (one: (typeof dates)[number]) => {
    const { date, time } = eventTime(one, phrases.language, timeZone, now);
    const state = eventState(one, phrases);
    const when = html`<time datetime="${one.start}"${isOff(one) ? html` class="off"` : ''}>${date}${time === null ? '' : html`, ${time}`}</time>`;
    const badge = state === null ? '' : html` <span class="badge ${state.kind}">${state.word}</span>`;
    return one.start === shown.start
      ? html`<li aria-current="true">${when}${badge} <span class="soft">(${phrases.event.thisDate})</span></li>
`
      : html`<li><a href="${eventHref(root, one, lang)}">${when}</a>${badge}</li>
`;
  };
  return html`<section class="dates"><h2>${phrases.event.dates}</h2>
<ul>
${dates.map(line)}${page.moreDates ? html`<li>…</li>` : ''}</ul></section>`;
}
