import { html } from 'hono/html';
import type { Organizer } from '../../calendar/event.ts';
import { placeName } from '../../calendar/event-names.ts';
import { coordinates, placeText } from '../../feeds/event-place.ts';
import { eventFile } from '../../feeds/identifiers.ts';
import { comparable } from '../../feeds/select/selection.ts';
import { frequencyInWords } from '../../feeds/series/series-in-words.ts';
import { webUrl } from '../../feeds/text/clean-text.ts';
import { dateLocale } from '../../i18n/language-tag.ts';
import { addLinks } from '../add-links.ts';
import { filterHref } from '../frame/filter-href.ts';
import type { Html } from '../frame/html.ts';
import { shareButton } from '../frame/share-button.ts';
import { isCalledOff, stateOf } from '../listing/event-row.ts';
import { eventTime, formerTime, zoneName } from '../listing/event-time.ts';
import { isOver, type Occurrence } from '../listing/shown-events.ts';
import type { EventPage } from './event-occurrences.ts';
import { priceFact, programFacts } from './event-offer.ts';
import { actionButton, mainAction } from './main-action.ts';
import { mapLink } from './map-link.ts';

/** When, where, for how much and by whom, and the menu to add the event to a calendar. `self` is the page's URL, absolute. */
export function eventFacts(page: EventPage, occurrence: Occurrence | null, title: string, self: string): Html {
  const { phrases, shown } = page;
  const { event, calendar } = shown;
  const words = phrases.event;
  const online = webUrl(event.onlineUrl);
  const source = webUrl(event.url);
  const isCancelled = stateOf(shown) === 'cancelled';
  const action = mainAction(page, occurrence);
  const isPast = occurrence !== null && isOver(occurrence, page.now);
  // The main button leads there already.
  const isPlain = isCancelled || isPast || action?.kind === 'join';
  return html`<aside class="facts" aria-label="${words.when}">
${action === null ? '' : actionButton(action, page)}
<dl>
<dt>${words.when}</dt><dd>${when(page, occurrence)}</dd>
${where(page)}
${online === null ? '' : html`<dt>${words.online}</dt><dd>${isPlain ? html`<span${isCancelled ? html` class="off"` : ''}>${new URL(online).host}</span>` : html`<a href="${online}" rel="noopener">${words.join}</a>`}</dd>`}
${priceFact(page)}
${programFacts(page)}
${event.organizer === null ? '' : html`<dt>${words.organizer}</dt><dd>${organizer(event.organizer, page)}</dd>`}
${event.categories.length === 0 ? '' : html`<dt>${words.categories}</dt><dd class="chips">${event.categories.map((name) => html`<a href="${filterHref(page.root, calendar.slug, { category: [comparable(name)] }, page.lang)}" dir="auto">${name}</a>`)}</dd>`}
</dl>
${occurrence === null || isPast || isCalledOff(shown) ? '' : addToCalendar(page, occurrence, title, self, action !== null && action.kind !== 'soldOut')}
${source === null ? '' : html`<p class="source"><a href="${source}">${words.source(new URL(source).host)}</a></p>`}
${shareButton(phrases)}
</aside>`;
}

function when(page: EventPage, occurrence: Occurrence | null): Html | string {
  const { phrases, timeZone, now } = page;
  if (occurrence === null) return phrases.dateToBeAnnounced;
  const former = formerTime(occurrence, phrases.language, timeZone, now);
  const { event, start, end } = occurrence;
  const { date, time } = eventTime(occurrence, phrases.language, timeZone, now, 'long');
  const off = isCalledOff(occurrence);
  const said = html`<time datetime="${start}"${off ? html` class="off"` : ''}><strong>${date}</strong>${time === null ? '' : html`<br>${time}`}</time>${former === null ? '' : html`<br><span class="former">${phrases.former(former)}</span>`}`;
  const repeats = frequencyLine(page);
  if (event.allDay) return html`${said}<br><span class="soft">${phrases.allDay}</span>${repeats}`;
  if (off) return html`${said}${repeats}`;
  // The page's script fills in the visitor's own time if it differs.
  return html`${said}<br><span class="soft">${zoneName(start, phrases.language, timeZone)}</span>
<p class="yours" data-local="${start}" data-end="${end ?? start}" data-zone="${timeZone}" data-language="${dateLocale(phrases.language, timeZone)}" hidden>${phrases.event.yourTime} <span></span></p>${repeats}`;
}

