import { html } from 'hono/html';
import { webUrl } from '../../feeds/text/web-url.ts';
import type { PageWords } from '../../i18n/words/page-words.ts';
import type { Html } from '../frame/html.ts';
import { formerTime } from './event-time.ts';
import type { Occurrence, ShownEvent } from './shown-events.ts';

/** What sets an event apart from one that takes place as announced. */
interface EventState {
  readonly kind: 'cancelled' | 'postponed' | 'moved' | 'tentative';
  readonly word: string;
}

type Shown = Pick<Occurrence, 'removed' | 'movedFrom'> & {
  readonly event: Pick<ShownEvent['event'], 'status' | 'start'>;
};

/** Null: it takes place as announced. */
export function stateOf({ event, removed, movedFrom }: Shown): EventState['kind'] | null {
  if (removed || event.status === 'cancelled') return 'cancelled';
  // It had a date, and has none yet.
  if (event.status === 'postponed' || (movedFrom !== null && event.start === null)) return 'postponed';
  if (movedFrom !== null) return 'moved';
  return event.status === 'tentative' ? 'tentative' : null;
}

/** It does not take place at its time, which is struck through then. */
export function isCalledOff(shown: Shown): boolean {
  const state = stateOf(shown);
  return state === 'cancelled' || state === 'postponed';
}

/** What became of it, with its word. */
export function eventState(shown: Shown, phrases: PageWords): EventState | null {
  const kind = stateOf(shown);
  return kind && { kind, word: phrases[kind] };
}

/** Everything that a list of events needs beside them. */
export interface ListOptions {
  readonly phrases: PageWords;
  /** IANA: the zone that times are said and days are counted in. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The page of an event, or of one of its occurrences. */
  readonly linkOf: (occurrence: ShownEvent & { readonly start?: string }) => string;
  /** Says which calendar each event is of: for lists of several. */
  readonly showCalendar: boolean;
}

/** What an event is called, and what became of it, in words and in colour: for a list. */
export function eventTitle(one: ShownEvent & { start?: string }, options: ListOptions): Html {
  const { phrases, linkOf } = options;
  const state = eventState(one, phrases);
  const badge = state ? html`<span class="badge ${state.kind}">${state.word}</span> ` : '';
  const off = state?.kind === 'cancelled' ? html` class="off"` : '';
  return html`${badge}<a href="${linkOf(one)}"${off} lang="${one.language}" dir="auto">${one.event.title ?? phrases.untitled}</a>`;
}

/** One event of a list: when, what, where, and its picture. `when` is written already. */
export function eventRow(one: ShownEvent & { start?: string }, when: Html | string, options: ListOptions): Html {
  const { event, calendar, language } = one;
  const image = webUrl(event.image);
  const place = placeLine(one, options.phrases);
  return html`<li class="event">
<div class="when">${when}</div>
<div class="what"><h3>${eventTitle(one, options)}</h3>
${formerLine(one, options)}${event.summary === null ? '' : html`<p class="summary" lang="${language}" dir="auto">${event.summary}</p>`}
${place === null ? '' : html`<p class="where" dir="auto">${place}</p>`}
${options.showCalendar ? html`<p class="where" dir="auto">${calendar.title}</p>` : ''}</div>
${image === null ? '' : html`<img class="thumb" src="${image}" alt="" width="120" height="90" loading="lazy" decoding="async" referrerpolicy="no-referrer">`}
</li>
`;
}

/** When it was to be, in a line of its own; empty where it takes place as announced. */
export function formerLine(one: ShownEvent, { phrases, timeZone, now }: ListOptions): Html | '' {
  const former = formerTime(one, phrases.language, timeZone, now);
  return former === null
    ? ''
    : html`<p class="former">${phrases.former(former)}</p>
`;
}

/** Where, in a few words. */
export function placeLine({ event }: Pick<Occurrence, 'event'>, phrases: PageWords): string | null {
  const place = event.location?.name ?? event.location?.address ?? null;
  if (place === null) return event.onlineUrl === null ? null : phrases.online;
  return event.onlineUrl === null ? place : `${place} · ${phrases.online}`;
}
