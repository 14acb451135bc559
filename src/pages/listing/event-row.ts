import { html } from 'hono/html';
import { webUrl } from '../../feeds/text/clean-text.ts';
import { shorten } from '../../feeds/text/shorten.ts';
import type { PageWords } from '../../i18n/words/page-words.ts';
import { dottedLine } from '../frame/dotted-line.ts';
import { colorDot, type Html } from '../frame/html.ts';
import { pictureElement } from '../frame/picture-element.ts';
import { eventBadges } from './event-badges.ts';
import { formerTime } from './event-time.ts';
import { isOver, type Occurrence, repeatKey, type ShownEvent } from './shown-events.ts';

/** The state of an event that does not take place as announced. */
interface EventState {
  readonly kind: 'cancelled' | 'postponed' | 'moved' | 'tentative';
  readonly word: string;
}

type Shown = Pick<Occurrence, 'removed' | 'movedFrom'> & {
  readonly event: Pick<ShownEvent['event'], 'status' | 'start'>;
};

/** The state of an event. Null: it takes place as announced. */
export function stateOf({ event, removed, movedFrom }: Shown): EventState['kind'] | null {
  if (removed || event.status === 'cancelled') return 'cancelled';
  // A moved event without a new date is postponed.
  if (event.status === 'postponed' || (movedFrom !== null && event.start === null)) return 'postponed';
  if (movedFrom !== null) return 'moved';
  return event.status === 'tentative' ? 'tentative' : null;
}

/** The event does not take place at its time, so the time is struck through. */
export function isCalledOff(shown: Shown): boolean {
  const state = stateOf(shown);
  return state === 'cancelled' || state === 'postponed';
}

/** The state of an event with its word for the visitor. Null: it takes place as announced. */
export function eventState(shown: Shown, phrases: PageWords): EventState | null {
  const kind = stateOf(shown);
  return kind && { kind, word: phrases[kind] };
}

/** What a list needs in addition to its events. */
export interface ListOptions {
  readonly phrases: PageWords;
  /** IANA: the zone of times and days. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The address of an event's page; with `start`, of the page for that occurrence. */
  readonly linkOf: (occurrence: ShownEvent & { readonly start?: string }) => string;
  /** Names each event's calendar, for lists over several calendars. */
  readonly showCalendar: boolean;
  /** `site.images`. */
  readonly images: string;
  /** What else there is to say about an event. */
  readonly note?: (one: ShownEvent) => readonly Html[];
}

/** The title of an event as a link, with a badge that names its state. */
export function eventTitle(one: ShownEvent & { start?: string }, options: ListOptions): Html {
  const { phrases, linkOf } = options;
  const state = eventState(one, phrases);
  const badge = state ? html`<span class="badge ${state.kind}">${state.word}</span> ` : '';
  const off = state?.kind === 'cancelled' ? html` class="off"` : '';
  return html`${badge}<a href="${linkOf(one)}"${off} lang="${one.language}" dir="auto">${one.event.title ?? phrases.untitled}</a>`;
}

/** One event of a list: when, what, where, and its picture. `when` is the finished time. */
export function eventRow(one: ShownEvent & { start?: string }, when: Html | string, options: ListOptions): Html {
  const { event, language } = one;
  const image = webUrl(event.image);
  return html`<li class="event">
<div class="when">${when}</div>
<div class="what"><h3>${eventTitle(one, options)}</h3>
${formerLine(one, options)}${event.summary === null ? '' : html`<p class="summary" lang="${language}" dir="auto">${event.summary}</p>`}
${lastLine(one, options)}</div>
${image === null ? '' : pictureElement(image, { place: 'thumb', images: options.images })}
</li>
`;
}

/**
 * Where the event is, in which calendar, and what else there is to say, in one line with its badges. Empty if there is
 * nothing.
 */
export function lastLine(one: ShownEvent & { start?: string; end?: string | null }, options: ListOptions): Html | '' {
  const badges = badgesOf(one, options);
  const parts = [...whereParts(one, options, badges.length > 0), ...(options.note?.(one) ?? [])];
  return parts.length + badges.length === 0
    ? ''
    : html`<p class="where dotted">${dottedLine(parts)}${badges.length === 0 ? '' : html` <span class="marks">${spaced(badges)}</span>`}</p>
`;
}

/** The same in lines of their own, for a card, which has no room for long ones. */
export function cardLines(one: ShownEvent & { start?: string; end?: string | null }, options: ListOptions): Html {
  const badges = badgesOf(one, options);
  const parts = whereParts(one, options, badges.length > 0);
  const [note, ...notes] = options.note?.(one) ?? [];
  return html`${
    parts.length === 0
      ? ''
      : html`<p class="where dotted">${dottedLine(parts)}</p>
`
  }${
    note === undefined
      ? ''
      : html`<p class="again dotted">${dottedLine([html`${repeatKey(one) === null ? '' : html`<span class="sign-of-repeat" aria-hidden="true">↻</span>`}${note}`, ...notes])}</p>
`
  }${
    badges.length === 0
      ? ''
      : html`<p class="badges">${spaced(badges)}</p>
`
  }`;
}

/** Longer names would take more room than the event. Its page has them whole. */
const longestName = 90;

function whereParts(one: ShownEvent, options: ListOptions, hasBadges: boolean): readonly Html[] {
  const { calendar } = one;
  const place = hasBadges ? placeName(one) : placeLine(one, options.phrases);
  return [
    place === null ? '' : html`<span dir="auto">${shorten(place, longestName)}</span>`,
    options.showCalendar
      ? html`${colorDot(calendar.color)}<span dir="auto">${shorten(calendar.title, longestName)}</span>`
      : '',
  ].filter((part): part is Html => part !== '');
}

const spaced = (badges: readonly Html[]): readonly Html[] =>
  badges.map((badge, i) => html`${i === 0 ? '' : ' '}${badge}`);

const badgesOf = (one: ShownEvent & { start?: string; end?: string | null }, { now, phrases }: ListOptions) =>
  hasBadges(one, now) ? eventBadges(one, phrases) : [];

/** What is called off or over asks nobody to come. */
function hasBadges(one: ShownEvent & { start?: string; end?: string | null }, now: number): boolean {
  const { start, end = null } = one;
  return !isCalledOff(one) && (start === undefined || !isOver({ ...one, start, end }, now));
}

/** A line with the time that a moved event was first announced for. Empty if it was not moved. */
export function formerLine(one: ShownEvent, { phrases, timeZone, now }: ListOptions): Html | '' {
  const former = formerTime(one, phrases.language, timeZone, now);
  return former === null
    ? ''
    : html`<p class="former">${phrases.former(former)}</p>
`;
}

/** The place in one line, and whether people can join online. Null: neither is known. */
export function placeLine({ event }: Pick<Occurrence, 'event'>, phrases: PageWords): string | null {
  const place = placeName({ event });
  if (place === null) return event.onlineUrl === null ? null : phrases.online;
  return event.onlineUrl === null ? place : `${place} · ${phrases.online}`;
}

const placeName = ({ event }: Pick<Occurrence, 'event'>): string | null =>
  event.location?.name ?? event.location?.address ?? null;