/** How often the event takes place, with a link to its dates. Empty: it has one. */
function frequencyLine({ series, dates, phrases, timeZone, siteWords }: EventPage): Html | '' {
  if (dates.length < 2) return '';
  const often = series && frequencyInWords(series.event, timeZone, dateLocale(phrases.language, timeZone), siteWords);
  return html`<p class="repeats"><a href="#dates">${often ?? phrases.event.dates}</a></p>`;
}

/**
 * The place with a link to a map, and to what else takes place there. The page loads nothing from the map's server.
 */
function where({ phrases, shown, map: template, shares, root, lang }: EventPage): Html | '' {
  const { location } = shown.event;
  if (location === null) return '';
  const { name, address } = location;
  const map = template === false ? null : mapLink(location, template);
  const others =
    shares.place && filterHref(root, shown.calendar.slug, { place: [comparable(placeName(shown.event) ?? '')] }, lang);
  return html`<dt>${phrases.event.where}</dt>
<dd>${name === null ? '' : html`<strong dir="auto">${name}</strong>`}${name !== null && address !== null ? html`<br>` : ''}${address === null ? '' : html`<span class="address" dir="auto">${address}</span>`}${map === null ? '' : html`<br><a href="${map}" rel="noopener">${coordinates(location) ? phrases.event.map : phrases.event.findOnMap}</a>`}${others === false ? '' : html`<span data-server><br><a href="${others}">${phrases.event.moreHere}</a></span>`}</dd>
`;
}

/** The name leads to the organizer's other events, if there are any. */
function organizer({ name, email }: Organizer, { shown, shares, root, lang }: EventPage): Html | string {
  const to = email === null ? null : `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
  if (name === null || !shares.organizer)
    return to === null
      ? html`<span dir="auto">${name ?? ''}</span>`
      : html`<a href="${to}" dir="auto">${name ?? email}</a>`;
  const others = filterHref(root, shown.calendar.slug, { organizer: [comparable(name)] }, lang);
  return html`<a href="${others}" dir="auto">${name}</a>${to === null ? '' : html`<br><a href="${to}" dir="ltr">${email}</a>`}`;
}

/** `second`: there is a main button beside it. */
function addToCalendar(page: EventPage, occurrence: Occurrence, title: string, self: string, second: boolean): Html {
  const { phrases, root } = page;
  const { event, start, end } = occurrence;
  const links = addLinks({
    title,
    start,
    end,
    place: placeText(event.location) ?? event.onlineUrl,
    description: event.summary ?? event.description?.text ?? null,
    links: [event.onlineUrl, self],
  });
  const programs = phrases.subscription.programs;
  // A file holds a series as a whole; the links can only hand over one date.
  const [all, one] = page.dates.length < 2 ? ['', ''] : [html`<span>${phrases.event.addsAll}</span>`, html`<span>${phrases.event.addsOne}</span>`]; // biome-ignore format: a pair
  return html`<details class="subscribe add${second ? ' second' : ''}" name="subscribe">
<summary><span>${phrases.event.add}</span></summary>
<div class="menu">
<ul class="targets">
<li data-first="apple other"><a href="${eventFile(root, page.shown.calendar, event)}" download><strong>${phrases.event.file}</strong>${all}</a></li>
<li data-first="android"><a href="${links.google}" rel="noopener"><strong>${programs.google.name}</strong>${one}</a></li>
<li data-first="windows"><a href="${links.outlook}" rel="noopener"><strong>${programs.outlook.name}</strong>${one}</a></li>
<li><a href="${links.office}" rel="noopener"><strong>${programs.office.name}</strong>${one}</a></li>
</ul>
</div>
</details>`;
}
