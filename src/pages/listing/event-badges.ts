import { html } from 'hono/html';
import { formatPrice } from '../../feeds/format-price.ts';
import type { PageWords } from '../../i18n/words/page-words.ts';
import type { Html } from '../frame/html.ts';
import type { ShownEvent } from './shown-events.ts';

/** What people ask before they open the page of an event: are there places left, what does it cost, is it online? */
export function eventBadges({ event }: Pick<ShownEvent, 'event'>, phrases: PageWords): readonly Html[] {
  const { price, soldOut, onlineUrl } = event;
  const words = phrases.event;
  const cost = price && formatPrice(price, { ...words, language: phrases.language });
  return [
    ...(soldOut ? [html`<span class="badge sold">${words.soldOut}</span>`] : []),
    ...(cost && !soldOut ? [html`<span class="badge ${price.free ? 'free' : 'price'}">${cost}</span>`] : []),
    ...(onlineUrl === null ? [] : [html`<span class="badge online">${phrases.online}</span>`]),
  ];
}
