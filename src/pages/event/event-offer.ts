import { html } from 'hono/html';
import type { Price } from '../../calendar/event.ts';
import { cleanLine, webUrl } from '../../feeds/text/clean-text.ts';
import type { PageWords } from '../../i18n/words/page-words.ts';
import type { Html } from '../frame/html.ts';
import { isCalledOff } from '../listing/event-row.ts';
import { type Occurrence, timeSpanOf } from '../listing/shown-events.ts';
import type { EventPage } from './event-occurrences.ts';

/** The price, the way to take part, and whether there are places left. */
export function offerFacts(page: EventPage, occurrence: Occurrence | null): Html {
  const { phrases, shown, now } = page;
  const { price, registrationUrl, soldOut } = shown.event;
  const words = phrases.event;
  const isOver = occurrence !== null && timeSpanOf(occurrence).ends <= now && timeSpanOf(occurrence).begins < now;
  const isOpen = !isOver && !isCalledOff(shown);
  const link = isOpen ? webUrl(registrationUrl ?? null) : null;
  const text = price && priceText(price, page);
  return html`${text ? html`<dt>${words.price}</dt><dd>${text}</dd>` : ''}
${isOpen && (soldOut || link !== null) ? html`<dt>${words.registration}</dt><dd>${soldOut ? html`<strong class="sold-out">${words.soldOut}</strong>` : ''}${link === null ? '' : soldOut ? html`<br><a href="${link}" rel="noopener">${words.register}</a>` : html`<a class="button" href="${link}" rel="noopener">${words.register}</a>`}</dd>` : ''}`;
}

/**
 * The price for the visitor. The portal's own words say more than two numbers; whoever reads another language gets the
 * numbers, too.
 */
function priceText(price: Price, { phrases, shown }: EventPage): Html | string | null {
  const amounts = formatPrice(price, phrases);
  const said = price.text === null ? '' : cleanLine(price.text);
  if (said === '') return amounts;
  const own = html`<span lang="${shown.language}" dir="auto">${said}</span>`;
  const isRead = primary(shown.language) === primary(phrases.language);
  return amounts === null || isRead ? own : html`${amounts}<br><span class="soft">${own}</span>`;
}

const primary = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** The amounts in the visitor's language: `€10–25`, `from €10`, `Free`. Null: there are none. */
export function formatPrice({ free, from, to, currency }: Price, { language, event }: PageWords): string | null {
  if (free) return event.free;
  const format = new Intl.NumberFormat(language, {
    ...(currency === null ? {} : { style: 'currency', currency }),
    trailingZeroDisplay: 'stripIfInteger',
  });
  if (from !== null && to !== null) return from < to ? format.formatRange(from, to) : format.format(from);
  if (from !== null) return event.priceFrom(format.format(from));
  return to === null ? null : event.priceUpTo(format.format(to));
}

/** Who performs or speaks, and the series that the event belongs to. */
export function programFacts({ phrases, shown }: EventPage): Html {
  const { performers = [], series } = shown.event;
  const words = phrases.event;
  const names = performers.map(cleanLine).filter((name) => name !== '');
  const title = cleanLine(series?.title ?? '');
  return html`${names.length === 0 ? '' : html`<dt>${words.performers}</dt><dd><ul>${names.map((name) => html`<li lang="${shown.language}" dir="auto">${name}</li>`)}</ul></dd>`}
${title === '' ? '' : html`<dt>${words.series}</dt><dd><span lang="${shown.language}" dir="auto">${title}</span></dd>`}`;
}
