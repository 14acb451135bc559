import { html } from 'hono/html';
import { webUrl } from '../../feeds/text/clean-text.ts';
import type { PageWords } from '../../i18n/words/page-words.ts';
import type { Html } from '../frame/html.ts';
import { isCalledOff } from '../listing/event-row.ts';
import { isOver, type Occurrence } from '../listing/shown-events.ts';
import type { EventPage } from './event-occurrences.ts';

/** What a visitor does about the event: the one main button of its page. */
export interface MainAction {
  readonly kind: 'tickets' | 'register' | 'join' | 'soldOut';
  /** http or https. Null: there is nothing to do, because it is sold out. */
  readonly url: string | null;
}

/** Null: the event is cancelled, postponed or over, or there is nothing to do but to come. */
export function mainAction(
  { shown, now }: Pick<EventPage, 'shown' | 'now'>,
  occurrence: Occurrence | null,
): MainAction | null {
  const { registrationUrl, soldOut, onlineUrl, price } = shown.event;
  if (isCalledOff(shown) || (occurrence !== null && isOver(occurrence, now))) return null;
  const registration = webUrl(registrationUrl ?? null);
  if (soldOut) return { kind: 'soldOut', url: registration };
  if (registration !== null)
    return { kind: (price?.to ?? price?.from ?? 0) > 0 ? 'tickets' : 'register', url: registration };
  const online = webUrl(onlineUrl);
  return online === null ? null : { kind: 'join', url: online };
}

/** The button. Of an event that is sold out it is a sentence, and a link, because there may be a waiting list. */
export function actionButton(action: MainAction, page: Pick<EventPage, 'phrases' | 'shown'>): Html {
  const { phrases } = page;
  const { kind, url } = action;
  if (kind !== 'soldOut')
    return html`<p class="act"><a class="button" href="${url}" rel="noopener">${labelOf(kind, page)}</a></p>`;
  const link = url === null ? '' : html`<a href="${url}" rel="noopener">${phrases.event.register}</a>`;
  return html`<p class="act"><strong class="spent">${phrases.event.soldOut}</strong>${link}</p>`;
}

function labelOf(
  kind: 'tickets' | 'register' | 'join',
  { phrases, shown }: Pick<EventPage, 'phrases' | 'shown'>,
): string {
  const words: PageWords['event'] = phrases.event;
  if (kind === 'tickets') return words.getTickets;
  if (kind === 'join') return words.join;
  // Where nothing is said of a price, there may be tickets.
  return shown.event.price?.free ? words.signUp : words.register;
}
